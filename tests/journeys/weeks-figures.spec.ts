import { expect, test, type Visitor } from '../support/test.ts';
import { chooseActivities, picture, section, tooltip } from '../support/weeks.ts';

const rows = (visitor: Visitor) => section(visitor).getByRole('row');

test('weeks by activities: names where there is room, otherwise the numbers of the legend', async ({
  page,
  visitor,
}) => {
  const LONG = 'Walking the dog through the old town and along the river bank';
  await visitor.open();
  await visitor.addActivity(4, 'Reading', '0');
  await visitor.addActivity(5, LONG, '1');
  await visitor.visualize();
  await chooseActivities(visitor);
  const texts = picture(visitor).locator('svg > text.chart-label');
  const key = section(visitor).locator('.week-key li:has(.swatch)');
  const labels = async () => (await texts.allTextContents()).filter((text) => !/^\d\d|0$|^Age$/.test(text));
  // A horizontal chart has them beside its rows.
  expect(await labels()).toEqual(['Sleep', 'Work', 'Exercise', '5', 'Free Time']);
  await expect(key).toHaveText([`5${LONG}`]);
  const legend = await page.locator('.shares tbody tr').allInnerTexts();
  expect(legend[4]).toMatch(/^5\s*Walking/);
  // A vertical chart has them above its columns, some of which are narrow.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(labels).toEqual(['Sleep', 'Work', '3', '5', '6']);
  await expect(key).toHaveText(['3Exercise', `5${LONG}`, '6Free Time']);
});

test('by activities, the tooltip is about a year and its shares, never about a week', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.addActivity(4, 'Chess', '1');
  await visitor.visualize();
  await picture(visitor).focus();
  await expect(tooltip(visitor)).toHaveText('Age 42, week 1: March 1 – 7, 2026 · this week');
  await chooseActivities(visitor);
  // 8, 8, 1, 1 and 6 of 24 hours are 17.33, 17.33, 2.17, 2.17 and 13 of 52 weeks.
  const shares =
    'In a year of days like this: 18 weeks’ worth of Sleep, 17 of Work, 2 of Exercise, 2 of Chess, 13 of Free Time.';
  await expect(picture(visitor)).toHaveAccessibleName(new RegExp(`${shares}$`));
  await expect(picture(visitor)).toHaveAccessibleDescription(
    'Arrow keys move by a year, Page Up and Page Down by a decade.',
  );
  await picture(visitor).focus();
  await expect(tooltip(visitor)).toHaveText(`Age 42: ${shares}`);
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

test('a life past life expectancy ends with this week; lives of 1 and 150 years are complete; the focus starts at this week', {
  tag: '@matrix',
}, async ({ page, visitor }) => {
  const now = page.locator('[data-marker="now-week"]');
  await visitor.open();
  await visitor.visualize('2025-09-01', '1');
  await expect(section(visitor).locator('.headline')).toHaveText(
    // 181 days from 2025-09-01 are 25 weeks and 6 days; the weeks left count from the birthday.
    'You have lived 25 weeks. About 52 may lie ahead.',
  );
  await expect(now).toHaveCount(1);
  await picture(visitor).focus();
  await expect(tooltip(visitor)).toHaveText('Age 0, week 26: February 23 – March 1, 2026 · this week');
  await page.keyboard.press('End');
  await expect(tooltip(visitor)).toHaveText('Age 0, week 52: August 24 – 31, 2026 · ahead');

  await visitor.visualize('1984-02-29', '150');
  await picture(visitor).focus();
  await page.keyboard.press('End');
  // 2134-02-28 is the day before the birthday of a year without 29 February.
  await expect(tooltip(visitor)).toHaveText('Age 149, week 52: February 21 – 28, 2134 · ahead');
  await expect(picture(visitor).getByText('140', { exact: true })).toBeVisible();

  await visitor.visualize('1930-01-01', '57.8');
  // 35,123 days from 1930-01-01 are 5,017 weeks and 4 days.
  await expect(section(visitor).locator('.headline')).toHaveText(/^Life expectancy isn’t a limit/);
  await expect(picture(visitor)).toHaveAccessibleName(
    /^5,017 weeks so far, more than a life expectancy of 57\.8 years\./,
  );
  await expect(section(visitor).locator('.week-dots li')).toHaveText(['So far', 'This week']);
  await expect(now).toHaveCount(1);
  await picture(visitor).focus();
  await page.keyboard.press('End');
  await expect(tooltip(visitor)).toHaveText('Age 96, week 9: February 26 – March 4, 2026 · this week');

  await visitor.visualize();
  await picture(visitor).focus();
  await expect(tooltip(visitor)).toHaveText('Age 42, week 1: March 1 – 7, 2026 · this week');
});
