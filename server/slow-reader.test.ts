import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { createHttpServer } from './http-server.ts';
import { represent } from './represent.ts';
import { DEFAULT_CONFIG, SMALL_SITE } from './small-site.ts';

const STALLED_MS = 200;
/** More than the system takes in hand of what nobody reads. */
const LARGE = new Uint8Array(32 * 2 ** 20);
/** As much as the slow reader takes at a time. */
const SIP = 2 * 2 ** 20;
const largeFile = {
  route: '/large',
  type: 'application/octet-stream',
  cacheControl: 'no-cache',
  representations: [{ coding: 'identity', body: LARGE, etag: '"large"' }],
} as const;
const app = createApp(
  { ...SMALL_SITE, files: new Map([...SMALL_SITE.files, ['/large', largeFile]]) },
  DEFAULT_CONFIG,
  represent,
);

const server = createHttpServer(app, { add: () => {}, flush: () => {} }, { stalledTimeout: STALLED_MS });
let reader: Socket;

beforeEach(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  reader = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  reader.on('error', () => {}).pause();
  reader.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
});

afterEach(async () => {
  reader.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('A connection on which nobody reads the answer is closed when its time is over, and not before', async () => {
  const [connection] = await once(server, 'connection');
  const began = performance.now();
  await once(connection, 'close');
  expect(performance.now() - began).toBeGreaterThan(STALLED_MS * 0.9);
  expect(performance.now() - began).toBeLessThan(STALLED_MS * 20);
});

test('whoever reads slowly, but reads, gets all of it, however long that takes', async () => {
  const began = performance.now();
  let received = 0;
  for await (const piece of reader as AsyncIterable<Buffer>) {
    if ((received % SIP) + piece.length >= SIP) await wait(STALLED_MS / 4);
    received += piece.length;
    if (received > LARGE.byteLength) break;
  }
  expect(received).toBeGreaterThan(LARGE.byteLength);
  expect(performance.now() - began).toBeGreaterThan(STALLED_MS * 2);
});
