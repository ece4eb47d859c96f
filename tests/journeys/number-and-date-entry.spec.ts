import { expect, test, type Visitor } from '../support/test.ts';

const NO_DATE = 'This date can’t be read. Type it, or paste it as 1990-05-31.';
const SLEEP = 'Activity 1 hours per day';
const YEARS = 'Life expectancy (years)';

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

test('hours and years are accepted in the notations that people use', async ({ page, visitor }) => {
  const hours = visitor.field(SLEEP);
  await visitor.fillPerson();
  for (const [enter, text, value, total] of [
    [type, '7,5', '7.5', '16.5 of 24 hours'],
    [type, '۶٫۵', '6.5', '15.5 of 24 hours'],
    [paste, '７', '7', '16 of 24 hours'],
    [type, ',5', '.5', '9.5 of 24 hours'],
  ] as const) {
    await enter(visitor, SLEEP, text);
    await expect(hours, `${enter.name} ${text}`).toHaveValue(value);
    await expect(page.locator('#total-hours')).toContainText(total);
    await expect(hours).toHaveAttribute('aria-invalid', 'false');
  }
  for (const [enter, text, value, share] of [
    [type, '7:30', '7.5', '31.3%'],
    [paste, '1 1/2', '1.5', '6.3%'],
  ] as const) {
    await enter(visitor, SLEEP, text);
    await expect(hours).toHaveValue(text);
    await page.keyboard.press('Enter');
    await expect(visitor.card('Sleep')).toContainText(`${share} of every day`);
    await expect(hours).toHaveValue(value);
    await expect(hours).toHaveAttribute('type', 'number');
  }
  await type(visitor, YEARS, '٨٢,5');
  await visitor.submit();
  await expect(visitor.summary('Years Remaining')).toHaveText('40.5');
  await expect(visitor.results()).toBeFocused();

  // What is no number at all becomes 0, and the next digit replaces it.
  await hours.fill('');
  await expect(hours).toHaveValue('0');
  await page.keyboard.type('75');
  await expect(hours).toHaveValue('75');
  // A comma is inserted at the caret, and can be undone.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(',');
  await expect(hours).toHaveValue('7.5');
  await page.keyboard.press('Control+z');
  await expect(hours).toHaveValue('75');
});

test('hours that cannot be read count as 0 and are quoted; years stay visible and stop the submit', async ({
  page,
  visitor,
}) => {
  await visitor.fillPerson();
  const hours = visitor.field(SLEEP);
  await paste(visitor, SLEEP, '7 to 8 hours');
  await expect(hours).toHaveValue('7 to 8 hours');
  await page.keyboard.press('Enter');
  await expect(visitor.card('Sleep')).toContainText('0.0% of every day');
  await expect(hours).toHaveValue('0');
  await expect(hours).toHaveAccessibleDescription(/^“7 to 8 hours” isn’t a number, so it counts as 0\./);

  await paste(visitor, YEARS, '82 years');
  await expect(visitor.field(YEARS)).toHaveAccessibleDescription(
    /This isn’t a number\. Enter one such as 84\.$/,
  );
  await visitor.submit();
  await expect(visitor.problems().getByRole('link')).toHaveText([YEARS]);
  await expect(visitor.field(YEARS)).toHaveAccessibleDescription(
    /Please enter a valid positive number for life expectancy. It can be any number from 1 to 150\.$/,
  );
  await expect(visitor.field(YEARS)).toHaveValue('82 years');
});

test('keys and the buttons step a number', { tag: '@matrix' }, async ({ page, visitor }) => {
  await visitor.fillPerson('1984-02-29', '78.4');
  for (const [name, from, key, to] of [
    [YEARS, '78.4', 'ArrowUp', '78.5'],
    [YEARS, '', 'ArrowUp', '1'],
    [SLEEP, '0.36', 'ArrowUp', '0.5'],
    [SLEEP, '7.25', 'ArrowDown', '7'],
  ] as const) {
    const field = visitor.field(name);
    await field.fill(from);
    await page.keyboard.press(key);
    await expect(field, `${name} ${from} ${key}`).toHaveValue(to);
    await expect(field).toHaveAttribute('aria-invalid', 'false');
  }
  const field = visitor.field(YEARS);
  await field.fill('78.4');
  const { x = 0, y = 0, width = 0, height = 0 } = (await field.boundingBox()) ?? {};
  // The buttons are at its end, inside the padding.
  await page.mouse.click(x + width - 20, y + height / 2 - 6);
  await expect(field).toHaveValue('78.5');
});

test('dates can be pasted in any unambiguous order', async ({ visitor }) => {
  const birthdate = visitor.field('Birthdate');
  await visitor.enterLifeExpectancy('76');
  for (const text of ['05/06/1990', '275760-01-01']) {
    await birthdate.fill('0001-01-01');
    await expect(birthdate).toHaveAccessibleDescription('');
    await paste(visitor, 'Birthdate', text);
    await expect(birthdate, text).toHaveAccessibleDescription(NO_DATE);
    await expect(birthdate).toHaveValue('');
  }
  await visitor.submit();
  await expect(visitor.problems()).toBeFocused();
  await expect(visitor.results()).toHaveCount(0);
  for (const [text, date] of [
    ['12/25/1990', '1990-12-25'],
    ['May 15, 1990', '1990-05-15'],
    ['29.02.1984', '1984-02-29'],
  ] as const) {
    await paste(visitor, 'Birthdate', text);
    await expect(birthdate).toHaveValue(date);
  }
  await expect(birthdate).toHaveAccessibleDescription('');
});
