import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_CONFIG, SMALL_SITE } from '../tests/fixtures/site.ts';
import { createApp } from './app.ts';
import { createHttpServer } from './http-server.ts';
import type { Resource } from './resource.ts';

const STALLED_MS = 200;
/** More than the system takes in hand of what nobody reads. */
const LARGE = new Uint8Array(32 * 2 ** 20);
/** As much as the slow reader takes at a time. */
const SIP = 2 * 2 ** 20;
const file = (route: string, body: Uint8Array<ArrayBuffer>): Resource => ({
  route,
  type: 'application/octet-stream',
  cacheControl: 'no-cache',
  representations: [{ coding: 'identity', body, etag: '"x"' }],
});
/** The system buffers one of it even if nobody reads, but not 40. */
const small = file('/small', new Uint8Array(2 ** 18));
const app = createApp(
  {
    ...SMALL_SITE,
    files: new Map([...SMALL_SITE.files, ['/large', file('/large', LARGE)], ['/small', small]]),
  },
  DEFAULT_CONFIG,
);

const server = createHttpServer(app, { add: () => {}, flush: () => {} }, { stalledTimeout: STALLED_MS });
let reader: Socket;

beforeEach(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  reader = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  reader.on('error', () => {}).pause();
});

afterEach(async () => {
  reader.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

test.each([
  ['nobody reads the answer', ask('/large')],
  ['nobody reads the answers to many requests', ask('/small').repeat(40)],
  ['the client does not hang up after something that is not HTTP', '\x00'],
  ['the client does not hang up after CONNECT', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'],
])('A connection on which %s is closed when its time is over, and not before', async (_, text) => {
  reader.write(text);
  const [connection] = await once(server, 'connection');
  const began = performance.now();
  await once(connection, 'close');
  expect(performance.now() - began).toBeGreaterThan(STALLED_MS * 0.9);
  expect(performance.now() - began).toBeLessThan(STALLED_MS * 20);
});

test('whoever reads slowly, but reads, gets all of it, however long that takes', async () => {
  reader.write(ask('/large'));
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
