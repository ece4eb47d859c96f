import type { Page, Request } from '@playwright/test';
import { LanguageVisit, nameCountry, readWords } from '../support/languages.ts';
import { expect } from '../support/test.ts';

interface Transfer {
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

/** The files that a visit fetched from the own server, by stage. */
export interface Visit {
  /** Until the form works and the network is idle. */
  readonly form: readonly Transfer[];
  /** The scripts among `form` that the page's HTML names: the form works with them alone. */
  readonly start: readonly Transfer[];
  /** While the form is filled in. */
  readonly filling: readonly Transfer[];
  /** After the submit. */
  readonly results: readonly Transfer[];
  /** The number of requests to another server, the World Bank's. */
  readonly elsewhere: number;
}

/**
 * The paths of the scripts named in a page's HTML, including those that it only preloads.
 * @param path `de/`; empty for English
 */
export async function listNamedScripts(page: Page, path = ''): Promise<string[]> {
  const html = await (await page.request.get(`/${path}`)).text();
  const named = html.matchAll(/<(?:script[^>]* src|link rel="modulepreload"[^>]* href)="([^"]+)"/g);
  return [...new Set(Array.from(named, ([, source = '']) => source))];
}

/**
 * Fills in the form with a country, so that the results have all their sections, and waits for them.
 * @param path of the page in its language: `de/`; empty for English
 */
export async function visitToResults(page: Page, path = ''): Promise<Visit> {
  const noted = noteTransfers(page);
  const visit = new LanguageVisit(page, await readWords(path));
  await page.goto(`./${path}`);
  await visit.listening();
  await page.waitForLoadState('networkidle');
  const form = await noted.transfers();
  const named = await listNamedScripts(page, path);
  await visit.birthdate().fill('1984-02-29');
  await page.locator('.picker-button').click();
  await page.getByRole('option', { name: nameCountry(path, 'JP'), exact: true }).click();
  await page.waitForLoadState('networkidle');
  const filled = await noted.transfers();
  await visit.submit().click();
  await expect(page.locator('#chances-title')).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const all = await noted.transfers();
  return {
    form,
    start: form.filter((transfer) => named.includes(transfer.path)),
    filling: filled.slice(form.length),
    results: all.slice(filled.length),
    elsewhere: noted.elsewhere.length,
  };
}

export const upToResults = ({ form, filling, results }: Visit) => [...form, ...filling, ...results];
