import { expect, test } from '../support/test.ts';
import { picture, section, tooltip } from '../support/weeks.ts';

// Direction is the page's own attribute: style sheets and scripts read it when they need it.
test('read from right to left, the weeks begin at the right', async ({ page, visitor }) => {
  await visitor.open();
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await visitor.visualize();
  const ages = await picture(visitor)
    .locator('text')
    .evaluateAll((texts) =>
      texts.flatMap((text) => {
        const matrix = text instanceof SVGTextElement ? text.getScreenCTM() : null;
        const { left, width } = text.getBoundingClientRect();
        return matrix ? [{ text: text.textContent, middle: left + width / 2, across: matrix.a }] : [];
      }),
    );
  const positionOf = (age: string) => ages.find(({ text }) => text === age)?.middle ?? Number.NaN;
  expect(positionOf('20')).toBeGreaterThan(positionOf('30'));
  expect(positionOf('30')).toBeGreaterThan(positionOf('60'));
  // Mirrored with its chart, and mirrored back.
  for (const { text, across } of ages) expect(across, text ?? '').toBeGreaterThan(0);

  await picture(visitor).focus();
  await expect(tooltip(visitor)).toContainText('Age 42, week 1');
  await page.keyboard.press('ArrowLeft');
  await expect(tooltip(visitor)).toContainText('Age 43, week 1');
  await page.keyboard.press('ArrowDown');
  await expect(tooltip(visitor)).toContainText('Age 43, week 2');
  await page.keyboard.press('Home');
  await expect(tooltip(visitor)).toContainText('Age 0, week 1');

  const slider = page.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue('52');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('0');

  await page.keyboard.press('Escape');
  await section(visitor).scrollIntoViewIfNeeded();
  const box = await picture(visitor).boundingBox();
  if (!box) throw new Error('The picture has no place on the page');
  await picture(visitor).hover({ position: { x: box.width - 3, y: box.height / 2 } });
  await expect(tooltip(visitor)).toContainText('Age 0, week');
  const shown = await tooltip(visitor).boundingBox();
  expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeGreaterThan(box.x + box.width - 30);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
