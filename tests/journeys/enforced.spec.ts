import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page, type Route } from '@playwright/test';
import { BROWSER_ARGUMENTS, findFullBrowser } from '../../scripts/browser.mjs';
import { chunk } from '../support/fault-list.ts';
import { type Listener, listen } from '../support/listener.ts';
import { test as base, expect } from '../support/test.ts';

const test = base.extend<{ readonly listener: Omit<Listener, 'stop'> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it
  listener: async ({}, use) => {
    // Planted scripts get all of it, and no function can be passed to them.
    const { stop, ...listener } = await listen();
    await use(listener);
    stop();
  },
});

// The browser also logs each refusal.
test.use({ allowedInConsole: { patterns: [/./] } });

/** Fetches a file as it was built. On a busy machine, Playwright's own `route.fetch` sometimes loses the body. */
async function fetchBuilt(route: Route) {
  const response = await fetch(route.request().url());
  const headers = Object.fromEntries(response.headers);
  // The body is read without its encoding.
  delete headers['content-encoding'];
  delete headers['content-length'];
  return { headers, body: await response.text() };
}

/** Changes the page before it arrives. */
async function changePage(page: Page, change: (html: string, headers: Record<string, string>) => string) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const { headers, body } = await fetchBuilt(route);
    await route.fulfill({ body: change(body, headers), headers });
  });
}

const withoutAllowlist = (html: string, headers: Record<string, string>) => {
  delete headers['connection-allowlist'];
  return html;
};

const couldNot = (page: Page) =>
  page.getByRole('alert').filter({ hasText: '“Your life in numbers” couldn’t be shown' });

test.describe('A script that is not the one that was built', () => {
  test('is not run, and the visitor sees that a part is missing', async ({ page, visitor }) => {
    await page.route(chunk('results'), async (route) => {
      const { headers, body } = await fetchBuilt(route);
      await route.fulfill({ headers, body: `${body};document.title='planted'` });
    });
    await visitor.open();
    await visitor.fillPerson();
    await visitor.submit();
    await expect(couldNot(page)).toBeVisible();
    await expect(page).not.toHaveTitle('planted');
  });

  test('is not run if the page starts with it', { tag: '@matrix' }, async ({ page, visitor }) => {
    await page.route(chunk('first'), async (route) => {
      const { headers, body } = await fetchBuilt(route);
      await route.fulfill({ headers, body: `${body};document.title='planted'` });
    });
    await page.goto('./');
    await expect(page.locator('.not-started')).toBeVisible();
    await expect(page).not.toHaveTitle('planted');
    await expect(visitor.field('Birthdate')).not.toHaveAttribute('max', /./);
  });
});

/** Ways that take something along which content security policies do not see. */
const WAYS: Record<string, (to: { address: string; port: number }) => unknown> = {
  'a navigation': ({ address }) => {
    location.href = `${address}/?birth=1984`;
  },
  'a new window': ({ address }) => {
    window.open(`${address}/?birth=1984`);
  },
  'a link in a new tab': ({ address }) => {
    const link = Object.assign(document.createElement('a'), {
      href: `${address}/`,
      target: '_blank',
      rel: 'noreferrer',
    });
    document.body.append(link);
    link.click();
  },
  WebRTC: async ({ port }) => {
    const connection = new RTCPeerConnection({ iceServers: [{ urls: `stun:127.0.0.1:${port}` }] });
    connection.createDataChannel('birth-1984');
    await connection.setLocalDescription(await connection.createOffer());
  },
};

for (const [name, leave] of Object.entries(WAYS)) {
  test.describe(`Of what was typed, nothing leaves by ${name}`, () => {
    test('in a browser with Connection-Allowlist', async ({ page, visitor, listener, context }) => {
      await visitor.open();
      await page.evaluate(leave, listener).catch(() => {});
      await settle(context, page, name);
      expect(listener.heard).toEqual([]);
    });

    test('and would otherwise', { tag: '@matrix' }, async ({ page, listener }) => {
      await changePage(page, withoutAllowlist);
      await page.goto('./');
      await page.unrouteAll();
      await page.evaluate(leave, listener).catch(() => {});
      await expect.poll(() => listener.heard).not.toEqual([]);
    });
  });
}

/** Waits until the attempt has ended: with an error page, or with the end of WebRTC's search. */
async function settle(context: BrowserContext, page: Page, name: string): Promise<void> {
  if (name === 'WebRTC') {
    await page.evaluate(async () => {
      const connection = new RTCPeerConnection();
      connection.createDataChannel('own');
      await connection.setLocalDescription(await connection.createOffer());
      // Its search ends like that of the other, which began before.
      while (connection.iceGatheringState !== 'complete') {
        // oxlint-disable-next-line no-await-in-loop
        await new Promise((resolve) =>
          connection.addEventListener('icegatheringstatechange', resolve, { once: true }),
        );
      }
    });
    return;
  }
  await expect.poll(() => context.pages().some((each) => each.url().startsWith('chrome-error:'))).toBe(true);
}

test.describe('Devices and typefaces of the computer', () => {
  /** Asks for the devices and typefaces that a planted script would find. */
  const ask = () =>
    Promise.all(
      [
        () => Reflect.get(navigator, 'usb').getDevices(),
        () => Reflect.get(navigator, 'hid').getDevices(),
        () => Reflect.get(navigator, 'serial').getPorts(),
        () => Reflect.get(globalThis, 'queryLocalFonts')(),
        () => navigator.getGamepads(),
      ].map(async (look: () => unknown) => {
        try {
          await look();
          return 'found';
        } catch (error) {
          return error instanceof DOMException && error.name;
        }
      }),
    );

  test('are not there for the page', async ({ page, visitor }) => {
    await visitor.open();
    expect(await page.evaluate(ask)).toEqual(Array.from({ length: 5 }, () => 'SecurityError'));
  });

  test('and would be otherwise', { tag: '@matrix' }, async ({ page }) => {
    await changePage(page, (html, headers) => {
      delete headers['permissions-policy'];
      return html;
    });
    await page.goto('./');
    expect(await page.evaluate(ask)).toEqual(Array.from({ length: 5 }, () => 'found'));
  });
});

test('links to sources, the tip and the contact still work', async ({ page, visitor, context }) => {
  await context.route(/^https:\/\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Here it is.' }),
  );
  await visitor.open();
  await visitor.visualize();
  await visitor.openEverything();
  const links = page.locator('a[target="_blank"]');
  const addresses = new Set(
    await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')),
  );
  expect(addresses.size).toBeGreaterThan(5);
  for (const address of addresses) {
    const opened = context.waitForEvent('page');
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a visitor does
    await page
      .locator(`a[href="${address}"]`)
      .first()
      .evaluate((link) => link instanceof HTMLElement && link.click());
    // oxlint-disable-next-line no-await-in-loop
    const tab = await opened;
    // oxlint-disable-next-line no-await-in-loop
    await expect(tab.locator('body')).toHaveText('Here it is.');
    // oxlint-disable-next-line no-await-in-loop
    await tab.close();
  }
  const before = page.url();
  await page.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(before);
  await expect(visitor.results()).toBeVisible();
});

test.describe('In a whole browser, whose log shows what it looks up', () => {
  const browser = findFullBrowser();

  /** Records the browser's network while a planted element asks it to look up a name and to connect. */
  async function logLookups(page: string, isProtected: boolean): Promise<string> {
    const folder = mkdtempSync(join(tmpdir(), 'lookups-'));
    const log = join(folder, 'log.json');
    const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
      ...(browser && { executablePath: browser }),
      args: [...BROWSER_ARGUMENTS, `--log-net-log=${log}`],
    });
    try {
      const [tab = await context.newPage()] = context.pages();
      if (!isProtected) await changePage(tab, withoutAllowlist);
      await tab.goto(page);
      await tab.evaluate(() => {
        for (const rel of ['dns-prefetch', 'preconnect']) {
          document.head.append(
            Object.assign(document.createElement('link'), { rel, href: `https://birth-1984-${rel}.example` }),
          );
        }
      });
      // The next navigation begins after what was asked before.
      await tab.goto(new URL('licenses.txt', page).href);
      await context.close();
      return readFileSync(log, 'utf8');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  test('no name is looked up that was not listed', { tag: '@matrix' }, async ({ baseURL }) => {
    test.skip(!browser, 'There is no whole Chromium.');
    expect(await logLookups(baseURL ?? '', true)).not.toContain('birth-1984');
  });

  test('and would be otherwise', { tag: '@matrix' }, async ({ baseURL }) => {
    test.skip(!browser, 'There is no whole Chromium.');
    const log = await logLookups(baseURL ?? '', false);
    expect(log).toContain('birth-1984-dns-prefetch');
    expect(log).toContain('birth-1984-preconnect');
  });
});
