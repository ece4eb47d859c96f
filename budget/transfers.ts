import type { Page, Request } from '@playwright/test';

export interface Transfer {
  readonly path: string;
  /** As Playwright names it: `document`, `script`, `font`, `fetch` … */
  readonly type: string;
  /** Of the body as it came, encoded. */
  readonly bytes: number;
}

async function describeTransfer(request: Request): Promise<Transfer> {
  const response = await request.response();
  const length = response?.headers()['content-length'];
  // Where an answer does not say how long it is, no sum would mean anything.
  if (!length) throw new Error(`${request.url()} came without its length`);
  return { path: new URL(request.url()).pathname, type: request.resourceType(), bytes: Number(length) };
}

/** Notes what the page fetches from its own server from here on. @param counts what else must hold for it to count */
export function noteTransfers(page: Page, counts: (url: URL) => boolean = () => true) {
  const own: Request[] = [];
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.protocol.startsWith('http')) return;
    if (url.hostname !== 'localhost') elsewhere.push(url.href);
    else if (counts(url)) own.push(request);
  });
  return {
    /** All so far, each once its answer is there. */
    transfers: () => Promise.all(own.map(describeTransfer)),
    /** Addresses that are not the own server's: the World Bank's. */
    elsewhere: elsewhere as readonly string[],
  };
}

export const sumBytes = (transfers: readonly Transfer[]) =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0);
