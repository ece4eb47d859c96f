import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_CONFIG, SMALL_SITE } from '../tests/fixtures/site.ts';
import { listen } from '../tests/support/http.ts';
import { createApp } from './app.ts';
import { createHttpServer } from './http-server.ts';
import type { Resource } from './resource.ts';

const STALLED_MS = 1500;
/** More than the operating system buffers. */
const LARGE = new Uint8Array(32 * 2 ** 20);
/** How much the slow reader reads at a time, and how long it then waits: much less than the timeout, and more in all. */
const READ_BYTES = 2 ** 21;
const PAUSE_MS = STALLED_MS / 8;
const file = (route: string, body: Uint8Array<ArrayBuffer>): Resource => ({
  route,
  type: 'application/octet-stream',
  cacheControl: 'no-cache',
  representations: [{ coding: 'identity', body, etag: '"x"' }],
});
/** The operating system buffers one of these, but not eight. */
const small = file('/small', new Uint8Array(2 ** 21));
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
  reader = connect({ port: await listen(server), host: 'localhost', allowHalfOpen: true });
  reader.on('error', () => {}).pause();
});

afterEach(async () => {
  reader.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

test.each([
  ['the client does not read the response', get('/large')],
  ['the client does not read the responses to many requests', get('/small').repeat(8)],
  ['the client keeps its side open after something other than HTTP', 'nonsense\r\n\r\n'],
])('If %s, the connection is closed after the timeout, and not before', async (_, text) => {
  const start = performance.now();
  reader.write(text);
  const [connection] = await once(server, 'connection');
  await once(connection, 'close');
  expect(performance.now() - start).toBeGreaterThan(STALLED_MS * 0.9);
});

test('A client that reads slowly gets the whole response, however long that takes', async () => {
  reader.write(get('/large'));
  const start = performance.now();
  let received = 0;
  for await (const piece of reader as AsyncIterable<Buffer>) {
    if ((received % READ_BYTES) + piece.length >= READ_BYTES) await wait(PAUSE_MS);
    received += piece.length;
    if (received > LARGE.byteLength) break;
  }
  expect(received).toBeGreaterThan(LARGE.byteLength);
  expect(performance.now() - start).toBeGreaterThan(STALLED_MS);
});
