import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const BORN_36_YEARS_AGO = '1990-01-15';

test.describe('How long people of this age live', () => {
  test('can be chosen for all results, with its source', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.submitFrom('Japan', BORN_36_YEARS_AGO);
    await expect(visitor.summary('Years Remaining')).toHaveText('48.5');
    await visitor.openExpectancy();
    await expect(
      page.getByText(
        'At the death rates of 2024, people in Japan who are already 36 live to 84.7 on average.',
      ),
    ).toBeVisible();
    await expect(visitor.field('Life expectancy at birth: 84.5')).toBeChecked();
    await visitor.slider().fill('1248');
    await visitor.field('People already 36: 84.7').check();
    await expect(visitor.field('People already 36: 84.7')).toBeFocused();
    await expect(visitor.summary('Years Remaining')).toHaveText('48.7');
    await expect(visitor.slider()).toHaveValue('0');
    await expect(page.getByRole('region', { name: 'Life Timeline' })).toContainText('Life expectancy, 84.7');
    await expect(visitor.field('Enter life expectancy manually')).not.toBeChecked();
    const source =
      'Based on the age that people aged 36 in Japan reach on average: 84.7 at the death rates of 2024 (life table adapted from United Nations, World Population Prospects 2024).';
    await expect(visitor.results().locator('.age-figures')).toContainText(source);
    await expect(visitor.results().locator('.method')).toContainText(source);
    await visitor.field('Life expectancy at birth: 84.5').check();
    await expect(visitor.summary('Years Remaining')).toHaveText('48.5');
  });

  test('of someone near the average comes first, and is one tap away', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.submitFrom('Japan', '1942-02-01');
    const headline = page.locator('.weeks-headline');
    await expect(headline).toHaveText(
      'You have lived 4,387 weeks. People in Japan who are already 84 live to 92 on average.',
    );
    await expect(page.getByText('Counted to life expectancy at birth', { exact: true })).toBeVisible();
    const sizeOf = (locator: Locator) =>
      locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(await sizeOf(headline)).toBeGreaterThan(await sizeOf(visitor.summary('Weeks Left')));
    const field = visitor.section('Life in Weeks').getByRole('application');
    await expect(field).toHaveAccessibleName(
      '4,387 weeks so far, close to a life expectancy of 84.5. The line at 84.5 is life expectancy at birth.',
    );
    await expect(visitor.section('Life Timeline').getByRole('img')).toHaveAccessibleName(
      '84 years so far, close to a life expectancy of 84.5.',
    );
    // A third of the half year that the cards count.
    await expect(visitor.mark('Future Projections', /^Sleep: .* 0.2 years ahead$/)).toBeVisible();
    await expect(visitor.summary('Years Remaining')).toHaveText('0.5');

    await visitor.button('Use 92, the average for people aged 84').click();
    const back = visitor.button('Use 84.5 again');
    await expect(back).toBeFocused();
    await expect(visitor.field('People already 84: 92')).toBeChecked();
    await expect(visitor.summary('Years Remaining')).toHaveText('8');
    await expect(visitor.slider()).toHaveAttribute('max', '416');
    await expect(visitor.sliderBar()).toContainText('8 years to life expectancy');
    await expect(page.getByRole('status').filter({ hasText: 'Today: 8 years' })).toBeAttached();
    // (92 − 84) × 52 = 416, and a third of 8 years.
    await expect(field).toHaveAccessibleName(/^4,387 weeks so far, 416 ahead until 92\./);
    await expect(visitor.mark('Future Projections', /^Sleep: .* 2.7 years ahead$/)).toBeVisible();
    await back.click();
    await expect(visitor.button('Use 92, the average for people aged 84')).toBeFocused();
    await expect(visitor.summary('Years Remaining')).toHaveText('0.5');
  });
});

test('survival and your place among the living are of all, women or men', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.submitFrom('Japan', BORN_36_YEARS_AGO);
  const place = visitor.section('Place in the population');
  const placeSentence = place.locator('.sentence');
  await expect(placeSentence).toHaveText(
    'Of everyone alive in Japan, about three in ten are younger than you. Up to half a year older or younger: ' +
      '1.3 million people. Worldwide, about six in ten are younger; 4.6 billion people were born later.',
  );
  await place.getByText('Show the chart').click();
  await expect(
    place.getByRole('img', {
      name: /^People in Japan, by age\. The mark is at 36; the filled part is everyone younger/,
    }),
  ).toBeVisible();
  await expect(place).toContainText('People by age in 2025, projected, adapted from United Nations');
  await place.getByRole('button', { name: /^Show as a table/ }).click();
  await expect(place.getByRole('row')).toHaveCount(1 + 21);
  await expect(place.getByRole('row', { name: /^100 and over 120,000 0\.1%$/ })).toBeVisible();

  const section = visitor.section('How many reach each age');
  await visitor.openExpectancy();
  await expect(
    section.getByText(
      /^Of people aged 36 in Japan, three in four reach \d\d, half reach \d\d and one in four reach \d\d\./,
    ),
  ).toBeVisible();
  await expect(section.getByText(/If death rates keep falling, half reach 9\d\.$/)).toBeVisible();
  await section.getByRole('button', { name: /^Show as a table/ }).click();
  await expect(section.getByRole('row', { name: '36 100% 100%' })).toBeVisible();
  await expect(section.getByRole('radio', { name: 'Everyone' })).toBeChecked();
  await section.getByRole('radio', { name: 'Women' }).check();
  await expect(section.getByRole('status').first()).toHaveText(/^Now with the figures for women/);
  await expect(page.getByText(/women in Japan who are already 36 live to 87\.7 on average/)).toBeVisible();
  await expect(section.getByText(/^Of women aged 36 in Japan/)).toBeVisible();
  await expect(placeSentence).toContainText('Of all women and girls in Japan, about three in ten');
  await section.getByRole('radio', { name: 'Men', exact: true }).check();
  await expect(page.getByText(/, men in Japan who are already 36 live to 81\.8 on average/)).toBeVisible();
  await expect(visitor.summary('Years Remaining')).toHaveText('48.5');

  // The place is about today at any position of the slider.
  const before = await visitor.settledText(place);
  await visitor.slider().fill('1248');
  await expect(section.getByText(/^Of men who reach 60 in Japan, three in four reach \d\d/)).toBeVisible();
  await expect(section.getByRole('row', { name: '60 100% 100%' })).toBeVisible();
  await expect(section).toContainText(
    'Life table for 2024, projected, adapted from United Nations, World Population Prospects 2024 (CC BY 3.0 IGO).',
  );
  await expect(visitor.card('Sleep')).toContainText('at this age');
  expect(await visitor.settledText(place)).toBe(before);
  // The pointer, which is still where the choice was, must not be over the curve.
  await page.mouse.move(1, 1);
  await section.getByRole('application').press('ArrowRight');
  await expect(section.getByRole('tooltip')).toHaveText(
    /^Age 61: \d\d(\.\d)?% of men aged 60; \d\d(\.\d)?% if death rates keep falling$/,
  );
});

test('“How this is calculated” has its version, and each source with its license', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.visualize();
  await page.getByText('How this is calculated').click();
  const method = page.locator('.method');
  await expect(method.getByRole('link', { name: /World Bank/ })).toHaveAttribute(
    'href',
    /^https:\/\/data\.worldbank\.org/,
  );
  await expect(method.getByText(/^Version \d+\.\d+\.\d+$/)).toBeVisible();
  for (const place of [method, page.getByRole('contentinfo')]) {
    await expect(place.getByRole('link', { name: 'CC BY 4.0', exact: true }).first()).toHaveAttribute(
      'href',
      'https://creativecommons.org/licenses/by/4.0/',
    );
    await expect(place.getByRole('link', { name: 'CC BY 3.0 IGO' })).toHaveAttribute(
      'href',
      'https://creativecommons.org/licenses/by/3.0/igo/',
    );
    await expect(place).toContainText('adapted from United Nations, World Population Prospects 2024');
  }
});
