import { expect, test } from '../support/test.ts';

test.describe('Step 1: birthdate', () => {
  test("its max is today in the visitor's time zone", async ({ page, visitor }) => {
    // 28 February in New York, and already 1 March in London.
    await page.clock.setFixedTime(new Date('2026-03-01T01:00:00Z'));
    await visitor.open();
    await expect(visitor.field('Birthdate')).toHaveAttribute('max', '2026-02-28');
  });
});

test.describe('Step 1: country picker', () => {
  test('a dialog with a search box, a list and a Close button; the form then shows the country', {
    tag: '@smoke',
  }, async ({ page, visitor }) => {
    await visitor.open();
    await visitor.button(/^Country/).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByPlaceholder('Search countries...')).toBeFocused();
    const options = dialog.getByRole('listbox').getByRole('option');
    // By common name, without the aggregate "World" and without Kosovo.
    await expect(options).toHaveText(['Belgium', 'Côte d’Ivoire', 'Japan', 'Lesotho', 'South Korea']);
    await dialog.getByPlaceholder('Search countries...').fill('jap');
    await expect(options).toHaveText(['Japan']);
    await options.click();
    await expect(dialog).toBeHidden();
    await expect(visitor.button('Country Japan')).toBeFocused();
    await expect(page.getByText('84.5 years · World Bank 2023')).toBeVisible();
  });

  test('Close and Escape do not change the choice', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.chooseCountry('Japan');
    await visitor.button(/^Country/).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await visitor.button(/^Country/).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(visitor.button('Country Japan')).toBeFocused();
  });

  test('arrow keys and Enter choose a country', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.button(/^Country/).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(visitor.button('Country Côte d’Ivoire')).toBeFocused();
  });

  test('a search without a match shows a message', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.button(/^Country/).click();
    await page.getByPlaceholder('Search countries...').fill('Atlantis');
    await expect(page.getByRole('status').filter({ hasText: 'No country matches “Atlantis”' })).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(0);
  });

  test("'Loading countries...' is shown while they load", async ({ page, visitor, worldBank }) => {
    worldBank.answerCountries(() => new Promise(() => undefined));
    await page.route('**/api/countries.json', () => new Promise(() => undefined));
    await visitor.open();
    await visitor.button(/^Country/).click();
    await expect(page.getByText('Loading countries...')).toBeVisible();
  });
});

test.describe('Step 1: manual life expectancy', () => {
  test('the checkbox reveals a number input from 1 to 150 in steps of 0.1', async ({ visitor }) => {
    await visitor.open();
    await expect(visitor.field('Life expectancy (years)')).toHaveCount(0);
    await visitor.field('Enter life expectancy manually').check();
    const input = visitor.field('Life expectancy (years)');
    await expect(input).toHaveAttribute('min', '1');
    await expect(input).toHaveAttribute('max', '150');
    await expect(input).toHaveAttribute('step', '0.1');
    await expect(input).toHaveValue('');
  });

  test('ticking the box prefills the input with the fetched value', { tag: '@smoke' }, async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    await visitor.chooseCountry('Belgium');
    await expect(page.getByText('82.2 years')).toBeVisible();
    await visitor.field('Enter life expectancy manually').check();
    await expect(visitor.field('Life expectancy (years)')).toHaveValue('82.2');
  });

  test('a prefilled life expectancy follows the country; a typed one stays', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.chooseCountry('Belgium');
    await expect(page.getByText('82.2 years')).toBeVisible();
    await visitor.field('Enter life expectancy manually').check();
    await visitor.chooseCountry('Japan');
    await expect(page.getByText('84.5 years')).toBeVisible();
    await expect(visitor.field('Enter life expectancy manually')).not.toBeChecked();
    await visitor.field('Enter life expectancy manually').check();
    await visitor.field('Life expectancy (years)').fill('90');
    await visitor.chooseCountry('Belgium');
    await visitor.field('Enter life expectancy manually').uncheck();
    await visitor.field('Enter life expectancy manually').check();
    await expect(visitor.field('Life expectancy (years)')).toHaveValue('90');
  });

  test('a manual life expectancy needs no country', async ({ visitor }) => {
    await visitor.open();
    await visitor.visualize('1984-02-29', '76');
    await expect(visitor.summary('Years Remaining')).toHaveText('34');
  });
});

test.describe('Step 1: activities', () => {
  test('it starts with Sleep 8 h, Work 8 h and Exercise 1 h, each with its icon', async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    for (const [position, name, hours, icon] of [
      [1, 'Sleep', '8', 'bed'],
      [2, 'Work', '8', 'briefcase'],
      [3, 'Exercise', '1', 'dumbbell'],
    ] as const) {
      await expect(visitor.field(`Activity ${position} name`)).toHaveValue(name);
      await expect(visitor.field(`Activity ${position} hours per day`)).toHaveValue(hours);
      await expect(
        page
          .locator('.activity')
          .nth(position - 1)
          .locator('svg'),
      ).toHaveAttribute('data-icon', icon);
    }
  });

  test('hour inputs run from 0 to 24 in steps of 0.5', async ({ visitor }) => {
    await visitor.open();
    const hours = visitor.field('Activity 1 hours per day');
    await expect(hours).toHaveAttribute('min', '0');
    await expect(hours).toHaveAttribute('max', '24');
    await expect(hours).toHaveAttribute('step', '0.5');
  });

  test('editing a name updates its icon; an unknown name has a circle', async ({ page, visitor }) => {
    await visitor.open();
    const icon = page.locator('.activity').nth(1).locator('svg');
    await visitor.field('Activity 2 name').fill(' social media ');
    await expect(icon).toHaveAttribute('data-icon', 'share-2');
    await visitor.field('Activity 2 name').fill('Whittling');
    await expect(icon).toHaveAttribute('data-icon', 'circle');
  });

  test('a new activity has 1 hour, a circle, and red, then orange; only from the 4th on can one be removed', {
    tag: '@smoke',
  }, async ({ page, visitor }) => {
    await visitor.open();
    await expect(page.getByRole('button', { name: /^Remove activity/ })).toHaveCount(0);
    await visitor.button('Add activity').click();
    await expect(visitor.field('Activity 4 name')).toBeFocused();
    await visitor.button('Add activity').click();
    for (const [position, paint] of [
      [4, 'rgb(214, 41, 59)'],
      [5, 'rgb(247, 137, 59)'],
    ] as const) {
      const icon = page
        .locator('.activity')
        .nth(position - 1)
        .locator('svg');
      await expect(visitor.field(`Activity ${position} hours per day`)).toHaveValue('1');
      await expect(icon).toHaveAttribute('data-icon', 'circle');
      await expect(icon).toHaveCSS('stroke', paint);
    }
    await expect(page.getByRole('button', { name: /^Remove activity/ })).toHaveCount(2);
    await visitor.field('Activity 5 name').fill('Chess');
    await visitor.button('Remove activity 4').click();
    await expect(visitor.button('Add activity')).toBeFocused();
    await expect(visitor.field('Activity 4 name')).toHaveValue('Chess');
    await expect(page.locator('.activity').nth(3).locator('svg')).toHaveCSS('stroke', 'rgb(247, 137, 59)');
  });

  test('a non-numeric entry becomes 0, and the next digit replaces it', async ({ page, visitor }) => {
    await visitor.open();
    const hours = visitor.field('Activity 1 hours per day');
    await hours.fill('');
    await expect(hours).toHaveValue('0');
    await page.keyboard.type('7.5');
    await expect(hours).toHaveValue('7.5');
    await hours.press('Control+a');
    await page.keyboard.type('e');
    await hours.blur();
    await expect(hours).toHaveValue('0');
  });

  test('impossible hours break no chart and no total', async ({ page, visitor }) => {
    await visitor.open();
    for (const [position, hours] of ['1e308', '1e308', '-20'].entries()) {
      await visitor.field(`Activity ${position + 1} hours per day`).fill(hours);
    }
    await expect(page.locator('#total-hours')).toHaveText('Total: 1,998 hours, 1,974 more than a day has');
    expect(await page.locator('.day-bar').innerHTML()).not.toMatch(/NaN|Infinity|="-/);
  });

  test('total hours are green up to 20, amber above 20 up to 24, red above 24 with a warning icon', {
    tag: '@smoke',
  }, async ({ page, visitor }) => {
    await visitor.open();
    const total = page.locator('#total-hours');
    const green = 'rgb(92, 199, 149)';
    const amber = 'rgb(255, 180, 84)';
    const red = 'rgb(255, 138, 128)';
    for (const [exercise, paint, words] of [
      ['1', green, 'Total: 17 of 24 hours, 7 free'],
      ['4', green, 'Total: 20 of 24 hours, 4 free'],
      ['4.5', amber, 'Total: 20.5 of 24 hours, 3.5 free'],
      ['8', amber, 'Total: 24 of 24 hours, none free'],
      ['8.5', red, 'Total: 24.5 hours, 0.5 more than a day has'],
    ] as const) {
      await visitor.field('Activity 3 hours per day').fill(exercise);
      await expect(total).toHaveText(words);
      await expect(total).toHaveCSS('color', paint);
      await expect(total.locator('[data-icon="warning"]')).toHaveCount(paint === red ? 1 : 0);
    }
  });
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a message at the button says that the page needs it', async ({ page }) => {
    await page.goto('./');
    // Playwright's text locators ignore `noscript`.
    const sentence = page.locator('noscript p');
    const button = page.getByRole('button', { name: 'Visualize My Life' });
    await expect(sentence).toHaveText(/^JavaScript is turned off in your browser\. This page needs it/);
    await expect(sentence).toBeVisible();
    const [above, below] = await Promise.all([sentence.boundingBox(), button.boundingBox()]);
    const gap = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(40);
    await page.goto('./nowhere');
    await expect(sentence).toHaveCount(0);
  });
});
