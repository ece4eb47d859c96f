import { expect, test } from '../support/test.ts';

test.describe('Validation: the message is at the field and tied to it; the summary gets the focus', () => {
  const problemOf = async (
    visitor: { field: (name: string) => import('@playwright/test').Locator },
    name: string,
  ) => {
    const field = visitor.field(name);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    return field;
  };

  test("'Please enter a valid birthdate in the past' for none, for today and for the future", async ({
    visitor,
  }) => {
    await visitor.open();
    await visitor.enterLifeExpectancy('76');
    for (const birthdate of ['', '2026-03-01', '2030-01-01']) {
      await visitor.field('Birthdate').fill(birthdate);
      await visitor.submit();
      const field = await problemOf(visitor, 'Birthdate');
      await expect(field).toHaveAccessibleDescription('Please enter a valid birthdate in the past');
      await expect(visitor.problems()).toBeFocused();
      await expect(visitor.results()).toHaveCount(0);
    }
    await visitor.field('Birthdate').fill('2026-02-28');
    await expect(visitor.field('Birthdate')).toHaveAttribute('aria-invalid', 'false');
    await visitor.submit();
    await expect(visitor.summary('Years Lived')).toHaveText('0');
  });

  test("'Please select a country' at the country's button", async ({ visitor }) => {
    await visitor.open();
    await visitor.field('Birthdate').fill('1984-02-29');
    await visitor.submit();
    const button = visitor.button(/^Country/);
    await expect(button).toHaveAccessibleDescription('Please select a country');
    await expect(visitor.problems()).toBeFocused();
  });

  test("'Please enter a valid positive number for life expectancy.' for none, 0, −1, 0.5 and 151", async ({
    visitor,
  }) => {
    await visitor.open();
    await visitor.field('Birthdate').fill('1984-02-29');
    await visitor.field('Enter life expectancy manually').check();
    for (const years of ['', '0', '-1', '0.5', '151']) {
      await visitor.field('Life expectancy (years)').fill(years);
      await visitor.submit();
      const field = await problemOf(visitor, 'Life expectancy (years)');
      await expect(field).toHaveAccessibleDescription(
        /Please enter a valid positive number for life expectancy\.$/,
      );
      await expect(visitor.problems()).toBeFocused();
      await expect(field).toHaveValue(years);
    }
  });

  test("'Activity name is required' for an empty name and one of spaces", async ({ visitor }) => {
    await visitor.open();
    await visitor.fillPerson();
    for (const name of ['', '   ']) {
      await visitor.field('Activity 2 name').fill(name);
      await visitor.submit();
      const field = await problemOf(visitor, 'Activity 2 name');
      await expect(field).toHaveAccessibleDescription('Activity name is required');
      await expect(visitor.problems()).toBeFocused();
    }
  });

  test("'Hours must be greater than or equal to 0' and 'Hours must be less than or equal to 24'", async ({
    visitor,
  }) => {
    await visitor.open();
    await visitor.fillPerson();
    await visitor.field('Activity 1 hours per day').fill('-1');
    await visitor.submit();
    await expect(await problemOf(visitor, 'Activity 1 hours per day')).toHaveAccessibleDescription(
      'Hours must be greater than or equal to 0',
    );
    await visitor.field('Activity 1 hours per day').fill('24.5');
    await visitor.submit();
    await expect(await problemOf(visitor, 'Activity 1 hours per day')).toHaveAccessibleDescription(
      /Hours must be less than or equal to 24/,
    );
  });

  test("'Total time spent on activities cannot exceed 24 hours per day' under the list", async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    await visitor.fillPerson();
    await visitor.field('Activity 1 hours per day').fill('16');
    await visitor.submit();
    const message = page.locator('.activities > .field-problem');
    await expect(message).toHaveText('Total time spent on activities cannot exceed 24 hours per day');
    await expect(visitor.problems()).toBeFocused();
    await expect(visitor.results()).toHaveCount(0);
    await visitor.field('Activity 1 hours per day').fill('8');
    await expect(message).toHaveCount(0);
  });

  test('several at once: every field has its message, and the summary leads to each of them', {
    tag: '@smoke',
  }, async ({ page, visitor }) => {
    await visitor.open();
    await visitor.field('Activity 2 hours per day').fill('24');
    await visitor.field('Activity 3 name').fill('');
    await visitor.submit();
    await expect(page.locator('.field-problem')).toHaveText([
      'Please enter a valid birthdate in the past',
      'Please select a country',
      'Activity name is required',
      'Total time spent on activities cannot exceed 24 hours per day',
    ]);
    const summary = visitor.problems();
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport();
    for (const [link, control] of [
      ['Please enter a valid birthdate in the past', visitor.field('Birthdate')],
      ['Please select a country', visitor.button(/^Country/)],
      ['Activity 3: Activity name is required', visitor.field('Activity 3 name')],
      [
        'Total time spent on activities cannot exceed 24 hours per day',
        page.getByRole('group', { name: 'Your average day' }),
      ],
    ] as const) {
      await summary.getByRole('link', { name: link, exact: true }).press('Enter');
      await expect(control).toBeFocused();
      await expect(control).toBeInViewport();
    }
    expect(new URL(page.url()).hash).toBe('');
  });

  test('the summary follows corrections, and disappears with the last problem', async ({ visitor }) => {
    await visitor.open();
    await visitor.submit();
    await expect(visitor.problems().getByRole('link')).toHaveCount(2);
    await visitor.field('Birthdate').fill('1984-02-29');
    await expect(visitor.problems().getByRole('link')).toHaveText(['Please select a country']);
    await visitor.enterLifeExpectancy('76');
    await expect(visitor.problems()).toHaveCount(0);
  });

  test('an activity added after a refused submit has no error before the next one', async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    await visitor.field('Enter life expectancy manually').check();
    await visitor.field('Life expectancy (years)').fill('76');
    await visitor.submit();
    await visitor.button('Add activity').click();
    await expect(page.locator('.field-problem')).toHaveText(['Please enter a valid birthdate in the past']);
    await expect(visitor.problems().getByRole('link')).toHaveCount(1);
    await visitor.submit();
    await expect(visitor.field('Activity 4 name')).toHaveAccessibleDescription(/^Activity name is required/);
    await expect(visitor.problems().getByRole('link')).toHaveText([
      'Please enter a valid birthdate in the past',
      'Activity 4: Activity name is required',
    ]);
  });

  test('a refused submit leaves the icons of the activities as they were', async ({ page, visitor }) => {
    await visitor.open();
    const icons = () =>
      page.locator('.activity-icon').evaluateAll((all) => all.map((icon) => icon.innerHTML));
    const before = await icons();
    await visitor.submit();
    await expect(visitor.problems()).toBeFocused();
    expect(await icons()).toEqual(before);
    expect(before.join()).toContain('<path');
  });

  test('a refused submit loses no entries', async ({ visitor }) => {
    await visitor.open();
    await visitor.addActivity(4, 'Kite flying', '3');
    await visitor.field('Activity 1 hours per day').fill('6.5');
    await visitor.submit();
    await expect(visitor.field('Activity 4 name')).toHaveValue('Kite flying');
    await expect(visitor.field('Activity 4 hours per day')).toHaveValue('3');
    await expect(visitor.field('Activity 1 hours per day')).toHaveValue('6.5');
  });
});
