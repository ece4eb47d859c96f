import { expect, test, type Visitor } from './visitor.ts';
import { serveWatched } from './watched-site.ts';

test('a visit works with the keyboard alone, from the empty form to the results that a link opens', {
  tag: '@matrix',
}, async ({ visitor }) => {
  await visitor.open();
  await visitor.fill('date', 'Birthdate', '02/29/1984');
  await visitor.choose('button', 'Country Choose a country');
  await visitor.isAt('combobox', 'Search countries...');
  await visitor.press('ArrowDown', 'ArrowDown', 'Enter');
  await visitor.isAt('button', /^Country France/);
  await visitor.fill('textbox', 'Activity 1 name', 'Dreaming');
  await visitor.choose('button', 'Add activity');
  await visitor.isAt('textbox', 'Activity 4 name');
  await visitor.tab.type('Reading');
  await visitor.fill('spinbutton', 'Activity 4 hours per day', '1.5');
  await visitor.visualize();
  await visitor.isAt('region', 'Your life in numbers');
  await visitor.reads('.summary-figures dd', '42', '57', '2,964');
  await visitor.tabTo('slider', 'Interactive Timeline');
  await visitor.press('PageUp');
  await visitor.reads('.timeline-scale b', 'At 47, 52 years to life expectancy');
  await visitor.choose('button', 'Copy a link');
  // A second Enter right after the first would count as one with it.
  await visitor.isAt('button', 'Copy link');
  await visitor.press(' ');
  await visitor.reads('.copy-link [role="status"]', /^Link copied|^Your browser blocked copying/);
  await visitor.tab.open(await visitor.tab.run(() => watched.copied.join()));
  await visitor.isAt('heading', 'Someone shared their life with you');
  await visitor.reads('.summary-figures dd', '42', '57', '2,964');
  await visitor.reads('.timeline-scale b', 'At 47, 52 years to life expectancy');
});

async function seesTheLife(visitor: Visitor): Promise<void> {
  await visitor.reads('.summary-figures dd', '42', '34', '1,768');
  // (42 − 22) × 5 ÷ 7 × 8 ÷ 24 = 4.76, and with (65 − 42) × 5 ÷ 7 × 8 ÷ 24 = 5.48 that is 13.47 % of 76.
  await visitor.reads('.activity [aria-haspopup]', 'Every day', '5 days · 22 to 65', 'Every day');
  await visitor.reads(
    '.activity-card',
    /^Sleep/,
    /^Work4\.8 years so far13\.5% of a whole life/,
    /^Exercise/,
  );
  await visitor.reads('.weeks-picture [data-marker="moment"]', '1', '2');
  await visitor.reads('.events-list .event-row', /Sea/, /Lisbon/, /Wedding/);
  await visitor.sees('heading', 'My mother');
}

/** Opens a backup. What chooses a file belongs to the system, and not every engine lets a test use it. */
async function openBackup(visitor: Visitor, backup: string): Promise<void> {
  await visitor.click('button', /^Backup$/);
  await visitor.sees('button', 'Open a backup file');
  // A dialog is as high as its content.
  const { room, content } = await visitor.tab.run(() => {
    const body = document.querySelector('dialog[open] .dialog-body');
    return { room: body?.clientHeight ?? 0, content: body?.scrollHeight ?? 0 };
  });
  expect(room).toBeGreaterThan(100);
  expect(content).toBeLessThanOrEqual(room);
  await visitor.tab.run((text) => {
    const input = document.querySelector<HTMLInputElement>('dialog input[type="file"]');
    const files = new DataTransfer();
    files.items.add(new File([text], 'backup.json', { type: 'application/json' }));
    if (input) input.files = files.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  }, backup);
}

test('a life in chapters is entered, saved, cleared, and restored from a backup', {
  tag: '@matrix',
}, async ({ visitor }) => {
  await visitor.open();
  await visitor.fillPerson();
  await visitor.choose('checkbox', 'Remember on this device');
  await visitor.click('button', 'Activity 2 days and ages: Every day');
  await visitor.isAt('combobox', 'Days a week');
  await visitor.tab.type('5');
  await visitor.fill('textbox', 'From age or year', '22');
  await visitor.fill('textbox', 'Until age or year', '65');
  await visitor.press('Enter');
  await visitor.isAt('button', 'Activity 2 days and ages: 5 days · 22 to 65');
  await visitor.visualize();
  await visitor.add({ kind: 'Moment', fields: { 'A few words': 'Sea', When: 'age 10' } });
  await visitor.add({ kind: 'Moment', fields: { 'A few words': 'Wedding', When: 'Aug 24, 2013' } });
  await visitor.add({
    kind: 'Chapter',
    fields: { Name: 'Lisbon', From: 'September 2002', Until: '2010' },
  });
  await visitor.add({ kind: 'Person', fields: { Name: 'My mother', 'Year of birth': '1956' } });
  await seesTheLife(visitor);
  await visitor.click('button', /^Backup$/);
  await visitor.click('button', 'Save a backup file');
  await visitor.getsFile('lifetime-visualizer-2026-03-01.json');
  const backup = await visitor.tab.run(() => watched.saved.at(-1)?.file.text());
  await visitor.press('Escape');

  await visitor.reload();
  await seesTheLife(visitor);
  await visitor.click('button', 'Change');
  await visitor.click('checkbox', 'Remember on this device');
  // Firefox itself brings fields back in a reload.
  await visitor.open();
  await visitor.holds('date', 'Birthdate', '');

  await openBackup(visitor, backup ?? '');
  await seesTheLife(visitor);
});

async function useThePage(visitor: Visitor): Promise<void> {
  await visitor.fillPerson();
  await visitor.visualize();
  await visitor.reads('.summary-figures dd', '42', '34', '1,768');
}

test('after one visit the page repairs a truncated script, and works offline with its not-found page, and says which language is not there', {
  tag: '@matrix',
}, async ({ visitor }) => {
  const site = await serveWatched('http://localhost:1/v2');
  await visitor.open(site.address);
  await visitor.isCached();
  await visitor.tab.run(async () => {
    const src = document.querySelector('script[src]')?.getAttribute('src') ?? '';
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    const whole = await cache.match(src);
    await cache.put(src, new Response((await whole?.text())?.slice(0, 5000), whole));
  });
  await visitor.tab.reload();
  await visitor.listening();
  await visitor.isCached();
  await site.stop();
  await visitor.reload();
  await useThePage(visitor);
  await visitor.tab.open(`${site.address}/de/`);
  await visitor.reads('p:first-of-type', /^Sie sind offline/);
  await visitor.tab.open(`${site.address}/nothing/here`);
  await visitor.reads('h2', '404 Page Not Found');
});
