import type { Page, Request } from '@playwright/test';

export interface Transfer {
  readonly path: string;
  /** As Playwright names it: `document`, `script`, `font`, `fetch` … */
  readonly type: string;
  /** The size of the encoded body. */
  readonly bytes: number;
}

/** @returns `null` for a request that the page aborted: a busy machine also asks the own server for countries */
async function describeTransfer(request: Request): Promise<Transfer | null> {
  const response = await request.response();
  if (request.failure()) return null;
  const length = response?.headers()['content-length'];
  // Without the length of each response, there is no sum.
  if (!length) throw new Error(`${request.url()} came without its length`);
  return { path: new URL(request.url()).pathname, type: request.resourceType(), bytes: Number(length) };
}

/** Records what the page fetches from now on. */
export function noteTransfers(page: Page) {
  const own: Request[] = [];
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    // Some browsers fetch the icon, others don't.
    if (!url.protocol.startsWith('http') || url.pathname.endsWith('/favicon.svg')) return;
    if (url.hostname === 'localhost') own.push(request);
    else elsewhere.push(url.href);
  });
  return {
    /** All transfers from the own server so far, once their responses have arrived. */
    transfers: async () =>
      (await Promise.all(own.map(describeTransfer))).filter((transfer) => transfer !== null),
    /** Addresses of other servers. */
    elsewhere: elsewhere as readonly string[],
  };
}

export const sumBytes = (transfers: readonly Transfer[]) =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0);

export const listTransfers = (transfers: readonly Transfer[]) =>
  transfers.map(({ path, bytes }) => `${path} ${bytes}`).join('\n');
