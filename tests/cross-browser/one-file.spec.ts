import { createDisk, incompleteIn, nameOf, readOneFile, writeAll } from '../support/one-file.ts';
import type { Tab } from './tab.ts';
import { test as base, expect } from './test.ts';

interface Fixtures {
  readonly tab: Tab;
  readonly disk: ReturnType<typeof createDisk>;
}

/** The page as one file, opened from a disk. No server is asked anything. */
const test = base.extend<Fixtures>({
  tab: async ({ running }, use) => {
    const tab = await running.openTab();
    await use(tab);
    await tab.close();
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from here what a fixture needs
  disk: async ({}, use) => {
    const disk = createDisk();
    await use(disk);
    disk.remove();
  },
});

/** Waits until the page works: it then knows what day it is. */
const listening = (tab: Tab) =>
  expect.poll(() => tab.run(() => document.querySelector('#birthdate')?.getAttribute('max'))).toMatch(/^\d/);

const count = (tab: Tab, selector: string) =>
  tab.run((each) => document.querySelectorAll(each).length, selector);

/** Chooses the example, which needs the words and the figures of a country. */
async function openExample(tab: Tab): Promise<void> {
  await tab.run(() => document.querySelector<HTMLElement>('#example')?.click());
  await expect.poll(() => count(tab, '#results .disclaimer')).toBe(1);
}

/** Of the page with everything in it: what it has fetched, and what its policy has refused. */
const requestsOf = (tab: Tab) =>
  tab.run(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => !/^(data|blob):/.test(name)),
  );

/** The languages with the example's country in each. */
const LANGUAGES = [
  { path: '', country: 'Canada' },
  { path: 'ar/', country: 'كندا' },
  { path: 'ja/', country: 'カナダ' },
];

for (const { path, country } of LANGUAGES) {
  test(`${nameOf(path)} works from a disk, and requests nothing @matrix`, async ({ tab, disk }) => {
    const address = writeAll(disk).get(path) ?? '';
    await tab.open(address);
    await listening(tab);
    await openExample(tab);
    // The country's life tables, from the figures in the file.
    await expect.poll(() => count(tab, '#chances-title')).toBe(1);
    expect(await tab.run(() => document.querySelector('#results')?.textContent)).toContain(country);
    expect(
      await tab.run(() => [...document.fonts].filter(({ status }) => status === 'loaded').length),
    ).toBeGreaterThan(0);
    expect(await requestsOf(tab)).toEqual([]);
  });
}

test('a link opens in the file as its fragment @matrix', async ({ tab, disk }) => {
  const address = disk.write(nameOf(''), readOneFile(''));
  await tab.open(
    `${address}#v=6&age=42&weeks=2191&years=76&basis=entered&of=everyone&at=0&lang=en&activity=8_0_sleep_&activity=2_3_entertainment_Movies&activity=1_4__Choir_practice&when=2_1_8_&check=xyehwn`,
  );
  await expect
    .poll(() => tab.run(() => document.querySelector('#results')?.textContent))
    .toContain('Choir_practice');
});

test('a file that was cut short says so @matrix', async ({ tab, disk }) => {
  const whole = readOneFile('');
  const sentence = incompleteIn(whole);
  expect(sentence).toContain('incomplete');
  const body = whole.indexOf('<body>');
  const ends = [
    whole.indexOf('<style>') + 100,
    body - 5,
    body + 100,
    body + 20_000,
    whole.length / 2,
    whole.length - 200,
  ];
  for (const [index, end] of ends.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other in one tab
    await tab.open(disk.write(`cut-${index}.html`, whole.slice(0, end)));
    // oxlint-disable-next-line no-await-in-loop
    await expect
      .poll(() => tab.run(() => document.body.innerText.trim()), { message: `cut at ${end}` })
      .toBe(sentence);
  }
});

for (const [part, start] of [
  ['code', 'id="code">'],
  ['styles', '<style>'],
] as const) {
  test(`a file with damaged ${part} says so @matrix`, async ({ tab, disk }) => {
    const whole = readOneFile('');
    const place = whole.indexOf(start) + 5000;
    const damaged = `${whole.slice(0, place)}AAAA${whole.slice(place + 4)}`;
    await tab.open(disk.write(nameOf(''), damaged));
    await expect.poll(() => tab.run(() => document.body.innerText.trim())).toBe(incompleteIn(whole));
  });
}
