import type { Page } from '@playwright/test';
import { expect, test, type Visitor } from '../support/test.ts';
import { picture, pitch, section, tooltip, VERTICAL } from '../support/weeks.ts';

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
