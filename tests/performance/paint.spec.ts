import { type Shift, sumOf, watchShifts } from '../support/layout-shifts.ts';
import { expect, test } from '../support/test.ts';
import { BUDGETS } from './budgets.ts';

function expectNone(shifts: readonly Shift[], when: string): void {
  expect(sumOf(shifts), `${when}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(BUDGETS.layoutShift);
}

for (const [width, height] of [
  [360, 740],
  [1280, 900],
] as const) {
  test(`in a window of ${width} by ${height} pixels nothing shifts from the first paint to the results, and while the timeline plays`, {
    tag: '@matrix',
  }, async ({ page, visitor }) => {
    await page.setViewportSize({ width, height });
    const shifts = await watchShifts(page);
    const unexcused = () => shifts.filter(({ afterInput }) => !afterInput);
    await page.goto('./', { waitUntil: 'commit' });
    await visitor.listening();
    await visitor.untilShiftsCount();
    expectNone(unexcused(), 'until the form works');
    await visitor.field('Birthdate').fill('1984-02-29');
    await visitor.chooseCountry('Japan');
    await visitor.untilShiftsCount();
    await visitor.submit();
    await expect(visitor.section('How many reach each age')).toBeVisible();
    // The page scrolls to the results by itself.
    await expect.poll(async () => (await visitor.results().boundingBox())?.y).toBeLessThan(60);
    await visitor.untilShiftsCount();
    expectNone(unexcused(), 'until the results');
    shifts.length = 0;
    // Shifts that the slider causes are not excused.
    await visitor.slider().focus();
    for (let year = 0; year < 12; year++) await page.keyboard.press('ArrowRight');
    // Before it plays: on a busy machine, it may be at its end by the time that is read.
    const weeks = Number(await visitor.slider().inputValue());
    await visitor.button('Play').click();
    await expect.poll(async () => Number(await visitor.slider().inputValue())).toBeGreaterThan(weeks + 104);
    expectNone(shifts, 'while the years pass');
  });
}

test('the first screen is painted after one request, without waiting for others', {
  tag: '@matrix',
}, async ({ page, visitor }) => {
  // Playwright's own screenshot would wait for the fonts.
  const session = await page.context().newCDPSession(page);
  const screenshot = async () => (await session.send('Page.captureScreenshot')).data.length;
  const blank = await screenshot();
  const held: string[] = [];
  // Only the document gets a response.
  await page.route('**/*', (route) => {
    const request = route.request();
    if (request.resourceType() === 'document') return route.continue();
    held.push(request.url());
  });
  await page.goto('./', { waitUntil: 'commit' });
  await expect(visitor.field('Birthdate')).toBeVisible();
  await expect.poll(screenshot).toBeGreaterThan(4 * blank);
  expect(held.join('\n')).toMatch(/\.js/);
});
