import { expect, test } from '../support/test.ts';
import { LANGUAGE_PATHS } from '../support/visit-in-language.ts';
import { BUDGETS, transferBudgets } from './budgets.ts';
import { listTransfers, sumBytes } from './transfers.ts';
import { COMES_AFTER, listNamedScripts, upToResults, visitToResults } from './visit.ts';

for (const path of LANGUAGE_PATHS) {
  test(`on /${path} the HTML, the script before the form works, and everything up to the first results are within their budgets`, {
    tag: path === '' ? [] : '@matrix',
  }, async ({ page, worldBank: _worldBank }) => {
    const budgets = transferBudgets(path);
    const visit = await visitToResults(page, path);
    const [html] = visit.form;
    const transfers = upToResults(visit);
    const what = `${listTransfers(transfers)}\nbeside ${visit.elsewhere} requests to the World Bank`;
    expect.soft(html?.type).toBe('document');
    expect.soft(html?.bytes).toBeLessThanOrEqual(BUDGETS.htmlBytes.limit);
    expect.soft(visit.start).not.toEqual([]);
    expect.soft(sumBytes(visit.start), what).toBeLessThanOrEqual(budgets.interactiveScriptBytes.limit);
    expect.soft(sumBytes(transfers), what).toBeLessThanOrEqual(budgets.bytesToResults.limit);
    expect.soft(transfers.length, what).toBeLessThanOrEqual(budgets.requestsToResults.limit);
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

test('the first results do not wait for the sections below them', async ({ page, visitor }) => {
  const held: string[] = [];
  await page.route(
    ({ pathname }) => COMES_AFTER.test(pathname),
    (route) => {
      held.push(route.request().url());
    },
  );
  await visitor.open();
  await visitor.submitFrom('Japan');
  await expect(visitor.section('Life in Weeks')).toBeVisible();
  await expect.poll(() => held.length).toBeGreaterThan(1);
});

test('the results’ files are fetched while the form is filled in: not before it works, and not after the submit', async ({
  page,
  worldBank: _worldBank,
}) => {
  const { form, filling, results, below } = await visitToResults(page);
  expect(listTransfers(form)).not.toMatch(/\/(results|details)-/);
  expect(listTransfers(filling)).toMatch(/\/results-/);
  expect(listTransfers(results)).toBe('');
  expect(below).not.toEqual([]);
});
