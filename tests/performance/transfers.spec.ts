import type { CDPSession, Page, Request } from '@playwright/test';
import { LanguageVisit, nameCountry, readWords } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';
import { SAVED } from '../support/view.ts';
import { BUDGETS } from './budgets.ts';

interface Transfer {
  readonly path: string;
  /** As Playwright names it: `document`, `script`, `font`, `fetch` … */
  readonly type: string;
  /** The size of the encoded body. */
  readonly bytes: number;
}

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

function expectWithin(transfers: readonly Transfer[], limit: number): void {
  const list = transfers.map(({ path, bytes }) => `${path} ${bytes}`).join('\n');
  const sum = transfers.reduce((all, { bytes }) => all + bytes, 0);
  expect.soft(sum, list).toBeLessThanOrEqual(limit);
}

/**
 * The paths of the scripts named in a page's HTML, including those that it only preloads.
 * @param path `de/`; empty for English
 */
async function listNamedScripts(page: Page, path = ''): Promise<string[]> {
  const html = await (await page.request.get(`/${path}`)).text();
  const named = html.matchAll(/<(?:script[^>]* src|link rel="modulepreload"[^>]* href)="([^"]+)"/g);
  return [...new Set(Array.from(named, ([, source = '']) => source))];
}

/** English, and those with the longest scripts, the most accents and other letters. */
for (const path of ['', 'de/', 'fr/', 'ar/']) {
  test(`on /${path} the HTML, the script before the form works, and everything up to the first results are within their budgets`, {
    tag: path === '' ? [] : '@matrix',
  }, async ({ page, worldBank: _worldBank }) => {
    const listTransfers = noteTransfers(page);
    const visit = new LanguageVisit(page, await readWords(path));
    await page.goto(`./${path}`);
    await visit.listening();
    const form = await listTransfers();
    const html = form.filter(({ type }) => type === 'document');
    expect(html).toHaveLength(1);
    expectWithin(html, BUDGETS.htmlBytes);
    const named = await listNamedScripts(page, path);
    const start = form.filter((transfer) => named.includes(transfer.path));
    expect(start).not.toEqual([]);
    expectWithin(start, BUDGETS.interactiveScriptBytes);
    await visit.birthdate().fill('1984-02-29');
    await visit.chooseCountry(nameCountry(path, 'JP'));
    await visit.submit().click();
    await expect(page.locator('#chances-title')).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const all = await listTransfers();
    expectWithin(all, BUDGETS.bytesToResults);
    expect(all.length).toBeLessThanOrEqual(BUDGETS.requestsToResults);
  });
}

for (const path of ['', 'ar/']) {
  test(`on /${path}view/, everything up to the picture is within its budget, without React`, {
    tag: path === '' ? [] : '@matrix',
  }, async ({ page, visitor: _visitor, worldBank }) => {
    const plain = { ...SAVED, document: { ...SAVED.document, activities: [], events: null } };
    await page.addInitScript((text) => localStorage.setItem('form', text), JSON.stringify(plain));
    const listTransfers = noteTransfers(page);
    await page.goto(`./${path}view/`);
    await expect(page.locator('[data-marker=now-week]')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const transfers = await listTransfers();
    expectWithin(transfers, BUDGETS.viewBytes);
    expect(worldBank.asked).toEqual([]);
    const scripts = transfers.filter(({ type }) => type === 'script');
    expect(scripts).not.toEqual([]);
    for (const script of scripts) {
      expect(await (await page.request.get(script.path)).text()).not.toMatch(/useState|react\.element/);
    }
  });
}

test('the form works without any other script', async ({ page, visitor }) => {
  const named = await listNamedScripts(page);
  const held: string[] = [];
  await page.route('**/assets/*.js', (route) => {
    const { pathname } = new URL(route.request().url());
    if (named.includes(pathname)) return route.continue();
    held.push(pathname);
  });
  await visitor.open();
  await visitor.field('Activity 1 hours per day').fill('7.5');
  await expect(page.getByText('Total: 16.5 of 24 hours, 7.5 free')).toBeVisible();
  await visitor.submit();
  await expect(visitor.problems()).toBeFocused();
  expect(held).not.toEqual([]);
});

/** The files of the results. */
const RESULTS = /\/assets\/(en-)?results-[^/]+\.js$/;

/** The functions of the results that have run since the last call, by the browser's own count. */
async function countRun(profiler: CDPSession): Promise<number> {
  const { result } = await profiler.send('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => RESULTS.test(url))
    .flatMap(({ functions }) => functions)
    .filter(({ ranges }) => ranges.some(({ count }) => count > 0)).length;
}

test('the files of the results are fetched once the page is idle, and run with the first focus in the form', async ({
  page,
  visitor,
}) => {
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(request.url()));
  const profiler = await page.context().newCDPSession(page);
  await profiler.send('Profiler.enable');
  await profiler.send('Profiler.startPreciseCoverage', { callCount: true });
  await visitor.open();
  await expect.poll(() => fetched.filter((path) => RESULTS.test(path))).toHaveLength(2);
  expect(await countRun(profiler)).toBe(0);
  await visitor.field('Birthdate').focus();
  await expect.poll(() => countRun(profiler)).toBeGreaterThan(0);
});
