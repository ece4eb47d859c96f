import { expect, test } from '../support/test.ts';
import { BUDGETS } from './budgets.ts';
import { listTransfers, sumBytes } from './transfers.ts';
import { COMES_AFTER, listNamedScripts, upToResults, visitToResults } from './visit.ts';

test('the HTML, with the styles of the first screen, fits the first round trip', async ({ visitor }) => {
  const [html] = (await visitToResults(visitor)).form;
  expect(html?.type).toBe('document');
  expect(html?.bytes).toBeLessThanOrEqual(BUDGETS.htmlBytes.limit);
});

test('the script before the form works is within its budget', async ({ visitor }) => {
  const { start } = await visitToResults(visitor);
  expect(start).not.toEqual([]);
  expect(sumBytes(start), listTransfers(start)).toBeLessThanOrEqual(BUDGETS.interactiveScriptBytes.limit);
});

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

test('everything up to the first results is within its budget of bytes and requests', async ({ visitor }) => {
  const visit = await visitToResults(visitor);
  const transfers = upToResults(visit);
  const what = `${listTransfers(transfers)}\nbeside ${visit.elsewhere} requests to the World Bank`;
  expect.soft(sumBytes(transfers), what).toBeLessThanOrEqual(BUDGETS.bytesToResults.limit);
  expect.soft(transfers.length, what).toBeLessThanOrEqual(BUDGETS.requestsToResults.limit);
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
  visitor,
}) => {
  const { form, filling, results, below } = await visitToResults(visitor);
  expect(listTransfers(form)).not.toMatch(/results|details/);
  expect(listTransfers(filling)).toMatch(/results/);
  expect(listTransfers(results)).toBe('');
  expect(below).not.toEqual([]);
});
