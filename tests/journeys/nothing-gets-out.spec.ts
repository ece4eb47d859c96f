import type { BrowserContext, Page } from '@playwright/test';
import { update, kept as workerReady } from '../support/cached-page.ts';
import { changingSite } from '../support/changing-site.ts';
import { life } from '../support/marked-life.ts';
import {
  addToWeeks,
  changeLanguage,
  fillIn,
  firstCard,
  listUnmarked,
  lookAround,
  openBackup,
  openGifts,
  openView,
  sayWhen,
  takeAway,
  typeLife,
} from '../support/marked-visit.ts';
import { type Found, findMarks, recordNetwork } from '../support/network-record.ts';
import { expect, test, Visitor } from '../support/test.ts';
import { FaultyWorldBank } from '../support/world-bank-faults.ts';

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
test('of 39 marked entries of a whole visit, none gets out', { tag: '@matrix' }, async () => {
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
    await fillIn(visitor);
    await addToWeeks(visitor);
    await typeLife(visitor);
    await sayWhen(visitor);
    const { link, backup } = await takeAway(visitor);
    // The search would find what was entered.
    expect(findMarks([{ where: 'backup', text: backup }], life.marks)).toHaveLength(1);
    // Every field was entered.
    expect(listUnmarked(backup)).toEqual([]);
    await lookAround(visitor);
    expect(await findKept(page)).toEqual([]);

    await changeLanguage(visitor);
    expect(await findKept(page)).toEqual([]);
    await openView(visitor);
    await openBackup(visitor, `${life.word('backup')}.json`, backup);
    await expect(firstCard(visitor)).toBeVisible();
    expect(await findKept(page, IN_THIS_TAB)).toEqual([]);

    // With consent, the form is saved, and nothing else.
    await visitor.openForm();
    await visitor.field('Remember on this device').check();
    await workerReady(page);
    await context.setOffline(true);
    await page.reload();
    await visitor.listening();
    await expect(firstCard(visitor)).toBeVisible();
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
    await openGifts(new Visitor(other), link);
    expect(await findKept(other)).toEqual([]);

    expect(life.count).toBeGreaterThanOrEqual(39);
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
    for (const path of ['/v2/country/JPN/', '/service-worker.js ']) {
      expect(requests.filter((text) => text.startsWith(`GET ${path}`))).not.toEqual([]);
    }
  } finally {
    await network.remove();
    await site.close();
    bank.stop();
  }
});
