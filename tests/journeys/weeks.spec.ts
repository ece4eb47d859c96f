import { expect, test } from '../support/test.ts';
import {
  chooseActivities,
  HORIZONTAL,
  picture,
  pitch,
  section,
  tooltip,
  VERTICAL,
} from '../support/weeks.ts';

for (const [width, height, hint] of [
  [360, 740, VERTICAL],
  [740, 360, HORIZONTAL],
  [768, 1024, VERTICAL],
  [1024, 768, HORIZONTAL],
  [1280, 800, HORIZONTAL],
  [1920, 1080, HORIZONTAL],
] as const) {
  test(`in a window of ${width} by ${height} pixels the results open with a sentence and the whole field`, {
    tag: width === 360 || width === 1280 ? [] : '@matrix',
  }, async ({ page, visitor }) => {
    await page.setViewportSize({ width, height });
    await visitor.open();
    await visitor.visualize('1984-02-29', '84.04');
    const field = picture(visitor).locator('svg');
    await expect(
      section(visitor).getByText('You have lived 2,191 weeks. About 2,186 may lie ahead.'),
    ).toBeVisible();
    await expect(section(visitor).getByText(hint)).toBeVisible();
    const box = await field.boundingBox();
    if (!box) throw new Error('The field has no place on the page');
    expect(await pitch(page)).toBeGreaterThanOrEqual(4);
    // From the sentence to the line with its figure, in one screen.
    const head = await section(visitor).getByRole('heading', { name: 'Life in Weeks' }).boundingBox();
    const tall = box.y + box.height - (head?.y ?? 0);
    // On its side, a phone has room for the field alone.
    expect(height > 400 ? tall : box.height).toBeLessThanOrEqual(height - 64);
    const room = await page.locator('.weeks-room').evaluate((element) => element.clientWidth);
    if (width >= 1000) expect(box.width).toBeGreaterThan(room - 2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // The last four hundredths of a year are two dots, and the line has its figure.
    await expect(picture(visitor).locator('text').last()).toHaveText('84');
    await picture(visitor).focus();
    await expect(tooltip(visitor)).toBeVisible();
    await page.keyboard.press('End');
    await expect(tooltip(visitor)).toContainText('Age 84, week 2');
  });
}

test('the weeks so far fill once for each submit, within 1.2 seconds', async ({ page, visitor }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visitor.open();
  const filled = () => page.evaluate(() => document.documentElement.dataset['filled'] ?? '');
  await page.evaluate(() => {
    const root = document.documentElement;
    addEventListener('animationstart', ({ animationName, target }) => {
      if (!/^fill|^light/.test(animationName) || !(target instanceof Element)) return;
      // Not of the animation itself: on a busy machine, a short one has ended when its start is reported.
      const { animationDelay, animationDuration } = getComputedStyle(target);
      const end = 1000 * (Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration));
      root.dataset['filled'] = `${root.dataset['filled'] ?? ''}${animationName} ${Math.round(end)} `;
    });
  });
  await visitor.visualize();
  const field = page.locator('.weeks-field');
  await expect(field).not.toHaveAttribute('data-filling');
  expect(await filled()).toBe('fill 1100 light-up 1100 ');
  await visitor.slider().fill('520');
  await visitor.button('Switch to light theme').click();
  await chooseActivities(visitor);
  await expect(field).not.toHaveAttribute('data-filling');
  expect(await filled()).toBe('fill 1100 light-up 1100 ');
  await visitor.submit();
  await expect.poll(filled).toMatch(/light-up 1100 .*light-up 1100 $/);
});

test('at most 180 elements draw a life of 1, 84 or 150 years, by time and by five activities', {
  tag: '@matrix',
}, async ({ page, visitor }) => {
  const expectFew = async () => {
    const elements = await page.locator('.weeks-picture .chart-cursor *').count();
    expect(elements).toBeGreaterThan(5);
    expect(elements).toBeLessThanOrEqual(180);
  };
  await visitor.open();
  await visitor.addActivity(4, 'Reading', '1');
  await visitor.addActivity(5, 'Chess', '0.5');
  for (const [birthdate, years] of [
    ['2025-09-01', '1'],
    ['1984-02-29', '84'],
    ['1984-02-29', '150'],
  ] as const) {
    await visitor.visualize(birthdate, years);
    await visitor.field('Time').check();
    await expectFew();
    await visitor.slider().fill('52');
    await expectFew();
    await chooseActivities(visitor);
    await picture(visitor).focus();
    await expect(tooltip(visitor)).toBeVisible();
    await expectFew();
  }
});
