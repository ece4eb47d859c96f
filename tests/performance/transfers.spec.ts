import type { Coverage } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { BUDGETS } from './budgets.ts';
import { listNamedScripts, listTransfers, sumBytes, upToResults, visitToResults } from './transfers.ts';

/** English, and those with the longest scripts, the most accents and other letters. */
for (const path of ['', 'de/', 'fr/', 'ar/']) {
  test(`on /${path} the HTML, the script before the form works, and everything up to the first results are within their budgets`, {
    tag: path === '' ? [] : '@matrix',
  }, async ({ page, worldBank: _worldBank }) => {
    const visit = await visitToResults(page, path);
    const [html] = visit.form;
    const transfers = upToResults(visit);
    const what = `${listTransfers(transfers)}\nbeside ${visit.elsewhere} requests to the World Bank`;
    expect.soft(html?.type).toBe('document');
    expect.soft(html?.bytes).toBeLessThanOrEqual(BUDGETS.htmlBytes.limit);
    expect.soft(visit.start).not.toEqual([]);
    expect.soft(sumBytes(visit.start), what).toBeLessThanOrEqual(BUDGETS.interactiveScriptBytes.limit);
    expect.soft(sumBytes(transfers), what).toBeLessThanOrEqual(BUDGETS.bytesToResults.limit);
    expect.soft(transfers.length, what).toBeLessThanOrEqual(BUDGETS.requestsToResults.limit);
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
  await expect(visitor.page.getByText('Total: 16.5 of 24 hours, 7.5 free')).toBeVisible();
  await visitor.submit();
  await expect(visitor.problems()).toBeFocused();
  expect(held).not.toEqual([]);
});

/** The functions of a file that have run, by the browser's own count. */
const countRun = (entries: Awaited<ReturnType<Coverage['stopJSCoverage']>>, file: RegExp) =>
  entries
    .filter(({ url }) => file.test(url))
    .flatMap(({ functions }) => functions)
    .filter(({ ranges }) => ranges.some(({ count }) => count > 0)).length;

test('the files of the results are fetched once the page is idle, and run with the first focus in the form', async ({
  page,
  visitor,
}) => {
  const RESULTS = /\/assets\/(en-)?results-[^/]+\.js$/;
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(request.url()));
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await visitor.open();
  await expect.poll(() => fetched.filter((path) => RESULTS.test(path))).toHaveLength(2);
  expect(countRun(await page.coverage.stopJSCoverage(), RESULTS)).toBe(0);
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await visitor.field('Birthdate').focus();
  const countSinceLast = async () => {
    const run = countRun(await page.coverage.stopJSCoverage(), RESULTS);
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    return run;
  };
  await expect.poll(countSinceLast).toBeGreaterThan(0);
});
