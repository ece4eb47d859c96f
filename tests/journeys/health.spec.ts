import { expect, SEEN_ON, test } from '../support/test.ts';

test('‘Apply Optimization’ moves nothing, and can be undone', async ({ page, visitor }) => {
  await page.clock.install({ time: SEEN_ON });
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
  const apply = visitor.button('Apply Optimization');
  await apply.focus();
  const position = async () => (await page.locator('#optimization button').first().boundingBox())?.y ?? 0;
  const before = await position();
  await apply.press('Enter');
  const undo = page.locator('#optimization').getByRole('button', { name: 'Undo changing Exercise' });
  await expect(undo).toBeFocused();
  await expect(visitor.field('Activity 3 hours per day')).toHaveValue('0.36');
  await expect(section.getByText('Active', { exact: true })).toBeVisible();
  await expect(section).toContainText('Hours now2 hours 31 minutes a week');
  await expect(visitor.slider()).toHaveValue('0');
  await expect(apply).toHaveCount(0);
  // Longer than the page takes to start scrolling to new results.
  await visitor.letPass(1000);
  expect(Math.abs((await position()) - before)).toBeLessThan(5);

  await undo.press('Enter');
  await expect(apply).toBeFocused();
  await expect(visitor.field('Activity 3 hours per day')).toHaveValue('0');
  await visitor.letPass(1000);
  expect(Math.abs((await position()) - before)).toBeLessThan(5);
});
