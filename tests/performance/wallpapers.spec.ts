import { expect, test } from '../support/test.ts';
import { slowDown } from './bench/page/slowed-page.ts';
import { BUDGETS } from './budgets.ts';

test('a wallpaper for each day of a year is made within a minute on a phone’s processor, and the page answers in between', {
  tag: '@matrix',
}, async ({ page, visitor }) => {
  await visitor.open();
  await visitor.visualize();
  await visitor.button('Choose a picture').click();
  await page.getByRole('radio', { name: /^Phone wallpaper/ }).check({ force: true });
  await slowDown(page);
  const download = page.waitForEvent('download', { timeout: BUDGETS.wallpapersMs.limit });
  await visitor.button('Download 365 wallpapers').click();
  // Reaches the page only between two of its tasks.
  await page.getByText('Steps for an iPhone', { exact: true }).click();
  await expect(page.locator('details[open]').getByRole('listitem')).toHaveCount(4);
  await expect(page.getByText(/^\d+ of 365 wallpapers made/)).toBeVisible();
  expect((await download).suggestedFilename()).toBe('life-in-weeks-wallpapers.zip');
});
