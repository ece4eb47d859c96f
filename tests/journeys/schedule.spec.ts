import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Someone aged 36, with a life expectancy of 84. */
const BORN = '1989-11-21';
const YEARS = '84';

/** The button in an activity's row that says when it happens. */
const whenOf = (page: Page, position: number) => page.locator(`#activity-${position}-when`);

test('one tap counts the working years, also in link and saved form', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.field('Remember on this device').check();
  await visitor.visualize(BORN, YEARS);
  const card = visitor.card('Work');
  await expect(card).toContainText('Counted every day since birth.');
  const offer = card.getByRole('button', { name: 'Work: 5 days a week, 22 to 65' });
  await offer.focus();
  const before = await offer.boundingBox();
  await page.keyboard.press('Enter');
  const when = card.getByRole('button', {
    name: 'Change days and ages for Work: 8 hours × 5 days a week, 22 to 65',
  });
  await expect(when).toBeFocused();
  await expect(card).toContainText('3.3 years so far');
  await expect(whenOf(page, 2)).toHaveText('5 days · 22 to 65');
  // At 22 to 65: 8 × 7 + 8 × 5 + 1 × 7.
  await expect(page.locator('#total-hours')).toHaveText('Fullest week: 103 of 168 hours');
  // Runs what would scroll to new results, after 100 ms.
  await page.clock.runFor(150);
  expect(Math.abs(((await when.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(5);
  await visitor.copyLink();
  await expect(page.getByText('Link copied.')).toBeAttached();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.reload();
  await visitor.listening();
  await expect(card).toContainText('3.3 years so far');
  await visitor.openForm();
  await expect(whenOf(page, 2)).toHaveText('5 days · 22 to 65');

  await page.goto('about:blank');
  await page.goto(link);
  await expect(card).toContainText('8 hours × 5 days a week, 22 to 65');
  await expect(card.getByRole('button')).toHaveCount(0);
});
