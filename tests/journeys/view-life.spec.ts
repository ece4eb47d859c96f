import { decodeLink } from '../../src/document/codec.ts';
import { expect, FAILED_REQUEST, test } from '../support/test.ts';
import { inJapan, line, note, openView, picture, refuseStorage, SAVED, save } from '../support/view.ts';

test.describe('Without a saved life, the view', () => {
  test('says so, leads to the page, and stores nothing', async ({ page, visitor }) => {
    await openView(page);
    await expect(note(page)).toHaveText(
      'No life is saved here yet. Enter yours on the page, and choose “Remember on this device” or “Open the view” there.',
    );
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.keyboard.press('Enter');
    await visitor.listening();
  });

  test('shows the one that the page hands over, in this tab alone', async ({ page, visitor, context }) => {
    await visitor.open();
    await visitor.visualize();
    await visitor.openShare('A view to leave open');
    await page.getByRole('link', { name: 'Open the view' }).click();
    await expect(line(page)).toHaveText('2,191 weeks lived');
    expect(page.url()).not.toContain('born');
    await page.reload();
    await expect(line(page)).toHaveText('2,191 weeks lived');
    const other = await context.newPage();
    await openView(other);
    await expect(note(other)).toContainText('No life is saved here yet.');
    await other.close();
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
      await expect(picture(page)).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('form'))).toBe(text);
    }
  });
});

test('Where the browser stores nothing, the view says so, and shows the life of the page’s link', async ({
  page,
  visitor,
}) => {
  await refuseStorage(page);
  await openView(page);
  await expect(note(page)).toContainText('This browser won’t let the page save anything');
  await visitor.open();
  await visitor.visualize();
  await visitor.openShare('A view to leave open');
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
