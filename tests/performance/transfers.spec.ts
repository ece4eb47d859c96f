import type { CDPSession } from '@playwright/test';
import { LANGUAGE_PATHS } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';
import { BUDGETS } from './budgets.ts';
import {
  listNamedScripts,
  sumOfBytes,
  type Transfer,
  transferToOffline,
  transferToResults,
  transferToView,
} from './transfers.ts';

function expectWithin(transfers: readonly Transfer[], limit: number): void {
  const list = transfers.map(({ path, bytes }) => `${path} ${bytes}`).join('\n');
  expect(transfers).not.toEqual([]);
  expect.soft(sumOfBytes(transfers), list).toBeLessThanOrEqual(limit);
}

/** English, and those with the longest scripts, the most accents and other letters. */
for (const path of ['', 'de/', 'fr/', 'ar/']) {
  test(`on /${path} the HTML, the script before the form works, and everything up to the first results are within their budgets`, {
    tag: path === '' ? [] : '@matrix',
  }, async ({ page, worldBank: _worldBank }) => {
    const { html, script, all } = await transferToResults(page, path);
    expect(html).toHaveLength(1);
    expectWithin(html, BUDGETS.htmlBytes);
    expectWithin(script, BUDGETS.interactiveScriptBytes);
    expectWithin(all, BUDGETS.bytesToResults);
    expect(all.length).toBeLessThanOrEqual(BUDGETS.requestsToResults);
  });
}

test.describe('The copy for offline use', () => {
  test.use({ serviceWorkers: 'allow' });
  for (const path of ['', 'de/', 'ar/']) {
    test(`after a first visit to /${path} is within its budget`, {
      tag: path === '' ? [] : '@matrix',
    }, async ({ page, worldBank: _worldBank }) => {
      const files = await transferToOffline(page, path);
      expectWithin(files, BUDGETS.offlineBytes);
      expect(files.length).toBeLessThanOrEqual(BUDGETS.offlineRequests);
    });
  }
});

for (const path of LANGUAGE_PATHS) {
  test(`on /${path}view/, everything up to the picture is within its budget, without React`, async ({
    page,
    visitor: _visitor,
    worldBank,
  }) => {
    const transfers = await transferToView(page, path);
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
