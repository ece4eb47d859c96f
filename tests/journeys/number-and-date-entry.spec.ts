import { expect, test, type Visitor } from '../support/test.ts';

const NO_NUMBER = 'This isn’t a number. Enter one such as 8.';
const NO_DATE = 'This date can’t be read. Type it, or paste it as 1990-05-31.';

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

test('hours are accepted in the notations that people use, typed or pasted', async ({ page, visitor }) => {
  const hours = visitor.field('Activity 1 hours per day');
  for (const enter of [type, paste]) {
    for (const [text, value, total] of [
      ['7,5', '7.5', '16.5 of 24 hours'],
      ['٧', '7', '16 of 24 hours'],
      ['1.5', '1.5', '10.5 of 24 hours'],
      ['۶٫۵', '6.5', '15.5 of 24 hours'],
      ['７', '7', '16 of 24 hours'],
      [',5', '.5', '9.5 of 24 hours'],
      [' 5', '5', '14 of 24 hours'],
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

test('a comma is inserted at the caret, and can be undone', { tag: '@matrix' }, async ({ page, visitor }) => {
  await type(visitor, 'Activity 1 hours per day', '75');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(',');
  await expect(visitor.field('Activity 1 hours per day')).toHaveValue('7.5');
  await page.keyboard.press('Control+z');
  await expect(visitor.field('Activity 1 hours per day')).toHaveValue('75');
});

test('hours and minutes, and fractions, are understood', { tag: '@matrix' }, async ({ page, visitor }) => {
  await visitor.fillPerson();
  const hours = visitor.field('Activity 1 hours per day');
  for (const enter of [type, paste]) {
    for (const [text, value, share] of [
      ['1/2', '0.5', '2.1%'],
      ['7:30', '7.5', '31.3%'],
      ['1 1/2', '1.5', '6.3%'],
    ] as const) {
      await enter(visitor, 'Activity 1 hours per day', text);
      await expect(hours, `${enter.name} ${text}`).toHaveValue(text);
      await expect(hours).toHaveAttribute('aria-invalid', 'false');
      await page.keyboard.press('Enter');
      await expect(visitor.card('Sleep')).toContainText(`${share} of every day`);
      await expect(hours).toHaveValue(value);
      await expect(hours).toHaveAttribute('type', 'number');
    }
  }
});

test('numbers that cannot be parsed stay visible and stop the submit with a message', async ({
  page,
  visitor,
}) => {
  await visitor.fillPerson();
  const hours = visitor.field('Activity 1 hours per day');
  for (const [enter, text] of [
    [paste, '1.234,5'],
    [paste, '8 hours'],
    [type, '7-8'],
    [type, '1.2,5'],
    [type, '8h'],
  ] as const) {
    await hours.fill('8');
    await expect(hours).toHaveAccessibleDescription('');
    await enter(visitor, 'Activity 1 hours per day', text);
    await expect(hours, text).toHaveValue(text);
    await expect(hours).toHaveAttribute('aria-invalid', 'true');
    await expect(hours).toHaveAccessibleDescription(NO_NUMBER);
    await expect(page.locator('.field-problem')).toHaveText(NO_NUMBER);
    await visitor.submit();
    await expect(visitor.problems().getByRole('link')).toHaveText([`Activity 1: ${NO_NUMBER}`]);
    await expect(hours).toHaveValue(text);
    await expect(visitor.results()).toHaveCount(0);
  }
  await visitor.problems().getByRole('link').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('.25');
  await expect(hours).toHaveValue('8.25');
  await expect(hours).toHaveAttribute('aria-invalid', 'false');
  await visitor.submit();
  await expect(visitor.card('Sleep')).toContainText('34.4% of every day');
});

test('life expectancies are accepted in the notations that people use', async ({ visitor }) => {
  const years = visitor.field('Life expectancy (years)');
  await visitor.field('Birthdate').fill('1984-02-29');
  await visitor.field('Enter life expectancy manually').check();
  await type(visitor, 'Life expectancy (years)', '٨٢,5');
  await visitor.submit();
  await expect(visitor.summary('Years Remaining')).toHaveText('40.5');
  await paste(visitor, 'Life expectancy (years)', '82 years');
  await expect(years).toHaveValue('82 years');
  await expect(years).toHaveAccessibleDescription(/This isn’t a number\. Enter one such as 84\.$/);
  await visitor.submit();
  await expect(visitor.problems().getByRole('link')).toHaveText([
    'Please enter a valid positive number for life expectancy.',
  ]);
  await expect(years).toHaveValue('82 years');
});

test('keys, the wheel and the buttons step a number', { tag: '@matrix' }, async ({ page, visitor }) => {
  const sleep = 'Activity 1 hours per day';
  const years = 'Life expectancy (years)';
  await visitor.fillPerson('1984-02-29', '78.4');
  for (const [name, from, key, to] of [
    [years, '78.4', 'ArrowUp', '78.5'],
    [years, '78.4', 'ArrowDown', '78.3'],
    [years, '', 'ArrowUp', '1'],
    [sleep, '0.36', 'ArrowUp', '0.5'],
    [sleep, '0.36', 'ArrowDown', '0'],
    [sleep, '7.25', 'ArrowUp', '7.5'],
    [sleep, '7.25', 'ArrowDown', '7'],
    [sleep, '8', 'ArrowUp', '8.5'],
    [sleep, '', 'ArrowUp', '0.5'],
  ] as const) {
    for (const select of [false, true]) {
      const field = visitor.field(name);
      await field.fill(from);
      if (select) await page.keyboard.press('Control+a');
      await page.keyboard.press(key);
      await expect(field, `${name} ${from} ${key}`).toHaveValue(to);
      await expect(field).toHaveAttribute('aria-invalid', 'false');
      await expect(page.locator('.field-problem')).toHaveCount(0);
    }
  }
  const field = visitor.field(years);
  await field.fill('78.4');
  const { x = 0, y = 0, width = 0, height = 0 } = (await field.boundingBox()) ?? {};
  // The buttons are at its end, inside the padding.
  await page.mouse.click(x + width - 20, y + height / 2 - 6);
  await expect(field).toHaveValue('78.5');
  await page.mouse.wheel(0, -100);
  await expect(field).toHaveValue('78.6');
  await visitor.field(sleep).fill('8');
  await visitor.submit();
  await expect(visitor.summary('Years Remaining')).toHaveText('36.6');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
});

test('dates can be pasted in any unambiguous order, and in no other', async ({ visitor }) => {
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
    await expect(birthdate).toHaveValue('');
    await birthdate.fill('0001-01-01');
    await expect(birthdate).toHaveAccessibleDescription('');
  }
});

test('a pasted date that cannot be parsed stops the submit', { tag: '@matrix' }, async ({ visitor }) => {
  await visitor.fillPerson();
  await paste(visitor, 'Birthdate', '05/06/1990');
  await visitor.submit();
  await expect(visitor.problems()).toBeFocused();
  await expect(visitor.field('Birthdate')).toHaveAccessibleDescription(NO_DATE);
  await expect(visitor.results()).toHaveCount(0);
});

test('results use a pasted birthdate', async ({ visitor }) => {
  await paste(visitor, 'Birthdate', '29.02.1984');
  await visitor.enterLifeExpectancy('76');
  await visitor.submit();
  await expect(visitor.summary('Years Lived')).toHaveText('42');
});
