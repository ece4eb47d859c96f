import { expect, test, type Visitor } from '../support/test.ts';

const SLEEP = 'Activity 1 hours per day';
const YEARS = 'Life expectancy (years)';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

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
  await visitor.open();
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
