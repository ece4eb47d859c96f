import { expectNoViolations } from '../support/axe.ts';
import { EXAMPLE, expect, lineOf, test } from './test.ts';

const MATRIX = { tag: '@matrix' };

const BACKUP = EXAMPLE.replace('{', '{"product":"Lifetime Visualizer",');

const fileOf = (text: string) => ({
  name: 'backup.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

test(
  'fields are enough: the settings show the weeks, and so does each new tab',
  MATRIX,
  async ({ visitor }) => {
    const page = await visitor.options();
    await page.getByRole('button', { name: 'Show my weeks' }).click();
    await expect(page.getByLabel('Birthdate')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Country')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Birthdate').fill('1984-02-29');
    await page.getByLabel('Country').selectOption('Japan');
    await page.getByRole('button', { name: 'Show my weeks' }).click();
    await expect(page.getByText('Saved. It’s in every new tab now.')).toBeVisible();
    await expect(page.getByText('Born February 29, 1984, life expectancy 84.0 years.')).toBeVisible();
    // The focus is where the form was.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Remove' })).toBeFocused();
    await expect(lineOf(page)).toHaveText('2,191 weeks lived');
    await expectNoViolations(page, 'settings with a life');
    await expect(lineOf(await visitor.newTab())).toHaveText('2,191 weeks lived');
  },
);

test('a life expectancy of one’s own takes the place of a country', MATRIX, async ({ visitor }) => {
  const page = await visitor.options();
  await expectNoViolations(page, 'settings without a life');
  await page.getByLabel('Birthdate').fill('1984-02-29');
  await page.getByLabel('Country').selectOption('My own life expectancy');
  await page.getByLabel('Life expectancy (years)').fill('76');
  await page.getByRole('button', { name: 'Show my weeks' }).click();
  await expect(page.getByText('Born February 29, 1984, life expectancy 76.0 years.')).toBeVisible();
});

test('a backup file brings chapters and moments', MATRIX, async ({ visitor }) => {
  const page = await visitor.options();
  await page.locator('input[type="file"]').setInputFiles(fileOf(BACKUP));
  await page.getByLabel('Line below the weeks').selectOption('Current chapter');
  await expect(lineOf(page)).toHaveText('Montreal');
  await expect(page.locator('[data-marker="moment"]')).toHaveCount(1);
  await page.getByLabel('Color by').selectOption('Time');
  await page.getByLabel('Mark moments').uncheck();
  const tab = await visitor.newTab();
  await expect(lineOf(tab)).toHaveText('Montreal');
  await expect(tab.locator('[data-marker="moment"]')).toHaveCount(0);
});

const REFUSED = [
  ['of something else', '{"name":"notes"}', 'It’s not a backup file from this page.'],
  ['cut short', BACKUP.slice(0, 200), 'It’s not a backup file from this page.'],
  ['of a newer version', BACKUP.replace('"version":4', '"version":99'), 'It was made with a newer version'],
  ['that is far too large', `${BACKUP}${' '.repeat(1_000_000)}`, 'It’s larger than any backup file'],
] as const;

for (const [what, text, says] of REFUSED) {
  test(`a file ${what} is refused with a sentence, and the saved life stays`, MATRIX, async ({ visitor }) => {
    await visitor.store('life', EXAMPLE);
    const page = await visitor.options();
    await page.getByText('Replace it').click();
    await page.locator('input[type="file"]').setInputFiles(fileOf(text));
    await expect(page.getByText(says)).toBeVisible();
    await expect(lineOf(page)).toHaveText('2,191 weeks lived');
    expect(await visitor.stored('life')).toBe(EXAMPLE);
  });
}

test(
  'where there is no room for another life, the saved one and what was entered stay',
  MATRIX,
  async ({ visitor }) => {
    await visitor.store('life', EXAMPLE);
    const page = await visitor.options();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('', 'QuotaExceededError');
      };
    });
    await page.getByText('Replace it').click();
    await page.getByLabel('Birthdate').fill('1990-05-15');
    await page.getByLabel('Country').selectOption('Japan');
    await page.getByRole('button', { name: 'Show my weeks' }).click();
    await expect(page.getByText('What was saved before is still there.')).toBeVisible();
    await expect(lineOf(page)).toHaveText('2,191 weeks lived');
    await expect(page.getByLabel('Birthdate')).toHaveValue('1990-05-15');
  },
);
