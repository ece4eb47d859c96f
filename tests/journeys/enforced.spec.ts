import type { BrowserContext, Page, Route } from '@playwright/test';
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

test('Of what was typed, nothing leaves by a way that policies of content do not see', async ({
  page,
  visitor,
  listener,
  context,
}) => {
  for (const [name, leave] of Object.entries(WAYS)) {
    await visitor.open();
    await page.evaluate(leave, listener).catch(() => {});
    await settle(context, page, name);
    for (const other of context.pages().filter((each) => each !== page)) await other.close();
  }
  expect(listener.heard).toEqual([]);
});

test('Without the headers, each of these ways would work', { tag: '@matrix' }, async ({ page, listener }) => {
  for (const [name, leave] of Object.entries(WAYS)) {
    await changePage(page, (html, headers) => {
      delete headers['connection-allowlist'];
      delete headers['permissions-policy'];
      return html;
    });
    await page.goto('./');
    if (name === 'WebRTC') {
      expect(await page.evaluate(askForDevices)).toEqual(Array.from({ length: 5 }, () => 'found'));
    }
    await page.unrouteAll();
    const before = listener.heard.length;
    await page.evaluate(leave, listener).catch(() => {});
    await expect.poll(() => listener.heard.length, name).toBeGreaterThan(before);
  }
});

/** Waits until the attempt has ended: with an error page, or with the end of WebRTC's search. */
async function settle(context: BrowserContext, page: Page, name: string): Promise<void> {
  if (name === 'WebRTC') {
    await page.evaluate(async () => {
      const connection = new RTCPeerConnection();
      connection.createDataChannel('own');
      await connection.setLocalDescription(await connection.createOffer());
      // Its search ends like that of the other, which began before.
      while (connection.iceGatheringState !== 'complete') {
        await new Promise((resolve) =>
          connection.addEventListener('icegatheringstatechange', resolve, { once: true }),
        );
      }
    });
    return;
  }
  await expect.poll(() => context.pages().some((each) => each.url().startsWith('chrome-error:'))).toBe(true);
}

/** Asks for the devices and typefaces that a planted script would find. */
const askForDevices = () =>
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

test('devices and typefaces of the computer are not there for the page', async ({ page, visitor }) => {
  await visitor.open();
  expect(await page.evaluate(askForDevices)).toEqual(Array.from({ length: 5 }, () => 'SecurityError'));
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
    await page
      .locator(`a[href="${address}"]`)
      .first()
      .evaluate((link) => link instanceof HTMLElement && link.click());
    const tab = await opened;
    await expect(tab.locator('body')).toHaveText('Here it is.');
    await tab.close();
  }
  const before = page.url();
  await page.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(before);
  await expect(visitor.results()).toBeVisible();
});
