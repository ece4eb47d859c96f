import type { Page } from '@playwright/test';
import { expect, test, type Visitor } from '../support/test.ts';
import { colorBy, picture, pitch, section, tooltip, VERTICAL } from '../support/weeks.ts';

/** The middle of a week's point, in pixels of the window. @param age a multiple of 10 @param column of the year, from 0 */
async function positionOf(page: Page, visitor: Visitor, age: number, column: number) {
  const tick = picture(visitor).getByText(String(age), { exact: true });
  await tick.evaluate((text) => text.scrollIntoView({ block: 'center' }));
  const [step, label, box] = [
    await pitch(page),
    await tick.boundingBox(),
    await picture(visitor).boundingBox(),
  ];
  if (!label || !box) throw new Error('The picture has no place on the page');
  const along = (column + 0.5) * step;
  return box.width > box.height
    ? { x: label.x + label.width / 2, y: box.y + along }
    : { x: box.x + box.width - 52 * step + along, y: label.y + label.height / 2 };
}

test('keys move by weeks, years, decades and to both ends', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.visualize();
  await picture(visitor).focus();
  // In 2026 there is no 29 February: the birthday is the day after. In leap years it is the day itself.
  await expect(tooltip(visitor)).toHaveText('Age 42, week 1: March 1 – 7, 2026 · this week');
  for (const [key, text] of [
    // A horizontal chart has its years side by side, and the weeks of each from top to bottom.
    ['ArrowDown', 'Age 42, week 2: March 8 – 14, 2026 · ahead'],
    ['ArrowUp', 'Age 42, week 1: March 1 – 7, 2026 · this week'],
    // The last point of a year includes the day or two after 52 weeks.
    ['ArrowUp', 'Age 41, week 52: February 21 – 28, 2026 · so far'],
    ['ArrowLeft', 'Age 40, week 52: February 20 – 28, 2025 · so far'],
    ['ArrowRight', 'Age 41, week 52: February 21 – 28, 2026 · so far'],
    ['ArrowDown', 'Age 42, week 1: March 1 – 7, 2026 · this week'],
    ['PageDown', 'Age 52, week 1: February 29 – March 6, 2036 · ahead'],
    ['PageUp', 'Age 42, week 1: March 1 – 7, 2026 · this week'],
    ['Home', 'Age 0, week 1: February 29 – March 6, 1984 · so far'],
    ['ArrowLeft', 'Age 0, week 1: February 29 – March 6, 1984 · so far'],
    ['End', 'Age 75, week 52: February 21 – 28, 2060 · ahead'],
    ['PageDown', 'Age 75, week 52: February 21 – 28, 2060 · ahead'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tooltip(visitor)).toHaveText(text);
  }
  await page.keyboard.press('Escape');
  await expect(tooltip(visitor)).toHaveCount(0);
  await expect(picture(visitor)).toBeFocused();
  // A vertical chart has a year in each row.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(section(visitor).getByText(VERTICAL)).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(tooltip(visitor)).toContainText('Age 1, week 1');
  await page.keyboard.press('ArrowRight');
  await expect(tooltip(visitor)).toContainText('Age 1, week 2');

  await colorBy(visitor, 'Activities');
  // 8, 8, 1 and 7 of 24 hours are 17.33, 17.33, 2.17 and 15.17 of 52 weeks; equal hours have equal ones.
  const shares =
    'In a year of days like this: 17 weeks’ worth of Sleep, 17 of Work, 2 of Exercise, 16 of Free Time.';
  await expect(picture(visitor)).toHaveAccessibleName(new RegExp(`${shares}$`));
  await expect(picture(visitor)).toHaveAccessibleDescription(
    'Arrow keys move by a year, Page Up and Page Down by a decade.',
  );
  await picture(visitor).focus();
  for (const [key, age] of [
    ['ArrowDown', 43],
    ['ArrowRight', 44],
    ['PageUp', 34],
    ['End', 75],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tooltip(visitor)).toHaveText(`Age ${age}: ${shares}`);
  }
});

test.describe('On a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap on a week reads it, and offers to add a moment to that week', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.visualize('1990-05-15', '84');
    await expect(section(visitor).getByText(VERTICAL)).toBeVisible();
    const browser = await page.context().newCDPSession(page);
    // As two events, like a real finger: the page gets `touchend` before the browser turns the tap into a click.
    const tap = async (x: number, y: number) => {
      await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const words = page.getByRole('textbox', { name: 'A few words' });
    const when = page.getByRole('textbox', { name: 'When' });
    // Also close to the top and the bottom of the window, and beside a suggested chapter.
    for (const [age, column, by] of [
      [80, 0, -200],
      [0, 8, 240],
    ] as const) {
      const { x, y } = await positionOf(page, visitor, age, column);
      await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), by);
      await tap(x, y - by);
      await expect(tooltip(visitor)).toContainText(`Age ${age}, week ${column + 1}`);
      await expect(page.getByRole('form')).toHaveCount(0);
      await tooltip(visitor).getByRole('button', { name: 'Add a moment' }).tap();
      await expect(page.getByRole('form')).toHaveAccessibleName('Add a moment');
      await expect(words).toBeFocused();
      await expect(words).toHaveValue('');
      const day = new Date(Date.UTC(1990 + age, 4, 15 + column * 7));
      await expect(when).toHaveValue(day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('form')).toHaveCount(0);
      // The tooltip of the week, which has the focus again, would cover others.
      await page.keyboard.press('Escape');
      await expect(tooltip(visitor)).toHaveCount(0);
    }
  });

  test('a drag sideways reads the weeks below the finger', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.visualize('1990-05-15', '84');
    const { x, y } = await positionOf(page, visitor, 40, 10);
    const step = await pitch(page);
    const browser = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', weeks: number) =>
      browser.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + weeks * step, y }],
      });
    await touch('touchStart', 0);
    for (const weeks of [4, 8, 12]) await touch('touchMove', weeks);
    await expect(tooltip(visitor)).toContainText('Age 40, week 23');
    await touch('touchMove', 20);
    await expect(tooltip(visitor)).toContainText('Age 40, week 31');
    await touch('touchEnd', 20);
    await expect(tooltip(visitor)).toContainText('Age 40, week 31');
    await expect(page.getByRole('form')).toHaveCount(0);
  });
});

test('a click on a week adds a moment; one beside it adds nothing', async ({ page, visitor }) => {
  await visitor.open();
  // 76.5 years: only half of the last row has weeks.
  await visitor.visualize('1990-05-15', '76.5');
  const { x, y } = await positionOf(page, visitor, 70, 51);
  const tick = await picture(visitor).getByText('70', { exact: true }).boundingBox();
  if (!tick) throw new Error('The age has no place on the page');
  await page.mouse.click(tick.x + tick.width / 2, tick.y + tick.height / 2);
  await page.mouse.click(x + 8 * (await pitch(page)), y);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y);
  await page.mouse.up();
  await expect(page.getByRole('form')).toHaveCount(0);
  await page.mouse.click(x, y);
  await expect(page.getByRole('form')).toHaveAccessibleName('Add a moment');
});
