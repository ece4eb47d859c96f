import { expect, test, type Visitor } from '../e2e/test.ts';
import { BUDGETS } from './budgets.ts';
import { noteTransfers, sumBytes, type Transfer } from './transfers.ts';

/** What stands below the first results, and what their country's life table adds, come after them. */
const COMES_AFTER = /^\/assets\/details-|^\/api\//;
const comesAfter = ({ path }: Transfer) => COMES_AFTER.test(path);
const list = (transfers: readonly Transfer[]) =>
  transfers.map(({ path, bytes }) => `${path} ${bytes}`).join('\n');

/** A country is chosen, so that everything that results can have is fetched. */
async function fillForm(visitor: Visitor): Promise<void> {
  await visitor.field('Birthdate').fill('1984-02-29');
  await visitor.chooseCountry('Japan');
  await visitor.page.waitForLoadState('networkidle');
}

async function comeToResults(visitor: Visitor): Promise<void> {
  await visitor.submit();
  await expect(visitor.section('Life in Weeks')).toBeVisible();
  await visitor.page.evaluate(() => document.fonts.ready.then(() => undefined));
}

test('the HTML, with the styles of the first screen, fits the first round trip', async ({
  page,
  visitor,
}) => {
  const noted = noteTransfers(page);
  await visitor.open();
  const [html] = await noted.transfers();
  expect(html?.type).toBe('document');
  expect(html?.bytes).toBeLessThanOrEqual(BUDGETS.htmlBytes.limit);
});

test('the form works after no more script than its budget', async ({ page, visitor }) => {
  const noted = noteTransfers(page);
  await visitor.open();
  const scripts = (await noted.transfers()).filter(({ type }) => type === 'script');
  expect(scripts).not.toEqual([]);
  expect(sumBytes(scripts), list(scripts)).toBeLessThanOrEqual(BUDGETS.interactiveScriptBytes.limit);
});

test('all that comes up to the first results is within its budget of bytes and requests', async ({
  page,
  visitor,
}) => {
  // Held back, so that it is seen that the first results wait for none of it.
  await page.route(
    ({ pathname }) => COMES_AFTER.test(pathname),
    () => {},
  );
  const noted = noteTransfers(page, ({ pathname }) => !COMES_AFTER.test(pathname));
  await visitor.open();
  await fillForm(visitor);
  await comeToResults(visitor);
  const transfers = await noted.transfers();
  const what = `${list(transfers)}\nbeside ${noted.elsewhere.length} requests to the World Bank`;
  expect(sumBytes(transfers), what).toBeLessThanOrEqual(BUDGETS.bytesToResults.limit);
  expect(transfers.length, what).toBeLessThanOrEqual(BUDGETS.requestsToResults.limit);
});

test('what the results need comes while the form is filled in: not before it works, and not after it is sent', async ({
  page,
  visitor,
}) => {
  const noted = noteTransfers(page);
  await visitor.open();
  await page.waitForLoadState('networkidle');
  const before = await noted.transfers();
  await fillForm(visitor);
  const filled = await noted.transfers();
  await comeToResults(visitor);
  await expect(visitor.section('Your chances')).toBeVisible();
  const shown = await noted.transfers();

  expect(list(before)).not.toMatch(/results/);
  expect(list(filled.slice(before.length))).toMatch(/results/);
  const afterSubmit = shown.slice(filled.length);
  expect(afterSubmit.length).toBeGreaterThan(0);
  expect(list(afterSubmit.filter((transfer) => !comesAfter(transfer)))).toBe('');
});
