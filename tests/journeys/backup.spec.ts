import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { expect, test, Visitor } from '../support/test.ts';

const openDialog = async (visitor: Visitor, button: string | RegExp = /^Backup$/) => {
  await visitor.button(button).click();
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

/** What a dialog says. The live region of toasts, which is in it as well, is empty. */
const statusOf = (dialog: Locator) => dialog.getByRole('status').filter({ hasText: /\S/ });

async function saveBackup(visitor: Visitor, button?: string): Promise<string> {
  const dialog = await openDialog(visitor, button);
  const download = visitor.page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save a backup file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('lifetime-visualizer-2026-03-01.json');
  await expect(statusOf(dialog)).toHaveText('Backup file saved.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  return readFileSync(await file.path(), 'utf8');
}

// By the keyboard: the page scrolls to the results below a pointer.
test('a backup restores a life in the place of none or another', async ({ visitor }) => {
  await visitor.open();
  await visitor.visualize('1951-07-09', '91.5');
  await visitor.addActivity(4, 'Kite flying', '3');
  const backup = await saveBackup(visitor);
  await visitor.open();
  await expect(visitor.field('Birthdate')).toHaveValue('');
  await openBackup(visitor, backup);
  await expect(visitor.summary('Years Lived')).toHaveText('74');
  await expect(visitor.field('Activity 4 name')).toHaveValue('Kite flying');
  await expect(visitor.page.locator('.folded-form')).toContainText('Undo opening the backup');
  await visitor.undo().press('Enter');
  await expect(visitor.field('Birthdate')).toHaveValue('');

  await visitor.visualize('1990-05-15', '84');
  await openBackup(visitor, backup);
  await expect(visitor.summary('Years Lived')).toHaveText('74');
  await visitor.undo().press('Enter');
  await expect(visitor.summary('Years Lived')).toHaveText('35');
  await expect(visitor.field('Birthdate')).toHaveValue('1990-05-15');
  await expect(visitor.page.getByText('You’ve changed your entries.')).toHaveCount(0);
});

test('a file that cannot be read changes nothing and says what is wrong', async ({ visitor }) => {
  await visitor.open();
  await visitor.submitFrom('Japan', '1951-07-09');
  const backup = await saveBackup(visitor);
  await openBackup(visitor, backup.replace('"1951-07-09"', '19510709').replace('"hours": "8"', '"hours": 8'));
  const dialog = visitor.page.getByRole('dialog', { name: 'Backup file' });
  await expect(statusOf(dialog)).toContainText('This part can’t be read: document.birthdate.');
  await expect(visitor.page.locator('#birthdate')).toHaveValue('1951-07-09');
  await dialog.getByRole('button', { name: 'Close' }).click();

  const saved = JSON.parse(backup);
  const person = { diedIn: null, daysPerYear: 12, since: null, livedTogether: null };
  saved.document.events = {
    chapters: [{ id: 'berlin', name: 'Berlin', from: '2016', until: '2012', color: '#D6293B' }],
    moments: [],
    people: [
      { ...person, id: 'noa', name: 'Noa', birthYear: 2027 },
      { ...person, id: 'mother', name: 'Mother', birthYear: 1962 },
    ],
  };
  await openBackup(visitor, JSON.stringify(saved));
  const people = visitor.section('Time with people').getByRole('listitem');
  await expect(people.filter({ hasText: 'Noa' })).toContainText('That’s in the future.');
  await expect(people.filter({ hasText: 'Mother' })).toContainText('more days with Mother may lie ahead');
  await expect(visitor.section('Chapters').getByRole('listitem')).toContainText(
    'The end has to be later than the beginning.',
  );
  await expect(visitor.button('Edit or remove Noa')).toBeVisible();
});
