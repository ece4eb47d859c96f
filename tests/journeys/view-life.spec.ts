import { decodeLink } from '../../src/document/codec.ts';
import { expect, FAILED_REQUEST, test } from '../support/test.ts';
import {
  inJapan,
  line,
  note,
  openView,
  picture,
  refuseStorage,
  SAVED,
  save,
  setup,
} from '../support/view.ts';

test.describe('Without a saved life, the view', () => {
  test('asks for birthdate and country or life expectancy, keeps them in this tab until it is left, and stores nothing', async ({
    page,
    visitor,
  }) => {
    await openView(page);
    await expect(setup(page)).toBeVisible();
    await page.getByRole('button', { name: 'Show my weeks' }).click();
    await expect(page.getByLabel('Birthdate')).toBeFocused();
    await expect(page.getByLabel('Birthdate')).toHaveAccessibleDescription(
      'Please enter a valid birthdate in the past',
    );
    await expect(page.getByLabel('Country')).toHaveAccessibleDescription('Please select a country');
    await page.getByLabel('Birthdate').fill('1948-02-29');
    await expect(page.getByLabel('Life expectancy (years)')).toBeHidden();
    await page.getByLabel('Country').selectOption('My own life expectancy');
    await page.getByLabel('Life expectancy (years)').fill('many');
    await page.getByRole('button', { name: 'Show my weeks' }).click();
    await expect(page.getByLabel('Life expectancy (years)')).toBeFocused();
    await page.getByLabel('Life expectancy (years)').fill('90,5');
    await page.keyboard.press('Enter');
    await expect(picture(page)).toHaveAttribute('aria-description', /90\.5 years/);
    // After the view was left, the form is there again.
    await page.keyboard.press('Escape');
    await visitor.listening();
    await openView(page);
    await page.getByLabel('Birthdate').fill('1984-02-29');
    await page.getByLabel('Country').selectOption('Japan');
    await page.getByRole('button', { name: 'Show my weeks' }).click();
    await expect(line(page)).toHaveText('2,191 weeks lived');
    await expect(picture(page)).toHaveAttribute('aria-description', /84\.5 years/);
    expect(page.url()).not.toContain('#');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.reload();
    await expect(line(page)).toHaveText('2,191 weeks lived');
  });

  test('opens a backup file, and says what is wrong with another file', async ({ page, visitor }) => {
    void visitor;
    await openView(page);
    const choose = (content: object) =>
      page.getByLabel('Open a backup file').setInputFiles({
        name: 'backup.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(content)),
      });
    await expect(setup(page)).toBeVisible();
    await choose(SAVED);
    await expect(page.getByText('It’s not a backup file from this page.')).toBeVisible();
    const backup = { product: 'Lifetime Visualizer', ...SAVED };
    for (const birthdate of ['1984-02-30', '2031-05-15', '1000-01-01']) {
      await choose({ ...backup, document: { ...SAVED.document, birthdate } });
      await expect(page.getByText('It has no birthdate before today, or no life expectancy.')).toBeVisible();
      await expect(note(page)).toBeHidden();
      await choose(SAVED);
      await expect(page.getByText('It’s not a backup file from this page.')).toBeVisible();
    }
    await choose(backup);
    await expect(line(page)).toHaveText('2,191 weeks lived');
    await expect(page.locator('[data-marker=moment]')).toHaveCount(1);
  });

  test('says what is wrong with the saved one, and leaves it as it is', async ({ page, visitor }) => {
    void visitor;
    await openView(page);
    for (const [text, says] of [
      ['{"version":99,"document":{}}', 'A newer version of this page has saved entries on this device.'],
      ['{"version":1,"document"', 'The entries saved on this device can’t be read.'],
      [
        JSON.stringify({ ...SAVED, document: { ...SAVED.document, birthdate: '' } }),
        'The entries saved on this device have no birthdate or no life expectancy yet.',
      ],
    ] as const) {
      await page.evaluate((form) => localStorage.setItem('form', form), text);
      await page.reload();
      await expect(note(page)).toContainText(says);
      await expect(setup(page)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('form'))).toBe(text);
    }
  });
});

test('Where the browser stores nothing, the view says so, and shows what is entered there or on the page', async ({
  page,
  visitor,
}) => {
  await refuseStorage(page);
  await openView(page);
  await expect(note(page)).toContainText('This browser won’t let the page save anything');
  await page.getByLabel('Birthdate').fill('1984-02-29');
  await page.getByLabel('Country').selectOption('Japan');
  await page.getByRole('button', { name: 'Show my weeks' }).click();
  await expect(line(page)).toHaveText('2,191 weeks lived');
  await expect(note(page)).toBeHidden();
  await visitor.open();
  await visitor.visualize();
  await page.getByRole('link', { name: 'Open the view' }).click();
  await expect(line(page)).toHaveText('2,191 weeks lived');
  expect(decodeLink(page.url().split('#')[1] ?? '')).toContain('"born":"1984-W09"');
});

test('What is said of a life that cannot be shown stays beside the picture when the visitor returns', async ({
  page,
  visitor,
}) => {
  void visitor;
  await save(page, JSON.stringify(SAVED));
  await openView(page);
  await expect(line(page)).toHaveText('2,191 weeks lived');
  const other = await page.context().newPage();
  await other.goto('./favicon.svg');
  await other.evaluate(() => localStorage.setItem('form', '{"version":99,"document":{}}'));
  await other.close();
  const says = 'A newer version of this page has saved entries on this device.';
  await expect(note(page)).toContainText(says);
  await page.evaluate(() => {
    dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(note(page)).toContainText(says);
  await expect(line(page)).toHaveText('2,191 weeks lived');
});

test.describe('A saved life whose figure cannot be fetched', () => {
  test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

  test('is shown once the device is online', async ({ page, visitor }) => {
    void visitor;
    await save(page, JSON.stringify(inJapan));
    await page.route(/indicator|\/api\//, (route) => route.abort());
    await openView(page);
    await expect(note(page)).toHaveText(
      'The country’s life expectancy couldn’t be looked up. The view tries again once the device is online.',
    );
    await page.unroute(/indicator|\/api\//);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(line(page)).toHaveText('2,191 weeks lived');
    await expect(note(page)).toBeHidden();
  });
});
