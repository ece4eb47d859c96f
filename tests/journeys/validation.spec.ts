import { expect, test } from '../support/test.ts';

const NO_BIRTHDATE = 'Please enter a valid birthdate in the past';
const NO_COUNTRY = 'Please select a country';
const TOO_LONG = 'Total time spent on activities cannot exceed 24 hours per day';

test('a refused submit has a message at every field, and a summary', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.field('Activity 2 hours per day').fill('24');
  await visitor.field('Activity 3 name').fill('');
  await visitor.submit();
  await expect(page.locator('.field-problem')).toHaveText([
    NO_BIRTHDATE,
    NO_COUNTRY,
    'Activity name is required',
    TOO_LONG,
  ]);
  await expect(visitor.field('Birthdate')).toHaveAccessibleDescription(NO_BIRTHDATE);
  await expect(visitor.field('Birthdate')).toHaveAttribute('aria-invalid', 'true');
  await expect(visitor.button(/^Country/)).toHaveAccessibleDescription(NO_COUNTRY);
  const summary = visitor.problems();
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  for (const [link, control] of [
    ['Birthdate', visitor.field('Birthdate')],
    ['Country', visitor.button(/^Country/)],
    ['Activity 3 name', visitor.field('Activity 3 name')],
    ['Your average day', page.getByRole('group', { name: 'Your average day' })],
  ] as const) {
    await summary.getByRole('link', { name: link, exact: true }).press('Enter');
    await expect(control).toBeFocused();
    await expect(control).toBeInViewport();
  }
  expect(new URL(page.url()).hash).toBe('');
  // Activities that fit into a day need no other submit.
  await visitor.field('Activity 2 hours per day').fill('8');
  await expect(page.locator('.activity-list > .field-problem')).toHaveCount(0);
});
