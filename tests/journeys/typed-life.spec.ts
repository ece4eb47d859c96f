import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { chunk } from '../support/fault-list.ts';
import { expect, FAILED_REQUEST, test, type Visitor } from '../support/test.ts';

/** Born on 15 May 1990, seen on 1 March 2026. */
const BORN = '1990-05-15';
const EXAMPLE = '1996 School, 2008–2012 Montreal, 2012 first job, Mum 1958, 24 Aug 2019 wedding';

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Type or paste' });
const box = (page: Page): Locator => dialog(page).getByLabel('One entry per line, or separated by commas');
const entries = (page: Page): Locator =>
  dialog(page).getByRole('list', { name: 'Entries found' }).getByRole('listitem');
const marks = (page: Page): Locator => dialog(page).locator('mark');
const addButton = (page: Page): Locator => dialog(page).getByRole('button', { name: /^Add/ });
const status = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });
const kind = (page: Page, entry: string, name: string): Locator =>
  dialog(page)
    .getByRole('group', { name: `Kind of entry: ${entry}` })
    .getByRole('radio', { name });

async function openBox(visitor: Visitor): Promise<void> {
  await visitor.open();
  await visitor.submitFrom('Japan', BORN);
  await visitor.allSections();
  await visitor.button('Type or paste').click();
  await expect(box(visitor.page)).toBeVisible();
}

const calendar = (events: readonly (readonly [day: string, title: string])[]) => ({
  name: 'mine.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(
    [
      'BEGIN:VCALENDAR',
      ...events.flatMap(([day, title]) => [
        'BEGIN:VEVENT',
        `DTSTART;VALUE=DATE:${day}`,
        `SUMMARY:${title}`,
        'END:VEVENT',
      ]),
      'END:VCALENDAR',
    ].join('\r\n'),
  ),
});

const choose = (page: Page, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> =>
  dialog(page).locator('input[type=file]').setInputFiles(file);

test('A life typed between commas is understood at once, and kept as chapters, moments and people by keyboard alone', {
  tag: '@smoke',
}, async ({ page, visitor }) => {
  await visitor.open();
  await visitor.submitFrom('Japan', BORN);
  await visitor.allSections();
  await visitor.button('Type or paste').focus();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeVisible();
  await expect(addButton(page)).toHaveText('Add');
  await box(page).focus();
  await page.keyboard.type(EXAMPLE);
  await expect(entries(page)).toContainText([
    /School.*From 1996 on/,
    /Montreal.*2008 to 2012/,
    /first job.*2012, at age 21 or 22/,
    /Mum.*Born in 1958/,
    /wedding.*August 24, 2019, at age 29/,
  ]);
  await expect(kind(page, '1996 School', 'Chapter')).toBeChecked();
  await expect(kind(page, '2012 first job', 'Moment')).toBeChecked();
  await expect(kind(page, 'Mum 1958', 'Person')).toBeChecked();

  await addButton(page).focus();
  await expect(addButton(page)).toHaveText('Add 5 entries');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(visitor.button('Type or paste')).toBeFocused();
  await expect(status(page, 'Added 5 entries.')).toBeVisible();
  await expect(visitor.section('Chapters').getByRole('listitem')).toContainText([
    /School.*1996/,
    /Montreal.*2008/,
  ]);
  await expect(visitor.section('Moments').getByRole('listitem')).toContainText([/first job/, /wedding/]);
  await expect(visitor.section('Time with people').getByRole('heading', { name: 'Mum' })).toBeVisible();

  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue('');
});

test('What is not understood stays in the box, marked and with its reason, and waits while the dialog is closed', async ({
  page,
  visitor,
}) => {
  await openBox(visitor);
  await box(page).fill(`asdf, 2012 Berlin\n3/4/2019 dinner\nGrandma 1850\n2008–2010 Berlin`);
  await expect(entries(page)).toContainText([
    /asdf.*There’s no year, date or age in this\. Add one\./,
    /Berlin.*From 2012 on/,
    /3\/4\/2019 dinner.*Which is the day, and which the month\?/,
    /Grandma 1850.*Check the year of birth: it’s more than 130 years ago\./,
    /Berlin.*2008 to 2010.*There’s already an entry called “Berlin”\. Both will be kept\./,
  ]);
  await expect(marks(page)).toHaveText(['asdf', '3/4/2019 dinner', 'Grandma 1850']);
  await expectNoViolations(page, 'a typed life with problems');

  await addButton(page).click();
  await expect(status(page, 'Added 2 entries. What couldn’t be added is still in the box.')).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('asdf\n3/4/2019 dinner\nGrandma 1850');
  await expect(addButton(page)).toHaveText('Add');
  await addButton(page).click();
  await expect(status(page, 'There’s nothing to add yet.')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(visitor.section('Chapters').getByRole('listitem')).toHaveCount(2);
  await visitor.button('Type or paste').click();
  await expect(box(page)).toHaveValue('asdf\n3/4/2019 dinner\nGrandma 1850');
});

test('The kind of an entry is changed by one tap, and keeps its place and the focus', async ({
  page,
  visitor,
}) => {
  await openBox(visitor);
  await box(page).fill('2008–2012 Montreal\n2012 Sam');
  await kind(page, '2012 Sam', 'Person').check();
  await expect(entries(page)).toContainText([/Montreal.*2008 to 2012/, /Sam.*Born in 2012/]);
  await kind(page, '2008–2012 Montreal', 'Moment').check();
  await expect(kind(page, '2008–2012 Montreal', 'Moment')).toBeFocused();
  await expect(entries(page)).toContainText([/Montreal.*2008, at age 17 or 18/, /Sam.*Born in 2012/]);
  await addButton(page).click();
  await expect(visitor.section('Moments').getByRole('listitem')).toContainText([/Montreal/]);
  await expect(visitor.section('Time with people').getByRole('heading', { name: 'Sam' })).toBeVisible();
});

test('The events of a calendar file come into the box, chosen or dropped, and become moments', async ({
  page,
  visitor,
}) => {
  await openBox(visitor);
  await box(page).fill('1996 School');
  await choose(
    page,
    calendar([
      ['20190824', 'Wedding\\, at the lake'],
      ['20120604', 'First job'],
    ]),
  );
  await expect(status(page, '2 events are in the box.')).toBeVisible();
  await expect(box(page)).toHaveValue(
    '1996 School\nJune 4, 2012 First job\nAugust 24, 2019 "Wedding, at the lake"',
  );
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    const event = 'BEGIN:VEVENT\r\nDTSTART:20150301T100000\r\nSUMMARY:Choir\r\nEND:VEVENT';
    transfer.items.add(new File([`BEGIN:VCALENDAR\r\n${event}\r\nEND:VCALENDAR`], 'other.ics'));
    return transfer;
  });
  await box(page).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(status(page, '1 event is in the box.')).toBeVisible();
  await addButton(page).click();
  await expect(visitor.section('Moments').getByRole('listitem')).toContainText([
    /First job.*June 4, 2012/,
    /Choir.*March 1, 2015/,
    /Wedding, at the lake.*August 24, 2019/,
  ]);
});

test('Of a calendar of 10,000 events, the first 100 come into the box, and a sentence says how many were left out', async ({
  page,
  visitor,
}) => {
  await openBox(visitor);
  const day = (index: number) =>
    new Date(Date.UTC(1995, 0, 1 + index)).toISOString().slice(0, 10).replaceAll('-', '');
  await choose(page, calendar(Array.from({ length: 10_000 }, (_, index) => [day(index), `Day ${index}`])));
  await expect(status(page, '100 events are in the box. 9,900 events were left out')).toBeVisible();
  await expect(entries(page)).toHaveCount(100);
  await expect(entries(page).last()).toContainText('You have 50 moments, and there is no room for more.');
  await expect(addButton(page)).toHaveText('Add 50 entries');
});

test('A file that is no calendar, or is too large, gets a sentence, and the box keeps its text', async ({
  page,
  visitor,
}) => {
  await openBox(visitor);
  await box(page).fill('1996 School');
  await choose(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') });
  await expect(status(page, 'That’s not a calendar file. Choose one that ends in .ics.')).toBeVisible();
  await choose(page, { name: 'all.ics', mimeType: 'text/calendar', buffer: Buffer.alloc(10_000_001) });
  await expect(status(page, 'That file is larger than 10 MB. Choose a smaller one.')).toBeVisible();
  await choose(page, calendar([]));
  await expect(status(page, 'No event in this file has a title and a date.')).toBeVisible();
  await expect(box(page)).toHaveValue('1996 School');
});

test.describe('Without the code that reads calendar files', () => {
  test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

  test('a sentence says that the file could not be read, and it can be tried again', async ({
    page,
    visitor,
  }) => {
    await openBox(visitor);
    await page.route(chunk('read-calendar'), (route) => route.abort());
    await choose(page, calendar([['20120604', 'First job']]));
    await expect(status(page, 'Your browser couldn’t read the file. Try again.')).toBeVisible();
    await page.unroute(chunk('read-calendar'));
    await choose(page, calendar([['20120604', 'First job']]));
    await expect(box(page)).toHaveValue('June 4, 2012 First job');
  });
});

test('Of 500 pasted lines, what fits is added, and all others stay in the box', async ({ page, visitor }) => {
  await openBox(visitor);
  const lines = Array.from({ length: 500 }, (_, index) => `${1 + (index % 28)} May 2012 Day ${index}`);
  await box(page).fill(lines.join('\n'));
  await expect(
    dialog(page).getByText('Only the first 100 entries are read at a time. The rest stays in the box.'),
  ).toBeVisible();
  await addButton(page).click();
  await expect(status(page, 'Added 50 entries.')).toBeVisible();
  await expect(box(page)).toHaveValue(lines.slice(50).join('\n'));
});
