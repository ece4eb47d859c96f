import { expect, test, type Visitor } from '../support/test.ts';

const offer = ({ page }: Visitor) => page.getByRole('group', { name: 'Type a name, or pick one' });
const offered = (visitor: Visitor, name: string) => offer(visitor).getByRole('button', { name, exact: true });

test('“Add activity” offers known activities until a name is typed', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.button('Add activity').focus();
  await page.keyboard.press('Enter');
  await expect(visitor.field('Activity 4 name')).toBeFocused();
  await expect(visitor.field('Activity 4 name')).toHaveAccessibleDescription('Type a name, or pick one');
  await expect(offer(visitor).getByRole('button')).toHaveCount(16);
  await expect(offered(visitor, 'Sleep')).toHaveCount(0);
  // Over the hours, the days and ages, and the button that removes the activity.
  for (let press = 0; press < 5; press++) await page.keyboard.press('Tab');
  await expect(offered(visitor, 'Social Media')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(visitor.field('Activity 4 name')).toHaveValue('Social Media');
  await expect(offer(visitor)).toHaveCount(0);
  // The hours are selected: what is typed replaces them.
  await expect(visitor.field('Activity 4 hours per day')).toBeFocused();
  await page.keyboard.type('2.4');
  await expect(visitor.field('Activity 4 hours per day')).toHaveValue('2.4');
  await visitor.button('Add activity').click();
  await expect(offer(visitor).getByRole('button')).toHaveCount(15);
  await page.keyboard.type('K');
  await expect(offer(visitor)).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await expect(offered(visitor, 'Reading').locator('svg')).toHaveAttribute('data-icon', 'book-open');
  await offered(visitor, 'Reading').click();
  await expect(visitor.field('Activity 5 name')).toHaveValue('Reading');
  await expect(page.locator('.activity').nth(4).locator('svg')).toHaveAttribute('data-icon', 'book-open');
});
