import { expect, test, type Visitor } from '../support/test.ts';
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
  [1280, 800, HORIZONTAL],
] as const) {
  test(`in a window of ${width} by ${height} pixels the results open with a sentence and the whole field`, {
    tag: width === 740 ? '@matrix' : [],
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

const rows = (visitor: Visitor) => section(visitor).getByRole('row');

test('the description, the table and the chart have the same figures, today and with the slider moved', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.visualize();
  await visitor.openEverything();
  // 15,341 days from 1984-02-29 to 2026-03-01 are 2,191 weeks and 4 days; 34 years of 52 weeks are 1,768.
  const line = 'The line at 76 is the life expectancy that you entered.';
  const today = `2,191 weeks so far, 1,768 ahead until 76. The bright dot is this week. ${line}`;
  const headline = section(visitor).locator('.headline');
  await expect(headline).toHaveText('You have lived 2,191 weeks. About 1,768 may lie ahead.');
  await expect(picture(visitor)).toHaveAccessibleName(today);
  await expect(rows(visitor)).toHaveText([
    'WeeksSince birthAhead',
    'All weeks2,1911,768',
    'Sleep730589',
    'Work730589',
    'Exercise9174',
    'Free Time640516',
  ]);
  await expect(page.locator('[data-marker="projected-week"]')).toHaveCount(0);
  await visitor.slider().fill('520');
  const later = `2,191 weeks so far, 520 from now until 52, 1,248 after that. ${line}`;
  await expect(headline).toHaveText('You have lived 2,191 weeks. About 1,768 may lie ahead.');
  await expect(picture(visitor)).toHaveAccessibleName(later);
  await expect(rows(visitor)).toHaveText([
    'WeeksSince birthUp to age 52Ahead',
    'All weeks2,1915201,248',
    'Sleep730173416',
    'Work730173416',
    'Exercise912252',
    'Free Time640152364',
  ]);
  await expect(page.locator('[data-marker="projected-week"]')).toHaveCount(1);
  await expect(page.locator('.weeks-picture [data-tone]')).toHaveCount(3);
});

test('lives of 1 and 150 years are complete, and one past life expectancy ends with this week', {
  tag: '@matrix',
}, async ({ page, visitor }) => {
  await visitor.open();
  // 181 days from 2025-09-01 are 25 weeks and 6 days; the weeks left count from the birthday. 2134-02-28 is the day before
  // the birthday of a year without 29 February. 35,123 days from 1930-01-01 are 5,017 weeks and 4 days.
  for (const [birthdate, years, headline, last] of [
    [
      '2025-09-01',
      '1',
      'You have lived 25 weeks. About 52 may lie ahead.',
      'Age 0, week 52: August 24 – 31, 2026 · ahead',
    ],
    ['1984-02-29', '150', /^You have lived 2,191 weeks/, 'Age 149, week 52: February 21 – 28, 2134 · ahead'],
    [
      '1930-01-01',
      '57.8',
      /^Life expectancy isn’t a limit/,
      'Age 96, week 9: February 26 – March 4, 2026 · this week',
    ],
  ] as const) {
    await visitor.visualize(birthdate, years);
    await expect(section(visitor).locator('.headline')).toHaveText(headline);
    await expect(page.locator('[data-marker="now-week"]')).toHaveCount(1);
    await picture(visitor).focus();
    await expect(tooltip(visitor)).toContainText('this week');
    await page.keyboard.press('End');
    await expect(tooltip(visitor)).toHaveText(last);
    // So few elements that a step of the slider stays cheap.
    expect(await page.locator('.weeks-picture .chart-cursor *').count()).toBeLessThanOrEqual(180);
  }
  await expect(picture(visitor)).toHaveAccessibleName(
    /^5,017 weeks so far, more than a life expectancy of 57\.8 years\./,
  );
  await expect(section(visitor).locator('.week-dots li')).toHaveText(['So far', 'This week']);
});
