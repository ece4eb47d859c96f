import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect } from '../support/test.ts';

/** Somebody to whom a planted script would send what was typed. */
interface Listener {
  readonly address: string;
  /** The port at which it answers as a STUN server. */
  readonly port: number;
  /** The paths that were requested, and `udp` for each packet. */
  readonly heard: readonly string[];
  readonly stop: () => void;
}

/** Listens for requests and for packets. */
async function listen(): Promise<Listener> {
  const heard: string[] = [];
  const server = createServer(({ url }, response) => {
    heard.push(url ?? '');
    response.setHeader('access-control-allow-origin', '*').end();
  });
  server.listen(0, '127.0.0.1');
  const socket = createSocket('udp4').on('message', () => heard.push('udp'));
  socket.bind(0, '127.0.0.1');
  await Promise.all([once(server, 'listening'), once(socket, 'listening')]);
  const address = server.address();
  return {
    address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    port: socket.address().port,
    heard,
    stop: () => {
      socket.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

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

test('nothing that was typed leaves by a way that policies do not see', async ({
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

// What they block in vain is in the console, which fails any journey.
test('the security headers are in force, and keep devices and typefaces from the page', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  const found = await page.evaluate(() => {
    const isRefused = (act: () => unknown) => {
      try {
        act();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    };
    const trustedTypes = Reflect.get(globalThis, 'trustedTypes');
    return {
      markup: isRefused(() => Reflect.set(document.createElement('div'), 'innerHTML', '<b>x</b>')),
      script: isRefused(() => Reflect.set(document.createElement('script'), 'text', 'void 0')),
      policy: isRefused(() => trustedTypes.createPolicy('default', { createHTML: String })),
      isIsolated: crossOriginIsolated,
      mayFilm: Reflect.get(document, 'featurePolicy').allowsFeature('camera'),
    };
  });
  expect(found).toEqual({
    markup: true,
    script: true,
    policy: true,
    isIsolated: true,
    mayFilm: false,
  });
  expect(await page.evaluate(askForDevices)).toEqual(Array.from({ length: 5 }, () => 'SecurityError'));
});
