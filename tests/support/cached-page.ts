import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { changingSite } from './changing-site.ts';
import type { ExportedFolder } from './static-servers.ts';
import { test as base, expect, Visitor } from './test.ts';

/** The options of a project in `playwright.config.ts`. */
export interface ExportedOption {
  /** The folder that this project tests instead of the project's own server. */
  readonly exported: ExportedFolder | undefined;
}

export type Site = Awaited<ReturnType<typeof changingSite>>;

interface Fixtures extends ExportedOption {
  readonly site: Site;
  readonly guest: Visitor;
}

/** The page with its service worker, on a server of its own. */
export const test = base.extend<Fixtures>({
  exported: [undefined, { option: true }],
  site: async ({ exported }, use) => {
    const site = await changingSite(exported);
    await use(site);
    await site.close();
  },
  // A visitor without the World Bank: its requests fail, as they do offline.
  guest: async ({ page, context }, use) => {
    await context.route('https://api.worldbank.org/**', (route) => route.abort());
    await use(new Visitor(page));
  },
});

/** Waits until the page is controlled by its service worker. */
export async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
}

/** Opens the page and waits until it is hydrated. */
export const open = async (visitor: Visitor, address: string) => {
  await visitor.page.goto(address);
  await visitor.listening();
};

/** Opens the page and waits until its service worker has cached it. */
export async function openAndCache(visitor: Visitor, address: string): Promise<void> {
  await open(visitor, address);
  await kept(visitor.page);
}

/** Waits until the page has cached a file. @param path a pattern of its path */
export const isCached = (page: Page, path: RegExp): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async (pattern) => {
        const all = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
        return (await Promise.all(all))
          .flat()
          .some(({ url }) => new RegExp(pattern).test(new URL(url).pathname));
      }, path.source),
    )
    .toBe(true);

/** The file of all countries’ figures, which the second visit fetches. */
export const FIGURES = /\/assets\/figures-/;

/** Takes away the network, and the server as well. */
export async function goOffline(context: BrowserContext, site: Site): Promise<void> {
  await context.setOffline(true);
  await site.stop();
}

/** Closes the page and opens it again. */
export async function openAnew(context: BrowserContext, old: Page, address: string): Promise<Visitor> {
  await old.close();
  const visitor = new Visitor(await context.newPage());
  await open(visitor, address);
  return visitor;
}

/** From the empty form to the poster, with Japan's life expectancy. */
export async function useThePage(visitor: Visitor): Promise<void> {
  await visitor.field('Birthdate').fill('1984-02-29');
  await visitor.chooseCountry('Japan');
  await expect(visitor.button(/^Country/)).toContainText('saved with this page');
  await visitor.submit();
  await expect(visitor.results()).toContainText('World Bank, 2024, saved with this page');
  // From the life table.
  await expect(visitor.results()).toContainText('World Population Prospects 2024');
  const download = visitor.page.waitForEvent('download');
  await visitor.button('Share Results').click();
  const png = readFileSync(await (await download).path());
  expect(png.readUInt32BE(16)).toBe(1080 * 1.5);
}

/** Checks for a newer worker, and waits until it is installed or has failed. */
export function update(page: Page): Promise<'waits' | 'failed' | 'none'> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
    const worker = registration.installing ?? registration.waiting;
    if (worker?.state === 'installing') {
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
    }
    return worker ? (worker.state === 'redundant' ? 'failed' : 'waits') : 'none';
  });
}
