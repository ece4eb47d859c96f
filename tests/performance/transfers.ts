import type { Page, Request } from '@playwright/test';
import { LanguageVisit, nameCountry, readWords } from '../support/languages.ts';
import { SAVED } from '../support/view.ts';

export interface Transfer {
  readonly path: string;
  /** As Playwright names it: `document`, `script`, `font`, `fetch` … */
  readonly type: string;
  /** The size of the encoded body. */
  readonly bytes: number;
}

export const sumOfBytes = (transfers: readonly Transfer[]): number =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0);

async function describeTransfer(request: Request): Promise<Transfer> {
  const length = (await request.response())?.headers()['content-length'];
  // Without the length of each response, there is no sum.
  if (!length) throw new Error(`${request.url()} came without its length`);
  return { path: new URL(request.url()).pathname, type: request.resourceType(), bytes: Number(length) };
}

/** Some browsers fetch the icon, others don't; and only a machine that is busy asks the own server for countries as well. */
const NOT_OF_EACH_VISIT = /favicon\.svg$|\/api\/(countries$|life-expectancy\/)/;

/** Records what the page fetches from its own server from now on. @returns all transfers so far, once their responses have arrived */
function noteTransfers(page: Page): () => Promise<Transfer[]> {
  const requests: Request[] = [];
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname === 'localhost' && !NOT_OF_EACH_VISIT.test(pathname)) requests.push(request);
  });
  return () => Promise.all(requests.map(describeTransfer));
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

const untilFontsAreThere = (page: Page): Promise<void> =>
  page.evaluate(() => document.fonts.ready.then(() => undefined));

/** Visits a page up to its results. @returns the HTML, the script before the form works, and everything */
export async function transferToResults(page: Page, path: string) {
  const listTransfers = noteTransfers(page);
  const visit = new LanguageVisit(page, await readWords(path));
  await page.goto(`./${path}`);
  await visit.listening();
  const [form, named] = [await listTransfers(), await listNamedScripts(page, path)];
  await visit.birthdate().fill('1984-02-29');
  await visit.chooseCountry(nameCountry(path, 'JP'));
  await visit.submit().click();
  await page.locator('#survival-title').waitFor();
  await untilFontsAreThere(page);
  return {
    html: form.filter(({ type }) => type === 'document'),
    script: form.filter((transfer) => named.includes(transfer.path)),
    all: await listTransfers(),
  };
}

/** Visits a page until it is there offline. @returns the files of that copy */
export async function transferToOffline(page: Page, path: string): Promise<Transfer[]> {
  await page.goto(`./${path}`);
  const cached = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const caught = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(caught)).flat().map(({ url }) => new URL(url).pathname);
  });
  const headers = { 'accept-encoding': 'br' };
  return Promise.all(
    cached
      .filter((each) => each !== '/complete')
      .map(async (each) => {
        const length = (await page.request.head(each, { headers })).headers()['content-length'];
        return { path: each, type: 'cached', bytes: Number(length) };
      }),
  );
}

/** Opens the view of a saved form. @returns everything up to its picture */
export async function transferToView(page: Page, path: string): Promise<Transfer[]> {
  const plain = { ...SAVED, document: { ...SAVED.document, activities: [], events: null } };
  await page.addInitScript((text) => localStorage.setItem('form', text), JSON.stringify(plain));
  const listTransfers = noteTransfers(page);
  await page.goto(`./${path}view/`);
  await page.locator('[data-marker=now-week]').waitFor();
  await untilFontsAreThere(page);
  return listTransfers();
}
