import { readFileSync } from 'node:fs';
import { expect, test, Visitor } from '../support/test.ts';

const openDialog = async (visitor: Visitor) => {
  await visitor.button('Backup').click();
  return visitor.page.getByRole('dialog', { name: 'Backup file' });
};

/** Chooses a file with a text as the backup to open. */
async function openBackup(visitor: Visitor, text: string): Promise<void> {
  const dialog = await openDialog(visitor);
  const chooser = visitor.page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Open a backup file' }).click();
  await (await chooser).setFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

async function saveBackup(visitor: Visitor): Promise<string> {
  const dialog = await openDialog(visitor);
  const download = visitor.page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save a backup file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('lifetime-visualizer-2026-03-01.json');
  await expect(dialog.getByRole('status')).toHaveText('Backup file saved.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  return readFileSync(await file.path(), 'utf8');
}

test('a backup file restores a life into an empty form, and can be undone', async ({ visitor }) => {
  await visitor.open();
  await visitor.visualize('1951-07-09', '91.5');
  await visitor.addActivity(4, 'Kite flying', '3');
  const backup = await saveBackup(visitor);
  await visitor.open();
  await expect(visitor.field('Birthdate')).toHaveValue('');
  await openBackup(visitor, backup);
  await expect(visitor.summary('Years Lived')).toHaveText('74');
  await expect(visitor.field('Activity 4 name')).toHaveValue('Kite flying');
  const folded = visitor.page.locator('.folded-form');
  await expect(folded).toContainText('Your backup file is open.');
  await visitor.undoLine().click();
  await expect(visitor.field('Birthdate')).toHaveValue('');
});

test('undo of a backup, and redo, restore the results with the form', async ({ visitor }) => {
  await visitor.open();
  await visitor.visualize('1951-07-09', '91.5');
  const backup = await saveBackup(visitor);
  await visitor.visualize('1990-05-15', '84');
  await openBackup(visitor, backup);
  await expect(visitor.summary('Years Lived')).toHaveText('74');
  await visitor.undoLine().click();
  await expect(visitor.summary('Years Lived')).toHaveText('35');
  await expect(visitor.field('Birthdate')).toHaveValue('1990-05-15');
  await expect(visitor.page.getByText('You’ve changed your entries.')).toHaveCount(0);
  await visitor.undoLine('Redo').click();
  await expect(visitor.summary('Years Lived')).toHaveText('74');
  await expect(visitor.field('Birthdate')).toHaveValue('1951-07-09');
});

test('a backup made while the example is shown has the visitor’s own form, and switching back shows it', async ({
  visitor,
}) => {
  await visitor.open();
  await visitor.visualize('1951-07-09', '91.5');
  await visitor.button('See an example').click();
  await expect(visitor.summary('Years Lived')).toHaveText('35');
  const dialog = await openDialog(visitor);
  await expect(dialog).toContainText('The file holds your own entries, not the example’s.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(JSON.parse(await saveBackup(visitor)).draft.birthdate).toBe('1951-07-09');
  await visitor.button('Restore my entries').click();
  await expect(visitor.summary('Years Lived')).toHaveText('74');
  await expect(visitor.button('See an example')).toBeFocused();
  await expect((await openDialog(visitor)).getByText('not the example’s')).toHaveCount(0);
});

test('a file with problems changes nothing, and each problem has a line', async ({ visitor }) => {
  await visitor.open();
  await visitor.visualize('1951-07-09', '91.5');
  const backup = await saveBackup(visitor);
  const wrong = backup.replace('"1951-07-09"', '"1951-02-30"').replace('"hours": "8"', '"hours": 8');
  await openBackup(visitor, wrong);
  const dialog = visitor.page.getByRole('dialog', { name: 'Backup file' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    'The birthdate can’t be read.',
    'Activity 1: the hours can’t be read.',
  ]);
  await expect(visitor.page.locator('#birthdate')).toHaveValue('1951-07-09');
});

test('people and chapters with problems in a backup are kept, and each shows its problem', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.submitFrom('Japan', '1990-05-15');
  const backup = JSON.parse(await saveBackup(visitor));
  const person = (name: string, birthYear: number) => ({
    id: name,
    name,
    birthYear,
    daysPerYear: 12,
    since: null,
    livedTogether: null,
    country: null,
    population: 'everyone',
  });
  const chapter = { id: 'berlin', name: 'Berlin', from: '2016', until: '2012', color: '#D6293B' };
  backup.draft.personal = {
    chapters: [chapter],
    moments: [],
    people: [person('Noa', 2027), person('Lovelace', 1815), person('Mother', 1962)],
  };
  await openBackup(visitor, JSON.stringify(backup));
  const cardOf = (name: string) =>
    visitor.section('Time with people').getByRole('listitem').filter({ hasText: name });
  await expect(cardOf('Noa')).toContainText('That’s in the future.');
  await expect(cardOf('Lovelace')).toContainText('Check the year of birth: it’s more than 130 years ago.');
  await expect(cardOf('Mother')).toContainText('more days with Mother may lie ahead');
  await expect(visitor.section('Chapters').getByRole('listitem')).toContainText(
    'The end has to be later than the beginning.',
  );
  await expect(page.getByRole('button', { name: 'Edit Noa' })).toBeVisible();
});
