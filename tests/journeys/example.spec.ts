import { recordDrawnText, takeDrawnText } from '../support/drawn-text.ts';
import { expect, test } from '../support/test.ts';

const EXAMPLE = /^This is an example: someone invented/;
const IN_IMAGE = 'This is an example: someone invented, born in 1990 in Canada.';

test.describe('The example', () => {
  test('fills the form in one tap, is marked, keeps changes to it, and goes once it was changed and submitted', async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    await visitor.fillPerson('1951-07-09', '91.5');
    await visitor.addActivity(4, 'Kite flying', '3');
    const expectOwn = async () => {
      await expect(visitor.field('Birthdate')).toHaveValue('1951-07-09');
      await expect(visitor.field('Life expectancy (years)')).toHaveValue('91.5');
      await expect(visitor.field('Activity 4 name')).toHaveValue('Kite flying');
      await expect(visitor.field('Activity 5 name')).toHaveCount(0);
    };
    await visitor.button('See an example').click();
    await expect(visitor.results().getByText(EXAMPLE)).toBeVisible();
    // From 15 May 1990 to 1 March 2026, and 81.7 − 35.
    await expect(visitor.summary('Years Lived')).toHaveText('35');
    await expect(visitor.summary('Years Remaining')).toHaveText('46.7');
    await expect(visitor.field('Birthdate')).toHaveValue('1990-05-15');
    await expect(visitor.button('Country Canada')).toBeVisible();
    await expect(page.getByText('You’re looking at an example.')).toBeVisible();
    await visitor.field('Activity 1 hours per day').fill('6');
    await visitor.button('Restore my entries').click();
    await expect(visitor.button('Back to the example')).toBeFocused();
    await expectOwn();
    await visitor.button('Back to the example').click();
    await expect(visitor.field('Birthdate')).toHaveValue('1990-05-15');
    await expect(visitor.card('Sleep')).toContainText('25.0% of every day');
    await expect(visitor.results().getByText(EXAMPLE)).toHaveCount(0);
    await visitor.field('Birthdate').fill('1984-02-29');
    await visitor.submit();
    await expect(visitor.summary('Years Lived')).toHaveText('42');
    await expect(visitor.results().getByText(EXAMPLE)).toHaveCount(0);
    await visitor.button('Restore my entries').click();
    await expectOwn();
  });

  test('does not show an editor that was open in the visitor’s own results, whose text waits', {
    tag: '@matrix',
  }, async ({ page, visitor }) => {
    await visitor.open();
    await visitor.submitFrom('Japan', '1951-07-09');
    const editor = page.getByRole('form', { name: 'Add a person' });
    await page.getByRole('button', { name: 'Person', exact: true }).click();
    await editor.getByLabel('Name').fill('Mother');
    await visitor.button('See an example').click();
    await expect(visitor.results().getByText(EXAMPLE)).toBeVisible();
    await expect(editor).toHaveCount(0);
    await visitor.button('Restore my entries').click();
    await expect(visitor.results().getByText(EXAMPLE)).toHaveCount(0);
    await page.getByRole('button', { name: 'Person', exact: true }).click();
    await expect(editor.getByLabel('Name')).toHaveValue('Mother');
  });

  test('is marked as an example in its image, in print and in its link, and one’s own life is not', {
    tag: '@matrix',
  }, async ({ page, visitor }) => {
    await page.addInitScript(() => {
      // Without the clipboard, the link is shown in the page.
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
    });
    await recordDrawnText(page);
    const saysSo = async () => {
      const download = page.waitForEvent('download');
      await visitor.button('Share Results').click();
      await download;
      expect(await takeDrawnText(page)).toContain(IN_IMAGE);
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(page.locator('.print-sheet')).toContainText(IN_IMAGE);
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    };
    await visitor.open();
    await visitor.visualize();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('.print-sheet')).toContainText('As of');
    await expect(page.locator('.print-sheet')).not.toContainText('example');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await visitor.button('See an example').click();
    await expect(visitor.results().getByText(EXAMPLE)).toBeVisible();
    await saysSo();
    await visitor.button('Copy link').click();
    await page.goto(await visitor.field('Link to these results').inputValue());
    const card = page.getByRole('region', { name: 'Someone shared their life with you' });
    await expect(card).toContainText(/This is an example: someone invented/);
    await expect(card).not.toContainText('the person who sent this link');
    await saysSo();
  });
});

test('a removed activity is restored at its place, with the focus, unless there are five others', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.addActivity(4, 'Kite flying', '3');
  await visitor.addActivity(5, 'Chess', '0.5');
  await visitor.button('Remove activity 4').click();
  await expect(page.getByRole('status').filter({ hasText: 'Removed “Kite flying”.' })).toBeVisible();
  await expect(visitor.field('Activity 4 name')).toHaveValue('Chess');
  await visitor.field('Activity 1 hours per day').fill('7');
  await visitor.button('Undo').click();
  await expect(visitor.field('Activity 4 name')).toBeFocused();
  await expect(visitor.field('Activity 4 name')).toHaveValue('Kite flying');
  await expect(visitor.field('Activity 4 hours per day')).toHaveValue('3');
  await expect(visitor.field('Activity 5 name')).toHaveValue('Chess');
  await expect(visitor.field('Activity 1 hours per day')).toHaveValue('7');
  await expect(visitor.button('Undo')).toHaveCount(0);
  await visitor.button('Remove activity 4').click();
  await expect(visitor.button('Undo')).toBeVisible();
  await visitor.addActivity(5, 'Choir', '0.5');
  await expect(visitor.button('Undo')).toHaveCount(0);
});

test('after a change, the form says that the results are outdated', async ({ page, visitor }) => {
  const hint = page.getByText('You’ve changed your entries. Press Visualize My Life to update the results.');
  await visitor.open();
  await visitor.visualize();
  await expect(hint).toHaveCount(0);
  await visitor.field('Activity 1 hours per day').fill('7');
  // Beside the button, and over the results.
  await expect(hint).toHaveCount(2);
  await visitor.field('Activity 1 hours per day').fill('8');
  await expect(hint).toHaveCount(0);
  await visitor.field('Activity 1 hours per day').fill('7');
  await visitor.submit();
  await expect(visitor.card('Sleep')).toContainText('29.2% of every day');
  await expect(hint).toHaveCount(0);
});
