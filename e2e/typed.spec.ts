import { expect, test, type Visitor } from './test.ts';

const NO_NUMBER = 'Please enter a number such as 7.5.';
const NO_DATE = 'Please type the date, or paste it as 1990-05-31.';

test.beforeEach(async ({ context, visitor }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitor.open();
});

async function paste({ page, field }: Visitor, name: string, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field(name).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
}

async function type({ page, field }: Visitor, name: string, text: string): Promise<void> {
  await field(name).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

test('hours are read as people write them, typed or pasted', async ({ page, visitor }) => {
  const hours = visitor.field('Activity 1 hours per day');
  for (const enter of [type, paste]) {
    for (const [text, value, total] of [
      ['7,5', '7.5', '16.5 of 24 hours'],
      ['٧', '7', '16 of 24 hours'],
      ['1.5', '1.5', '10.5 of 24 hours'],
      ['۶٫۵', '6.5', '15.5 of 24 hours'],
      ['７', '7', '16 of 24 hours'],
      [',5', '.5', '9.5 of 24 hours'],
      [' 5 ', '5', '14 of 24 hours'],
      ['-0', '-0', '9 of 24 hours'],
    ] as const) {
      await enter(visitor, 'Activity 1 hours per day', text);
      await expect(hours, `${enter.name} ${text}`).toHaveValue(value);
      await expect(page.locator('#total-hours')).toContainText(total);
      await expect(hours).toHaveAttribute('aria-invalid', 'false');
    }
  }
  await hours.blur();
  await expect(hours).toHaveValue('0');
});

test('a comma is written where the caret is, and can be taken back', async ({ page, visitor }) => {
  await type(visitor, 'Activity 1 hours per day', '75');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(',');
  await expect(visitor.field('Activity 1 hours per day')).toHaveValue('7.5');
  await page.keyboard.press('Control+z');
  await expect(visitor.field('Activity 1 hours per day')).toHaveValue('75');
});

test('what is no number is left out with a sentence, until the entry is changed', async ({
  page,
  visitor,
}) => {
  const hours = visitor.field('Activity 1 hours per day');
  for (const [enter, text, left] of [
    [paste, '1.234,5', '8'],
    [paste, '7:30', '8'],
    [paste, 'eight', '8'],
    [type, '1/2', '12'],
    [type, '1.2,5', '1.25'],
  ] as const) {
    await hours.fill('9');
    await hours.fill('8');
    await expect(hours).toHaveAccessibleDescription('');
    await enter(visitor, 'Activity 1 hours per day', text);
    await expect(hours, text).toHaveValue(left);
    await expect(hours).toHaveAccessibleDescription(NO_NUMBER);
    await expect(page.getByText(NO_NUMBER)).toBeVisible();
  }
  await page.keyboard.press('Backspace');
  await expect(hours).toHaveAccessibleDescription('');
  await page.keyboard.type('?');
  await expect(hours).toHaveAccessibleDescription(NO_NUMBER);
  await type(visitor, 'Activity 1 hours per day', ',5');
  await expect(hours).toHaveValue('.5');
  await expect(hours).toHaveAccessibleDescription('');
});

test('a life expectancy is read as people write it', async ({ visitor }) => {
  await visitor.field('Birthdate').fill('1984-02-29');
  await visitor.field('Enter life expectancy manually').check();
  await type(visitor, 'Life expectancy (years)', '٨٢,5');
  await visitor.submit();
  await expect(visitor.summary('Years Remaining')).toHaveText('40.5');
  await paste(visitor, 'Life expectancy (years)', '82 years');
  await expect(visitor.field('Life expectancy (years)')).toHaveAccessibleDescription(new RegExp(NO_NUMBER));
});

test('a date is pasted in any order that is plain, and in no other', async ({ visitor }) => {
  const birthdate = visitor.field('Birthdate');
  for (const [text, date] of [
    ['1990-05-15', '1990-05-15'],
    ['16.05.1990', '1990-05-16'],
    ['12/25/1990', '1990-12-25'],
    ['26/12/1990', '1990-12-26'],
    ['275760-01-01', '275760-01-01'],
    ['0001-01-01', '0001-01-01'],
  ] as const) {
    await paste(visitor, 'Birthdate', text);
    await expect(birthdate).toHaveValue(date);
    await expect(birthdate).toHaveAccessibleDescription('');
  }
  for (const text of [
    '05/06/1990',
    '1990-02-30',
    '1990-13-01',
    '1990-00-10',
    '15 May 1990',
    '275761-01-01',
  ]) {
    await paste(visitor, 'Birthdate', text);
    await expect(birthdate, text).toHaveAccessibleDescription(NO_DATE);
    await expect(birthdate).toHaveValue('0001-01-01');
    await birthdate.fill('');
    await expect(birthdate).toHaveAccessibleDescription('');
    await birthdate.fill('0001-01-01');
  }
});

test('a pasted birthdate is the one that is visualized', async ({ visitor }) => {
  await paste(visitor, 'Birthdate', '29.02.1984');
  await visitor.enterLifeExpectancy('76');
  await visitor.submit();
  await expect(visitor.summary('Years Lived')).toHaveText('42');
});
