import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

async function expectNoViolations(page: Page): Promise<void> {
  // Figures are judged when they stand still, not while something fades in.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

for (const theme of ['dark', 'light'] as const) {
  test(`no axe violation in the ${theme} theme: empty form, picker, form in error, results, slider moved`, async ({
    page,
    visitor,
  }) => {
    test.setTimeout(60_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitor.open();
    if (theme === 'light') await visitor.button('Switch to light theme').click();
    await expectNoViolations(page);
    await visitor.button(/Country/).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectNoViolations(page);
    await page.getByPlaceholder('Search countries...').fill('Atlantis');
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await visitor.addActivity(4, '', '16');
    await visitor.submit();
    await expect(visitor.toast()).toBeVisible();
    await expectNoViolations(page);
    await visitor.field('Activity 4 name').fill('Chess');
    await visitor.field('Activity 4 hours per day').fill('0');
    await visitor.field('Activity 3 hours per day').fill('0');
    await visitor.visualize();
    await expectNoViolations(page);
    await visitor.slider().fill('520');
    await visitor.mark('Life Spent On Activities', /^Work:/).focus();
    await expect(visitor.tooltip()).toBeVisible();
    await expectNoViolations(page);
  });
}

test('no axe violation in the results of a country, with everything opened', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.field('Birthdate').fill('1990-01-15');
  await visitor.chooseCountry('Japan');
  await visitor.submit();
  await expect(page.getByRole('region', { name: 'Your chances' })).toBeVisible();
  for (const details of await page.locator('summary').all()) await details.click();
  await expectNoViolations(page);
});

test('no axe violation on the not-found page', async ({ page }) => {
  await page.goto('/nowhere');
  await expectNoViolations(page);
});

test('the whole task with the keyboard alone', async ({ page, visitor }) => {
  await visitor.open();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await visitor.button('Switch to light theme').focus();
  await press('Tab');
  await page.keyboard.type('02291984');
  await expect(visitor.field('Birthdate')).toHaveValue('1984-02-29');
  // Month, day, year and the calendar's button are stops of the browser's own inside the date input.
  for (
    let stop = 0;
    stop < 5 && !(await visitor.button(/Country/).evaluate((element) => element === document.activeElement));
    stop++
  ) {
    await press('Tab');
  }
  await press('Enter');
  await page.keyboard.type('jap');
  await press('Enter');
  await expect(visitor.button('Country Japan')).toBeFocused();
  await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
  await expect(visitor.button('Add activity')).toBeFocused();
  await press('Tab', 'Enter');
  await expect(visitor.results()).toBeFocused();
  await visitor.slider().focus();
  await press('ArrowRight');
  await expect(page.locator('.life-line').getByText('Age 43', { exact: true })).toBeVisible();
  await visitor.button('Share Results').focus();
  const download = page.waitForEvent('download');
  await press('Enter');
  await download;
});

test('the results are announced by taking the focus, and the banner by a status', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.visualize();
  await expect(visitor.results()).toBeFocused();
  await expect(page.locator('.banner')).toHaveAttribute('role', 'status');
});
