import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

/** Names, when they begin and when they end. The last one has no end. */
const CHAPTERS = [
  ['Lisbon', 'September 2002', '2010'],
  ['Toronto', '2011', ''],
] as const;
/** In the order of time, each far enough from the others for a ring of its own. */
const MOMENTS = [
  ['Sea', 'age 10'],
  ['Move', '2002-09-01'],
  ['Wedding', 'Aug 24, 2013'],
  ['School', '2028'],
] as const;
/** Names, years of birth and days together a year. */
const PEOPLE = [['My mother', '1956', '12']] as const;

/** Expects the years of work, in the form and in its card. */
async function readsWork(visitor: Visitor): Promise<void> {
  // (42 − 22) × 5 ÷ 7 × 8 ÷ 24 = 4.76, (65 − 42) × 5 ÷ 7 × 8 ÷ 24 = 5.48, and both of 76 are 13.47 %.
  await visitor.reads('.activity [aria-expanded]', 'Every day', '5 days · 22 to 65', 'Every day');
  await visitor.reads('.activity-card', /^Sleep/, /^Work4\.8 years so far13\.5% of your life/, /^Exercise/);
}

async function fillForm(visitor: Visitor): Promise<void> {
  await visitor.fillPerson();
  await visitor.choose('checkbox', 'Remember on this device');
  await visitor.click('button', 'Activity 2 days and ages: Every day');
  await visitor.tabTo('combobox', 'Activity 2 days a week');
  await visitor.tab.type('5');
  await visitor.fill('textbox', 'Activity 2 from age or year', '22');
  await visitor.fill('textbox', 'Activity 2 until age or year', '65');
}

/** Types into one field after the other, from the one that has the focus. */
async function typeInFields(visitor: Visitor, texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    if (index > 0) await visitor.press('Tab');
    await visitor.tab.type(text);
  }
}

/** Opens the menu to add an event, and chooses from it, by the keyboard. */
async function beginToAdd(visitor: Visitor, kind: string): Promise<void> {
  await visitor.choose('button', 'Add to your weeks');
  await visitor.choose('button', kind);
}

/** Adds moments, chapters and people by the keyboard, in the order of their buttons. */
async function addEntries(visitor: Visitor): Promise<void> {
  for (const [kind, firstField, entries] of [
    ['Moment', 'A few words', MOMENTS],
    ['Chapter', 'Name', CHAPTERS],
  ] as const) {
    for (const entry of entries) {
      await beginToAdd(visitor, kind);
      await visitor.isAt('textbox', firstField);
      await typeInFields(visitor, entry);
      await visitor.press('Enter');
      await visitor.isAt('button', 'Add to your weeks');
    }
  }
  for (const [name, birthYear, days] of PEOPLE) {
    await beginToAdd(visitor, 'Person');
    await visitor.isAt('textbox', 'Name');
    await typeInFields(visitor, [name, birthYear]);
    await visitor.fill('spinbutton', 'Days together a year', days);
    await visitor.choose('button', 'Add');
    await visitor.sees('heading', name);
  }
}

/** Waits for the figures, and for everything that was added to the weeks. */
async function seesTheLife(visitor: Visitor): Promise<void> {
  await visitor.seesResults();
  await visitor.reads('.summary dd', '42', '34', '1,768');
  await readsWork(visitor);
  await visitor.reads('.weeks-picture [data-marker="moment"]', ...MOMENTS.map((_, index) => `${index + 1}`));
  const countListed = () =>
    visitor.tab.run(
      () => [...document.querySelectorAll('.event-row')].filter((row) => row.checkVisibility()).length,
    );
  await expect.poll(countListed).toBe(MOMENTS.length + CHAPTERS.length);
  for (const [name] of PEOPLE) await visitor.sees('heading', name);
}

/** Saves a backup, and returns its text. */
async function saveBackup(visitor: Visitor): Promise<string> {
  await visitor.click('button', /^Backup$/);
  await visitor.click('button', 'Save a backup file');
  await visitor.getsFile('lifetime-visualizer-2026-03-01.json');
  const text = await visitor.tab.run(() => watched.saved.at(-1)?.file.text());
  await visitor.press('Escape');
  return text ?? '';
}

/** Opens a backup. What chooses a file belongs to the system, and not every engine lets a test use it. */
async function openBackup(visitor: Visitor, backup: string): Promise<void> {
  await visitor.click('button', /^Backup$/);
  await visitor.sees('button', 'Open a backup file');
  await visitor.tab.run((text) => {
    const input = document.querySelector<HTMLInputElement>('dialog input[type="file"]');
    const files = new DataTransfer();
    files.items.add(new File([text], 'backup.json', { type: 'application/json' }));
    if (input) input.files = files.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  }, backup);
}

test('a life in chapters is entered, saved, cleared, restored from a backup and printed', {
  tag: '@matrix',
}, async ({ visitor }) => {
  await visitor.open();
  await fillForm(visitor);
  await visitor.visualize();
  await addEntries(visitor);
  await seesTheLife(visitor);
  const backup = await saveBackup(visitor);

  await visitor.reload();
  await seesTheLife(visitor);
  await visitor.click('radio', 'Chapter');
  await visitor.reads('.week-key [dir="auto"]', ...CHAPTERS.map(([name]) => name));

  await visitor.click('button', 'Change');
  await visitor.click('checkbox', 'Remember on this device');
  // Firefox itself brings fields back in a reload.
  await visitor.open();
  await visitor.holds('date', 'Birthdate', '');
  await visitor.sees('heading', 'Moments and chapters', 0);

  await openBackup(visitor, backup);
  await seesTheLife(visitor);
  // They are on paper if they are ticked for the image as well.
  for (const [ticked, onPaper] of [
    [false, 0],
    [true, 1],
  ] as const) {
    if (ticked) await visitor.click('checkbox', 'Include my moments and chapters in the image');
    await visitor.tab.run(() => void dispatchEvent(new Event('beforeprint')));
    await visitor.sees('heading', 'Moments and chapters', onPaper);
    await visitor.tab.run(() => void dispatchEvent(new Event('afterprint')));
  }
});
