import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { countLived, line, note, openView, picture, SAVED, save } from '../support/view.ts';

const HOUR = 3_600_000;

/** Opens the view at a point in time, from which it only goes on by the test. */
async function openAt(page: Page, time: string, form: object = SAVED): Promise<void> {
  await page.clock.install({ time: new Date(time) });
  await save(page, JSON.stringify(form));
  await openView(page);
  await expect(picture(page)).toBeVisible();
  await page.clock.pauseAt(new Date(new Date(time).getTime() + 60_000));
}

test('the view goes on over a birthday, the end of a week and a day with 23 hours, moves, and is dark by night', async ({
  page,
  visitor,
}) => {
  void visitor;
  const theme = page.locator('html');
  const place = () => page.locator('.view-stage').evaluate((stage) => stage.style.translate);
  // The clocks of New York go forward on Sunday, March 8, 2026.
  const born = { ...SAVED, document: { ...SAVED.document, birthdate: '1984-03-08' } };
  await openAt(page, '2026-03-07T12:00:00-05:00', born);
  expect(await countLived(page)).toBe(42 * 52 - 1);
  await expect(line(page)).toHaveText('2,191 weeks lived');
  await expect(theme).toHaveAttribute('data-theme', 'light');
  const before = await place();
  // To 23:59.
  await page.clock.fastForward(11 * HOUR + 58 * 60_000);
  expect(await countLived(page)).toBe(42 * 52 - 1);
  // To a second past midnight: the birthday.
  await page.clock.runFor(61_000);
  expect(await countLived(page)).toBe(42 * 52);
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  expect(await place()).not.toBe(before);
  // Past the day with 23 hours, and six more, to the end of the week.
  await page.clock.runFor(6 * 24 * HOUR + 22 * HOUR + 58 * 60_000);
  expect(await countLived(page)).toBe(42 * 52);
  await page.clock.runFor(2 * 60_000);
  expect(await countLived(page)).toBe(42 * 52 + 1);
});

test('the view changes nothing but at a full hour, and catches up after a sleep', async ({
  page,
  visitor,
}) => {
  void visitor;
  await openAt(page, '2026-03-06T12:00:30-05:00');
  await page.evaluate(() => {
    const changes: string[] = [];
    new MutationObserver((records) => changes.push(...records.map(({ type }) => type))).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    Object.assign(window, { changes });
  });
  const changes = () => page.evaluate((): unknown => Reflect.get(window, 'changes'));
  await page.clock.runFor(57 * 60_000);
  expect(await changes()).toEqual([]);
  // At the full hour it moves by a few pixels.
  await page.clock.runFor(2 * 60_000);
  expect(await changes()).not.toEqual([]);

  await expect(line(page)).toHaveText('2,192 weeks lived');
  // The clock jumps, and the timers that ran out while the device slept have not run.
  await page.clock.setSystemTime(new Date('2026-03-16T08:00:00-04:00'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(line(page)).toHaveText('2,193 weeks lived');
});

test('the view says that a clock shows a day before birth, and goes on once it is right', async ({
  page,
  visitor,
}) => {
  void visitor;
  await openAt(page, '2026-03-06T12:00:30-05:00');
  const before = await countLived(page);
  await page.clock.setSystemTime(new Date('1980-12-24T12:00:00-05:00'));
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(note(page)).toHaveText(
    'This device’s clock says December 24, 1980, which isn’t after the birthdate. Set the clock, and the view goes on by itself.',
  );
  expect(await countLived(page)).toBe(before);
  await page.clock.setSystemTime(new Date('2026-03-16T13:00:00-04:00'));
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(note(page)).toBeHidden();
});
