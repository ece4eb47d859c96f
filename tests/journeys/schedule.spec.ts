import { expect, test, Visitor } from '../support/test.ts';
import { playWorldBank } from '../support/world-bank.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const WORKED = '8 hours × 5 days a week, 22 to 65';
const YEARS = '8 hours × 5 days, 22 to 65: 3.3 years so far, 6.9 ahead';

/** Someone aged 36, with a life expectancy of 84. */
const visualizeAt36 = (visitor: Visitor) => visitor.visualize('1989-11-21', '84');

test('working years set in the card change the figures in place, and are in the saved form and the link', {
  tag: '@smoke',
}, async ({ page, visitor }) => {
  await visitor.open();
  await visitor.field('Remember on this device').check();
  await visualizeAt36(visitor);
  const card = visitor.card('Work');
  await expect(card).toContainText('12.0 years so far');
  await expect(card).toContainText('Counted daily from birth.');

  const set = card.getByRole('button', { name: 'Set your working years' });
  await set.click();
  await card.getByLabel('Work days a week').selectOption('5');
  const from = card.getByLabel('Work from age or year');
  await expect(from).toHaveAttribute('placeholder', 'such as 22');
  await from.fill('2011');
  await card.getByLabel('Work until age or year').fill('65');
  await expect(card.getByRole('status')).toHaveText(YEARS);
  await card.getByLabel('Work until age or year').press('Enter');

  await expect(card).toContainText('3.3 years so far');
  await expect(card).toContainText(WORKED);
  const change = card.getByRole('button', { name: 'Change days and ages for Work' });
  await expect(change).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: 'Your entries and results have changed.' }),
  ).toBeVisible();
  await expect(visitor.field('Activity 2 from age or year')).toHaveValue('2011');
  // At 22 to 65: 8 × 7 + 8 × 5 + 1 × 7.
  await expect(page.locator('#total-hours')).toHaveText('Fullest week: 103 of 168 hours');

  await card.getByRole('button', { name: 'Undo' }).click();
  await expect(set).toBeFocused();
  await expect(card).toContainText('12.0 years so far');
  await expect(page.locator('#total-hours')).toHaveText('Total: 17 of 24 hours, 7 free');

  await set.click();
  await card.getByLabel('Work days a week').selectOption('5');
  await from.fill('22');
  await card.getByLabel('Work until age or year').fill('65');
  await card.getByRole('button', { name: 'Apply' }).click();
  await expect(card).toContainText('3.3 years so far');
  await visitor.button('Copy link').click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.reload();
  await visitor.listening();
  await expect(visitor.field('Activity 2 days a week')).toHaveValue('5');
  await expect(visitor.field('Activity 2 until age or year')).toHaveValue('65');
  await expect(card).toContainText('3.3 years so far');

  const browser = page.context().browser();
  if (!browser) throw new Error('There is no other browser');
  const other = new Visitor(await (await browser.newContext()).newPage());
  await playWorldBank(other.page);
  await other.page.goto(link);
  await expect(other.card('Work')).toContainText('3.3 years so far');
  await expect(other.button(/^(Set|Change)/)).toHaveCount(0);
  await other.page.context().close();
});

test('problems of days and ages are shown at their fields, and a week that is too full names the ages', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.fillPerson('1989-11-21', '84');
  await visitor.button('Set days and ages').click();
  await expect(page.getByRole('group', { name: 'When your activities happen' })).toBeFocused();
  await expect(visitor.field('Activity 2 from age or year')).toHaveAttribute('placeholder', 'such as 22');

  const until = visitor.field('Activity 2 until age or year');
  for (const [entered, message] of [
    ['soon', 'Enter a whole age from 0 to 150, such as 22, or a year, such as 2012.'],
    ['1988', 'This year is before your birth.'],
    ['22', 'The end has to be later than the beginning.'],
  ] as const) {
    await visitor.field('Activity 2 from age or year').fill('22');
    await until.fill(entered);
    await visitor.submit();
    await expect(visitor.problems()).toBeFocused();
    await page.getByRole('link', { name: `Activity 2: ${message}` }).click();
    await expect(until).toBeFocused();
    await expect(until).toHaveAttribute('aria-invalid', 'true');
    await expect(until).toHaveAccessibleDescription(message);
  }

  await until.fill('30');
  await visitor.field('Activity 2 hours per day').fill('20');
  await visitor.submit();
  const tooFull = 'From age 22 to 30, your activities take 203 hours a week; a week has 168.';
  await expect(visitor.problems()).toContainText(tooFull);
  await expect(visitor.field('Activity 2 hours per day')).toHaveAccessibleDescription(tooFull);
  await expect(visitor.toast()).toContainText(tooFull);

  await visitor.field('Activity 2 days a week').selectOption('5');
  await expect(visitor.problems()).toHaveCount(0);
  await visitor.submit();
  await expect(visitor.results()).toBeVisible();
});

test('in a card, the editor gets the focus, accepts ages in words, and Escape closes it', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visualizeAt36(visitor);
  const card = visitor.card('Exercise');
  const opener = card.getByRole('button', { name: 'Set days and ages for Exercise' });
  await opener.click();
  await expect(card.getByLabel('Exercise days a week')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(card.getByLabel('Exercise days a week')).toHaveCount(0);
  await opener.click();
  await card.getByLabel('Exercise from age or year').fill('age 22');
  await card.getByRole('button', { name: 'Apply' }).click();
  await expect(card).toContainText('1 hour every day, from 22');
});

test('in a card, problems are shown before anything changes', async ({ visitor }) => {
  await visitor.open();
  await visualizeAt36(visitor);
  const card = visitor.card('Exercise');
  await card.getByRole('button', { name: 'Set days and ages for Exercise' }).click();
  const until = card.getByLabel('Exercise until age or year');
  await until.fill('0');
  await card.getByRole('button', { name: 'Apply' }).click();
  await expect(until).toBeFocused();
  await expect(until).toHaveAccessibleDescription('The end has to be later than the beginning.');
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByRole('button', { name: 'Set days and ages for Exercise' })).toBeFocused();
  await expect(until).toHaveCount(0);
});
