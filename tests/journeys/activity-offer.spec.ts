import { chunk } from '../support/fault-list.ts';
import { expect, FAILED_REQUEST, test, type Visitor } from '../support/test.ts';

const offer = ({ page }: Visitor) => page.getByRole('group', { name: 'Type a name, or pick one' });
const offered = (visitor: Visitor, name: string) => offer(visitor).getByRole('button', { name, exact: true });

test.describe('Add activity', () => {
  test('offers the known activities that are not in use, with their icons; a tap names the new one', async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    await visitor.fillPerson();
    await visitor.button('Add activity').click();
    await expect(offer(visitor).getByRole('button')).toHaveCount(16);
    await expect(offered(visitor, 'Sleep')).toHaveCount(0);
    await expect(offered(visitor, 'Reading').locator('svg')).toHaveAttribute('data-icon', 'book-open');
    await offered(visitor, 'Reading').click();
    await expect(visitor.field('Activity 4 name')).toHaveValue('Reading');
    await expect(page.locator('.activity').nth(3).locator('svg')).toHaveAttribute('data-icon', 'book-open');
    await expect(offer(visitor)).toHaveCount(0);
    // The hours are selected: what is typed replaces them.
    await expect(visitor.field('Activity 4 hours per day')).toBeFocused();
    await page.keyboard.type('2.4');
    await visitor.button('Add activity').click();
    await expect(offer(visitor).getByRole('button')).toHaveCount(15);
    await expect(offered(visitor, 'Reading')).toHaveCount(0);
    await visitor.button('Remove activity 5').click();
    await visitor.submit();
    await expect(visitor.card('Reading')).toContainText('10.0% of every day');
  });

  test('can be used with the keyboard, and takes any name that is typed', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.button('Add activity').focus();
    await page.keyboard.press('Enter');
    await expect(visitor.field('Activity 4 name')).toBeFocused();
    await expect(visitor.field('Activity 4 name')).toHaveAccessibleDescription('Type a name, or pick one');
    // Over the hours, the days and ages, and the button that removes the activity.
    for (let press = 0; press < 5; press++) await page.keyboard.press('Tab');
    await expect(offered(visitor, 'Social Media')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(visitor.field('Activity 4 name')).toHaveValue('Social Media');
    await expect(visitor.field('Activity 4 hours per day')).toBeFocused();
    await visitor.button('Add activity').focus();
    await page.keyboard.press('Enter');
    await expect(offer(visitor)).toBeVisible();
    await page.keyboard.type('Kite flying');
    await expect(offer(visitor)).toHaveCount(0);
    await expect(visitor.field('Activity 5 name')).toHaveValue('Kite flying');
  });

  test('offers no work and no commute to visitors under 18', { tag: '@matrix' }, async ({ visitor }) => {
    await visitor.open();
    await visitor.field('Activity 2 name').fill('School');
    await visitor.button('Add activity').click();
    await expect(offered(visitor, 'Work')).toBeVisible();
    await visitor.field('Birthdate').fill('2010-05-01');
    await expect(offered(visitor, 'Work')).toHaveCount(0);
    await expect(offered(visitor, 'Commute')).toHaveCount(0);
    await expect(offered(visitor, 'Studying')).toBeVisible();
  });
});

test.describe('Without the code of the offer', () => {
  test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

  test('names are typed', { tag: '@matrix' }, async ({ page, visitor }) => {
    await page.route(chunk('activity-offer'), (route) => route.fulfill({ status: 404, body: 'gone' }));
    await visitor.open();
    const request = page.waitForResponse(chunk('activity-offer'));
    await visitor.addActivity(4, 'Kite flying', '3');
    await request;
    await visitor.button('Add activity').click();
    await expect(visitor.field('Activity 5 name')).toBeFocused();
    await expect(offer(visitor)).toHaveCount(0);
  });
});
