import type { BrowserContext, Page, Request } from '@playwright/test';
import { test as base, expect, Visitor } from '../support/test.ts';
import { playWorldBank } from '../support/world-bank.ts';
import { serveWith } from '../support/world-bank-faults.ts';

/** Values that occur nowhere else: a birthdate, names, hours, a life expectancy. */
const PLANTED = {
  birthdate: '1937-04-23',
  name: 'Quokka spotting',
  otherName: 'Zither mending',
  hours: '3.7125',
  years: '97.3125',
};
/** The same values in any notation, long enough not to match a port, a time or milliseconds such as 4.23. */
const TRACES =
  /1937\D{1,3}0?4|0?4[-/]23|23[-/.]0?4[-/.](19)?37|23 Apr|Apr\w* 23|quokka|zither|3[.,]7125|97[.,]3125/i;

const test = base.extend<{ site: Awaited<ReturnType<typeof serveWith>> }>({
  // Playwright requires the braces.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = await serveWith('https://api.worldbank.org/v2');
    await use(site);
    site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
});
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Everything of a request that leaves the device; a fragment does not. */
const sentWith = async (request: Request): Promise<string> => {
  const [address = ''] = request.url().split('#');
  return `${address} ${JSON.stringify(await request.allHeaders())} ${request.postData() ?? ''}`;
};

/** Records everything that a browser sends and logs. */
function record(context: BrowserContext) {
  const requests: Request[] = [];
  const said: string[] = [];
  context.on('request', (request) => requests.push(request));
  context.on('console', (message) => said.push(message.text()));
  return {
    requests,
    everything: async () => {
      // `data:` and `blob:` addresses stay on the device.
      const sent = requests.filter((request) => !/^(data|blob):/.test(request.url()));
      return [...(await Promise.all(sent.map(sentWith))), ...said].join('\n');
    },
  };
}

/** Everything that the browser stores for the page. @param but an entry that the visitor has consented to */
const keptBy = (page: Page, but = ''): Promise<string> =>
  page.evaluate(
    async (asked) =>
      JSON.stringify({
        local: { ...localStorage, ...(asked && { [asked]: 'asked for' }) },
        session: { ...sessionStorage },
        databases: await indexedDB.databases(),
        caches: await Promise.all(
          (await caches.keys()).map(async (key) =>
            (await (await caches.open(key)).keys()).map(({ url }) => url),
          ),
        ),
        cookies: document.cookie,
        history: history.state as unknown,
        window: window.name,
      }),
    but,
  );

async function fillIn(visitor: Visitor): Promise<void> {
  await visitor.field('Activity 1 hours per day').fill('8');
  await visitor.addActivity(4, PLANTED.name, PLANTED.hours);
  await visitor.addActivity(5, PLANTED.otherName, '0.5');
  await visitor.submit();
  await expect(visitor.problems()).toBeFocused();
  await visitor.field('Birthdate').fill(PLANTED.birthdate);
  await visitor.chooseCountry('Japan');
  await visitor.enterLifeExpectancy(PLANTED.years);
}

async function look(page: Page, visitor: Visitor): Promise<void> {
  await visitor.submit();
  await expect(visitor.card(PLANTED.name)).toBeVisible();
  await visitor.slider().fill('520');
  await visitor.field('Activity').check();
  await visitor.mark('Life Spent On Activities', new RegExp(PLANTED.name)).focus();
  await visitor.openEverything();
  await page.emulateMedia({ media: 'print' });
  await page.emulateMedia({ media: 'screen' });
}

/** @returns the link to the results */
async function keepAndShare(page: Page, visitor: Visitor): Promise<string> {
  for (const name of ['Share Results', 'Save as SVG']) {
    const download = page.waitForEvent('download');
    await visitor.button(name).click();
    await download;
  }
  await visitor.button('Copy link').click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('no entry leaves the device, is logged, or is stored without consent', { tag: '@matrix' }, async ({
  page,
  context,
  visitor,
  site,
}) => {
  const recorded = record(context);
  await visitor.open();
  await fillIn(visitor);
  await look(page, visitor);
  const link = await keepAndShare(page, visitor);
  expect(await keptBy(page)).not.toMatch(TRACES);

  await visitor.button('Switch to light theme').click();
  await visitor.button('Remove activity 5').click();
  await visitor.undoLine().click();
  await visitor.button('See an example').click();
  await expect(visitor.card('Family Time')).toBeVisible();
  await visitor.button('Restore my entries').click();
  await visitor.button('Start from an average day').click();
  await visitor.button('Use “Student”').click();
  await visitor.undoLine().click();
  await expect(visitor.field('Activity 4 name')).toHaveValue(PLANTED.name);
  expect(await keptBy(page)).not.toMatch(TRACES);

  // With consent, the form is saved, and nothing else.
  await visitor.field('Remember on this device').check();
  expect(await keptBy(page)).toMatch(TRACES);
  expect(await keptBy(page, 'form')).not.toMatch(TRACES);
  await page.reload();
  await expect(visitor.field('Activity 4 name')).toHaveValue(PLANTED.name);
  await visitor.openForm();
  await visitor.field('Remember on this device').uncheck();
  expect(await keptBy(page)).not.toMatch(TRACES);

  const second = await context.browser()?.newContext({ locale: 'en-US' });
  if (!second) throw new Error('There is no other browser');
  const recordedThere = record(second);
  const there = await second.newPage();
  await playWorldBank(there);
  await there.goto(link);
  const other = new Visitor(there);
  await expect(other.card(PLANTED.name)).toBeVisible();
  await other.slider().fill('1040');
  expect(await keptBy(there)).not.toMatch(TRACES);
  expect(await second.cookies()).toEqual([]);
  const hosts = [...recorded.requests, ...recordedThere.requests]
    .map((request) => new URL(request.url()).origin)
    .filter((origin) => origin !== 'null');
  expect([...new Set(hosts)].toSorted()).toEqual(['https://api.worldbank.org', site.url].toSorted());

  const [sent, sentThere] = [await recorded.everything(), await recordedThere.everything()];
  expect(sent).toContain('/api/countries/JPN.json');
  expect(sent).not.toMatch(TRACES);
  expect(sentThere).not.toMatch(TRACES);
  expect(site.log()).toContain('/api/countries/:code');
  expect(site.log()).not.toMatch(TRACES);
  await second.close();
});
