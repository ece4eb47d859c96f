import { expect, test } from '../support/test.ts';

test('the headings of the results outline the page and skip no level', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.chooseCountry('Japan');
  await visitor.visualize();
  await expect(visitor.section('How many reach each age')).toBeVisible();
  await visitor.openEverything();
  const headings = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((all) =>
      all
        .filter((heading) => heading.checkVisibility())
        .map((heading) => ({ level: Number(heading.localName.slice(1)), text: heading.textContent })),
    );
  expect(headings.map(({ level, text }) => `${'  '.repeat(level - 1)}${text}`)).toEqual([
    'Lifetime Visualizer',
    '  Tell Us About Yourself',
    '  Your life in numbers',
    '    Life in Weeks',
    '    Life Spent On Activities',
    '    Life Timeline',
    '    How many reach each age',
    '    Your place in the population',
    '    Activity by activity',
    '      Sleep',
    '      Work',
    '      Exercise',
    '    Future Projections',
    '    Health Optimization',
    '      Exercise Analysis',
    '      Sleep Analysis',
    '    How this is calculated',
    '      The arithmetic, with your numbers',
    '      Where the figures come from',
    '      What these numbers can’t tell you',
    '    Keep or share it',
    '      Full results',
    '      A picture to keep',
    '      A view to leave open',
    '      A link',
    '      Backup file',
  ]);
  const deeper = headings.map(({ level }, index) => level - (headings[index - 1]?.level ?? 0));
  expect(Math.max(...deeper), 'levels that a heading goes down at once').toBe(1);
});
