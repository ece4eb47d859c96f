import { expect, test } from '../support/test.ts';

const BORN_36_YEARS_AGO = '1990-01-15';

test.describe('Your place in the population', () => {
  test('is given for the chosen country and the world, for everyone, women or men', async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    await visitor.submitFrom('Japan', BORN_36_YEARS_AGO);
    const section = visitor.section('Your place in the population');
    const sentence = section.locator('.sentence');
    await expect(sentence).toHaveText(
      'Of everyone alive in Japan, about three in ten are younger than you. Born within half a year of ' +
        'you: 1.3 million people. Worldwide, about six in ten are younger; 4.6 billion people were born after you.',
    );
    await section.getByText('Show the chart').click();
    await expect(
      section.getByRole('img', { name: /^People in Japan, by age\. The filled part, about three in ten/ }),
    ).toBeVisible();
    await expect(section).toContainText('People by age in 2025, projected, adapted from United Nations');
    await section.getByRole('button', { name: /^Show as a table/ }).click();
    await expect(section.getByRole('row')).toHaveCount(1 + 21);
    await expect(section.getByRole('row', { name: /^100 and over 120,000 0\.1%$/ })).toBeVisible();
    await page.getByRole('radio', { name: 'Women' }).check();
    await expect(sentence).toContainText('Of all women and girls in Japan, about three in ten');
  });

  test('is about today at any position of the slider', async ({ visitor }) => {
    await visitor.open();
    await visitor.visualize();
    const section = visitor.section('Your place in the population');
    const before = await visitor.settledText(section);
    await visitor.slider().fill('1248');
    await expect(visitor.card('Sleep')).toContainText('at this age');
    expect(await visitor.settledText(section)).toBe(before);
  });
});
