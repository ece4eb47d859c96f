import { expect, test } from '../support/test.ts';

test.describe('Health Optimization', () => {
  test('has a disclaimer, an exercise analysis and a sleep analysis with their levels', async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    await visitor.visualize();
    const section = page.getByRole('region', { name: 'Health Optimization' });
    await expect(section).toContainText('not a forecast for you');
    await expect(section.getByRole('heading', { name: 'Exercise Analysis' })).toBeVisible();
    await expect(section.getByText('Highly Active', { exact: true })).toBeVisible();
    await expect(section.getByRole('heading', { name: 'Sleep Analysis' })).toBeVisible();
    await expect(section.getByText('Optimal', { exact: true })).toBeVisible();
    await expect(section).toContainText('Your hours now7 hours a week');
    await expect(section).toContainText('A quieter week is no setback');
    // The details of the section are folded.
    await expect(section.getByText('WHO minimum')).toBeHidden();
    await section.getByText('Recommendations and sources').click();
    await expect(section.getByText('WHO minimum')).toBeVisible();
    await expect(section).toContainText('WHO minimum2.5 hours a week');
    await expect(section.getByRole('link', { name: 'Arem 2015' })).toBeVisible();
    await expect(section).not.toContainText('Short of 8 hours');
    await expect(visitor.button('Apply Optimization')).toHaveCount(0);
  });

  test("'Apply Optimization' sets the exercise hours to the optimized value and visualizes again", {
    tag: '@smoke',
  }, async ({ page, visitor }) => {
    await visitor.open();
    await visitor.field('Activity 3 hours per day').fill('0');
    await visitor.field('Activity 1 hours per day').fill('5.5');
    await visitor.visualize();
    const section = page.getByRole('region', { name: 'Health Optimization' });
    await expect(section.getByText('Sedentary', { exact: true })).toBeVisible();
    // (0.36 − 0) / 24 × 34 × 3 = 1.53
    await expect(section).toContainText('Potential gain+1.5 years');
    await expect(section.getByText('Severely Insufficient', { exact: true })).toBeVisible();
    await expect(section).toContainText('Short of 8 hours by2.5 hours a day');
    await visitor.slider().fill('52');
    await visitor.button('Apply Optimization').click();
    await expect(visitor.field('Activity 3 hours per day')).toHaveValue('0.36');
    await expect(section.getByText('Active', { exact: true })).toBeVisible();
    await expect(section).toContainText('Your hours now2 hours 31 minutes a week');
    await expect(visitor.slider()).toHaveValue('0');
    await expect(visitor.button('Apply Optimization')).toHaveCount(0);
  });
});

test.describe('Health Optimization of an activity that has been removed from the form', () => {
  test('offers nothing to apply', { tag: '@matrix' }, async ({ visitor }) => {
    await visitor.open();
    await visitor.field('Activity 3 name').fill('Music');
    await visitor.addActivity(4, 'Gym', '0');
    await visitor.visualize();
    await expect(visitor.button('Apply Optimization')).toBeVisible();
    await visitor.button('Remove activity 4').click();
    await expect(visitor.button('Apply Optimization')).toHaveCount(0);
  });
});

test.describe('Health Optimization of a visitor under 18', () => {
  test('says that the analyses are for adults, and does not judge', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.visualize('2010-01-01');
    const section = page.getByRole('region', { name: 'Health Optimization' });
    await expect(section).toContainText('These analyses are for adults.');
    await expect(section.getByRole('heading', { name: 'Exercise Analysis' })).toBeVisible();
    await expect(section).not.toContainText(/Active|Optimal|WHO minimum|\d years|large groups|rule of thumb/);
    await expect(visitor.card('Exercise')).not.toContainText('WHO');
    await expect(section.getByRole('listitem')).toHaveCount(0);
    await expect(section.getByText('Recommendations and sources')).toHaveCount(0);
    await visitor.visualize('1990-01-01');
    await expect(section.getByText('Recommendations and sources')).toBeVisible();
    await expect(section).toContainText('These are patterns in large groups');
    await expect(visitor.card('Exercise')).toContainText('The WHO recommends 150 to 300 for adults');
  });
});

test('Health Optimization asks for no activity that there is at other ages', {
  tag: '@matrix',
}, async ({ page, visitor }) => {
  const section = page.getByRole('region', { name: 'Health Optimization' });
  await visitor.open();
  await visitor.field('Activity 1 name').fill('Rest');
  await page.locator('#activity-3-when').click();
  await visitor.field('Activity 3 until age or year').fill('30');
  await visitor.visualize('1984-02-29', '76');
  await expect(visitor.card('Exercise')).toBeVisible();
  await expect(section).toHaveCount(0);
  await visitor.field('Activity 3 name').fill('Music');
  await visitor.visualize('1984-02-29', '76');
  await expect(section).toContainText('“exercise”');
});
