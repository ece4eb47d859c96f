import { listAmericanDays } from '../../src/sections/form/average-days.ts';
import { formatFor } from '../../src/words/format.ts';
import { SOURCES } from '../../src/words/sources.ts';
import { recordDrawnText, takeDrawnText } from '../support/drawn-text.ts';
import { expect, test } from '../support/test.ts';

const EXAMPLE = /^This is an example: someone invented/;
const IN_IMAGE = 'This is an example: someone invented, born in 1990 in Canada.';

test.describe('The example', () => {
  test('fills the form, shows its results and is marked as an example, in one tap', async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    await visitor.button('See an example').click();
    await expect(visitor.results().getByText(EXAMPLE)).toBeVisible();
    // From 15 May 1990 to 1 March 2026, and 81.7 − 35.
    await expect(visitor.summary('Years Lived')).toHaveText('35');
    await expect(visitor.summary('Years Remaining')).toHaveText('46.7');
    await expect(visitor.field('Birthdate')).toHaveValue('1990-05-15');
    await expect(visitor.button('Country Canada')).toBeVisible();
    await expect(page.getByText('You’re looking at an example.')).toBeVisible();
  });

  test('replaces the entries only until one tap restores them', async ({ visitor }) => {
    await visitor.open();
    await visitor.fillPerson('1951-07-09', '91.5');
    await visitor.addActivity(4, 'Kite flying', '3');
    await visitor.button('See an example').click();
    await expect(visitor.results().getByText(EXAMPLE)).toBeVisible();
    await visitor.field('Activity 5 name').fill('Something else');
    await visitor.button('Restore my entries').click();
    await expect(visitor.button('Back to the example')).toBeFocused();
    await expect(visitor.field('Birthdate')).toHaveValue('1951-07-09');
    await expect(visitor.field('Life expectancy (years)')).toHaveValue('91.5');
    await expect(visitor.field('Activity 4 name')).toHaveValue('Kite flying');
    await expect(visitor.field('Activity 4 hours per day')).toHaveValue('3');
    await expect(visitor.field('Activity 5 name')).toHaveCount(0);
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

  test('is marked as an example in its image, in print and in its link', { tag: '@matrix' }, async ({
    page,
    visitor,
  }) => {
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
    await visitor.button('See an example').click();
    await saysSo();
    await visitor.button('Copy link').click();
    await page.goto(await visitor.field('Link to these results').inputValue());
    const card = page.getByRole('region', { name: 'Someone shared their life with you' });
    await expect(card).toContainText(/This is an example: someone invented/);
    await expect(card).not.toContainText('the person who sent this link');
    await saysSo();
  });

  test('is not mentioned in the image of the visitor’s own results', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.visualize();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('.print-sheet')).toContainText('As of');
    await expect(page.locator('.print-sheet')).not.toContainText('example');
  });

  test('keeps changes to it, and switches between both forms', { tag: '@matrix' }, async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    await visitor.field('Birthdate').fill('1951-07-09');
    await visitor.button('See an example').click();
    await expect(visitor.results().getByText(EXAMPLE)).toBeVisible();
    await visitor.field('Activity 1 hours per day').fill('6');
    await visitor.button('Remove activity 5').click();
    await visitor.button('Add activity').click();
    await visitor.field('Activity 5 name').fill('Chess');
    await visitor.button('Restore my entries').click();
    await expect(visitor.field('Birthdate')).toHaveValue('1951-07-09');
    await expect(visitor.field('Activity 1 hours per day')).toHaveValue('8');
    await visitor.button('Back to the example').click();
    await expect(visitor.field('Birthdate')).toHaveValue('1990-05-15');
    await expect(visitor.field('Activity 1 hours per day')).toHaveValue('6');
    await expect(visitor.field('Activity 5 name')).toHaveValue('Chess');
    await expect(visitor.card('Sleep')).toContainText('25.0% of every day');
    await expect(page.getByText(EXAMPLE)).toHaveCount(0);
    await visitor.button('Restore my entries').click();
    await expect(visitor.field('Birthdate')).toHaveValue('1951-07-09');
  });

  test('is no longer marked as an example once it was changed and submitted', async ({ visitor }) => {
    await visitor.open();
    await visitor.button('See an example').click();
    await expect(visitor.results().getByText(EXAMPLE)).toBeVisible();
    await visitor.field('Birthdate').fill('1984-02-29');
    await visitor.submit();
    await expect(visitor.summary('Years Lived')).toHaveText('42');
    await expect(visitor.results().getByText(EXAMPLE)).toHaveCount(0);
  });
});

test.describe('An average day', () => {
  test('shows its population, activities and source', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.button('Start from an average day').click();
    const dialog = page.getByRole('dialog', { name: 'Average days' });
    for (const { title, about, source, activities } of listAmericanDays()) {
      const day = page.getByRole('button', { name: `Use “${title}”`, exact: true });
      const hoursOfDay = activities
        .map(({ name, hours }) => `${name} ${formatFor('en').hours(hours)}`)
        .join(', ');
      await expect(day).toContainText(title);
      await expect(day).toHaveAccessibleDescription(`${hoursOfDay}. ${about}`);
      // One for each activity, and one for the whole day.
      const row = dialog.getByRole('listitem').filter({ has: day });
      await expect(row.locator('.day-bar rect')).toHaveCount(activities.length + 1);
      await expect(dialog.getByRole('link', { name: SOURCES[source].title })).toHaveAttribute(
        'href',
        SOURCES[source].url,
      );
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(visitor.button('Start from an average day')).toBeFocused();
  });

  test('of the visitor’s country comes first, and fills the activities, with the keyboard', async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    await visitor.chooseCountry('Japan');
    await visitor.button('Start from an average day').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Average days' });
    await expect(dialog.getByRole('listitem').first()).toContainText(
      'people in Japan, ages 15 to 64, with and without a job',
    );
    await expect(dialog.getByRole('link', { name: SOURCES.oecdTimeUse.title })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(visitor.button('Use “Average in Japan”')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(visitor.button('Start from an average day')).toBeFocused();
    await expect(visitor.field('Activity 1 name')).toHaveValue('Sleep');
    await expect(visitor.field('Activity 1 hours per day')).toHaveValue('7.7');
    await visitor.field('Birthdate').fill('1984-02-29');
    await visitor.submit();
    await expect(visitor.card('Work')).toContainText('About the average in Japan (ages 15 to 64');
  });

  test('does not wait for the facts of the country', { tag: '@matrix' }, async ({ page, visitor }) => {
    await page.route('**/api/countries/*', () => undefined);
    await visitor.open();
    await visitor.chooseCountry('Japan');
    await visitor.button('Start from an average day').click();
    await expect(visitor.button('Use “Working”')).toBeVisible();
    await expect(visitor.button('Use “Average in Japan”')).toHaveCount(0);
  });

  test('has no work for visitors under 18', { tag: '@matrix' }, async ({ page, visitor }) => {
    await visitor.open();
    await visitor.field('Birthdate').fill('2010-05-01');
    await visitor.chooseCountry('Japan');
    await visitor.button('Start from an average day').click();
    const days = page.getByRole('dialog', { name: 'Average days' }).getByRole('listitem');
    await expect(days.getByRole('button')).toHaveAccessibleName('Use “Teenager”');
    await expect(days.getByRole('button')).not.toContainText(/Work|Getting around/);
  });

  test('that was changed and undone can be restored; nothing else is undone', { tag: '@matrix' }, async ({
    visitor,
  }) => {
    await visitor.open();
    await visitor.button('Start from an average day').click();
    await visitor.button('Use “Student”').click();
    await visitor.field('Birthdate').fill('1984-02-29');
    await visitor.field('Activity 2 hours per day').fill('4');
    await visitor.button('Undo').click();
    await expect(visitor.field('Activity 2 name')).toHaveValue('Work');
    await expect(visitor.field('Birthdate')).toHaveValue('1984-02-29');
    await visitor.button('Undo').click();
    await expect(visitor.field('Activity 2 name')).toHaveValue('Studying');
    await expect(visitor.field('Activity 2 hours per day')).toHaveValue('4');
  });

  test('with days and ages is a ready-made life', async ({ visitor }) => {
    await visitor.open();
    await visitor.fillPerson();
    await visitor.button('Start from an average day').click();
    await visitor.button('Use “Nursing shifts”').click();
    await expect(visitor.field('Activity 2 hours per day')).toHaveValue('12');
    await visitor.submit();
    // (42 − 22) × 3/7 × 12/24
    await expect(visitor.card('Work')).toContainText('4.3 years so far');
    await expect(visitor.card('Work')).toContainText('12 hours × 3 days a week, 22 to 65');
  });

  test('fills the activities and nothing else, and can be undone', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.fillPerson();
    await visitor.addActivity(4, 'Kite flying', '3');
    await visitor.button('Start from an average day').click();
    // All of the row can be tapped.
    await page.getByText(/^US average for full-time university/).click({ force: true });
    await expect(page.getByRole('dialog')).toBeHidden();
    for (const [index, [name, hours]] of (
      [
        ['Sleep', '8.5'],
        ['Studying', '3.1'],
        ['Work', '2.7'],
        ['Getting around', '1.5'],
        ['Eating', '1'],
      ] as const
    ).entries()) {
      await expect(visitor.field(`Activity ${index + 1} name`)).toHaveValue(name);
      await expect(visitor.field(`Activity ${index + 1} hours per day`)).toHaveValue(hours);
    }
    await expect(visitor.field('Birthdate')).toHaveValue('1984-02-29');
    await visitor.visualize();
    await expect(visitor.card('Studying')).toContainText('12.9% of every day');
    await visitor.undoLine().click();
    await expect(visitor.field('Activity 4 name')).toHaveValue('Kite flying');
    await expect(visitor.field('Activity 5 name')).toHaveCount(0);
  });
});

test.describe('Undo', () => {
  test('restores a removed activity at its place, with the focus', async ({ page, visitor }) => {
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
  });

  test('is not offered when there are five other activities', { tag: '@matrix' }, async ({ visitor }) => {
    await visitor.open();
    await visitor.addActivity(4, 'Kite flying', '3');
    await visitor.button('Remove activity 4').click();
    await visitor.addActivity(4, 'Chess', '0.5');
    await expect(visitor.button('Undo')).toBeVisible();
    await visitor.addActivity(5, 'Choir', '0.5');
    await expect(visitor.button('Undo')).toHaveCount(0);
  });
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
