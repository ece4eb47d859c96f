import { findNginx } from '../../scripts/browser.mjs';
import { describeVersion, startHost, type Version } from './updated-host.ts';
import { test as base, expect, Visitor } from './visitor.ts';

type Host = Awaited<ReturnType<typeof startHost>>;

/** The first version on a host, and a visitor of it. */
const test = base.extend<{ readonly host: Host; readonly visitor: Visitor }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from here what a fixture needs
  host: async ({}, use) => {
    const host = await startHost();
    await use(host);
    await host.close();
  },
  visitor: async ({ running, host }, use) => {
    const tab = await running.openTab();
    const visitor = new Visitor(tab, host.address);
    await use(visitor);
    await visitor.complainsOfNothing();
    await tab.close();
  },
});
test.skip(!findNginx(), 'nginx is not installed');

/** The version of a page, which has no code or styles of another one, and nothing from another host. */
async function versionOf(visitor: Visitor, host: Host): Promise<Version | undefined> {
  const { mark, loaded } = await visitor.tab.run(() => ({
    mark: document.documentElement.dataset['version'] ?? '',
    loaded: performance.getEntriesByType('resource').map(({ name }) => name),
  }));
  const version = (['first', 'second'] as const).find((each) => describeVersion(each).mark === mark);
  const own = version ? describeVersion(version).files : [];
  expect(loaded.filter((address) => !own.includes(address.replace(host.address, '')))).toEqual([]);
  expect(loaded.filter((address) => address.endsWith('.js'))).not.toEqual([]);
  return version;
}

async function fillIn(visitor: Visitor): Promise<void> {
  await visitor.fillPerson();
  await visitor.fill('textbox', 'Activity 1 name', 'Dreaming');
}

/** Opens each part that is loaded late, or drawn anew. */
async function useTheResults(visitor: Visitor): Promise<void> {
  await visitor.reads('.summary-figures dd', '42', '34', '1,768');
  await visitor.jumpTo('slider', 'Interactive Timeline');
  await visitor.press('PageUp');
  await visitor.reads('.timeline-scale b', 'At 47, 29 years to life expectancy');
  await visitor.jumpTo('button', 'Add to your weeks');
  await visitor.add({
    kind: 'Person',
    fields: { Name: 'My mother', 'Year of birth': '1956' },
  });
  await visitor.use('button', 'Make a poster');
  await visitor.sees('radio', 'Square');
  await visitor.press('Escape');
  await visitor.use('button', 'Share Results');
  await visitor.getsFile('my-life-visualization.png');
}

async function changeSchedule(visitor: Visitor): Promise<void> {
  await visitor.use('button', 'Activity 2 days and ages: Every day');
  await visitor.isAt('combobox', 'Days a week');
  await visitor.tab.type('5');
  await visitor.fill('textbox', 'From age or year', '22');
  await visitor.press('Enter');
  await visitor.isAt('button', /^Activity 2 days and ages: 5 days/);
}

/** Goes to the page in German, where the results are the same. */
async function readInGerman(visitor: Visitor): Promise<void> {
  await visitor.complainsOfNothing();
  await visitor.use('button', 'Language: English');
  await visitor.use('link', 'Deutsch');
  await visitor.arrives('de', () => document.documentElement.lang);
  await visitor.reads('.summary-figures dd', '42', '34', '1.768');
  await visitor.sees('heading', 'My mother');
  await visitor.finds('the activity', true, () => document.body.textContent.includes('Dreaming'));
}

for (const kind of ['keeps', 'replaces'] as const) {
  test(`pages that are open go on after an update, as one version, on a host that ${kind} the old files`, {
    tag: '@matrix',
  }, async ({ visitor, host, engine }) => {
    await visitor.open();
    await visitor.isCached();
    await fillIn(visitor);
    // WebKit's driver has the first tab drawn, and no other one.
    const other = engine === 'WebKit' ? visitor : new Visitor(await visitor.tab.openBeside(), host.address);
    if (other !== visitor) {
      await other.open();
      await fillIn(other);
      await other.visualize();
    }
    host.update(kind);
    // A browser looks for an update whenever a page is opened, and now.
    await other.tab.run(async () => void (await (await navigator.serviceWorker.ready).update()));
    await other.isCached(describeVersion('second').mark);

    await visitor.tab.show();
    await changeSchedule(visitor);
    await visitor.visualize();
    await useTheResults(visitor);
    expect(await versionOf(visitor, host)).toBe('first');
    await other.tab.show();
    if (other !== visitor) await useTheResults(other);
    expect(await versionOf(other, host)).toBe('first');
    // Its files stay as long as it is open.
    await other.isCached(describeVersion('first').mark);
    await readInGerman(other);
    expect(await versionOf(other, host)).toBe('second');
    await other.complainsOfNothing();
    await visitor.tab.show();
    await visitor.sees('heading', 'My mother');
  });
}

test('without a service worker, a page that is open goes on if the host keeps the old files', {
  tag: '@matrix',
}, async ({ visitor, host }) => {
  host.removeWorker();
  await visitor.open();
  await fillIn(visitor);
  host.update('keeps');
  host.removeWorker();
  await changeSchedule(visitor);
  await visitor.visualize();
  await useTheResults(visitor);
  expect(await versionOf(visitor, host)).toBe('first');
  await readInGerman(visitor);
  expect(await versionOf(visitor, host)).toBe('second');
});

test('without a service worker, on a host that replaces them, a reload opens the new version with the entries', {
  tag: '@matrix',
}, async ({ visitor, host }) => {
  host.removeWorker();
  await visitor.open();
  await fillIn(visitor);
  host.update('replaces');
  host.removeWorker();
  await visitor.visualize();
  await visitor.use('button', 'Make a poster');
  await visitor.reads('[role="alert"]', /couldn’t be shown/);
  expect(await versionOf(visitor, host)).toBe('first');
  // What the browser and React log of the missing code.
  await visitor.tab.run(() => void watched.complaints.splice(0));
  await visitor.use('button', 'Reload the page');
  await visitor.arrives(describeVersion('second').mark, () => document.documentElement.dataset['version']);
  await useTheResults(visitor);
  await visitor.use('button', 'Change');
  await visitor.holds('textbox', 'Activity 1 name', 'Dreaming');
  expect(await versionOf(visitor, host)).toBe('second');
});

test('the offline copy is the first version until a visit online, and then the second, both whole', {
  tag: '@matrix',
}, async ({ visitor, host }) => {
  const visit = async (version: Version) => {
    await visitor.open();
    await fillIn(visitor);
    await visitor.visualize();
    await useTheResults(visitor);
    expect(await versionOf(visitor, host)).toBe(version);
  };
  await visitor.open();
  await visitor.isCached();
  host.update('replaces');
  await host.goOffline();
  await visit('first');
  await host.goOnline();
  await visit('first');
  await visitor.isCached(describeVersion('second').mark);
  await host.goOffline();
  await visit('second');
});

const stored = (visitor: Visitor) => visitor.tab.run(() => localStorage.getItem('form'));

test('a saved form is read by the second version, and what that saves stays as it is in a page of the first', {
  tag: '@matrix',
}, async ({ visitor, host }) => {
  await visitor.open();
  await visitor.isCached();
  await fillIn(visitor);
  await visitor.choose('checkbox', 'Remember on this device');
  expect(await stored(visitor)).toContain('"version":1');
  host.update('replaces');

  const other = new Visitor(await visitor.tab.openBeside(), host.address);
  await other.open();
  await other.isCached(describeVersion('second').mark);
  await other.open();
  expect(await versionOf(other, host)).toBe('second');
  await other.use('button', 'Change');
  await other.holds('textbox', 'Activity 1 name', 'Dreaming');
  await other.fill('textbox', 'Activity 2 name', 'Painting');
  await other.press('Tab');
  await expect.poll(() => stored(other)).toMatch(/"version":2.*Dreaming.*Painting/);
  const saved = await stored(other);

  await visitor.tab.show();
  await visitor.jumpTo('textbox', 'Activity 2 name');
  await visitor.fill('textbox', 'Activity 3 name', 'Swimming');
  await visitor.press('Tab');
  await visitor.finds('the reason', true, () =>
    document.body.textContent.includes('A newer version of this page has saved entries here.'),
  );
  expect(await stored(visitor)).toBe(saved);
  expect(await versionOf(visitor, host)).toBe('first');
  await visitor.reload();
  expect(await versionOf(visitor, host)).toBe('second');
  await visitor.use('button', 'Change');
  await visitor.holds('textbox', 'Activity 2 name', 'Painting');
});
