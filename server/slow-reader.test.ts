import { once } from 'node:events';
import { connect, Socket } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_CONFIG, SMALL_SITE } from '../tests/fixtures/site.ts';
import { listen } from '../tests/support/http.ts';
import { createApp } from './app.ts';
import { createHttpServer, LIMITS } from './http-server.ts';
import type { Resource } from './resource.ts';

/** More than the operating system buffers. */
const LARGE = new Uint8Array(32 * 2 ** 20);
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

let server: ReturnType<typeof createHttpServer>;
let reader: Socket;

/** Starts the server, and connects a client that reads nothing yet. @param limits those of the project if left out */
async function connectReader(limits?: Partial<typeof LIMITS>): Promise<void> {
  server = createHttpServer(app, { add: () => {} }, limits);
  reader = connect({ port: await listen(server), host: 'localhost', allowHalfOpen: true });
  reader.on('error', () => {}).pause();
}

afterEach(async () => {
  reader.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

test.each([
  ['the client does not read the response', get('/large')],
  ['the client does not read the responses to many requests', get('/small').repeat(8)],
])('If %s, the connection is closed after the timeout', async (_, text) => {
  await connectReader({ timeout: 50 });
  reader.write(text);
  const [connection] = await once(server, 'connection');
  await once(connection, 'close');
  expect(connection.destroyed).toBe(true);
});

test('A client that reads slowly gets the whole response, however long that takes', async () => {
  await connectReader({ timeout: 300 });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node's own, which its types lack
  const timer = vi.spyOn(Socket.prototype as unknown as { _onTimeout: () => void }, '_onTimeout');
  onTestFinished(() => timer.mockRestore());
  reader.write(get('/large'));
  let received = 0;
  for await (const piece of reader as AsyncIterable<Buffer>) {
    received += piece.length;
    if (received > LARGE.byteLength) break;
    // In between, the time is over four times.
    const looks = Math.min(4, Math.floor(received / 2 ** 22));
    await expect.poll(() => timer.mock.calls.length, { timeout: 5000 }).toBeGreaterThanOrEqual(looks);
  }
  expect(received).toBeGreaterThan(LARGE.byteLength);
});
