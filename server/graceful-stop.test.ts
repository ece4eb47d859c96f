import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_CONFIG, SMALL_APP, SMALL_SITE } from '../tests/fixtures/site.ts';
import { listen, sendRaw, statusOf } from '../tests/support/http.ts';
import { createApp } from './app.ts';
import { createHttpServer, prepareStop } from './http-server.ts';
import { createLog } from './log.ts';
import type { Resource } from './resource.ts';

const log = createLog({ write: () => true, writableLength: 0 });
let server: ReturnType<typeof createHttpServer>;
let stop: () => Promise<void>;
let port = 0;

beforeEach(async () => {
  server = createHttpServer(SMALL_APP, log);
  stop = prepareStop(server);
  port = await listen(server);
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const requestPage = async () =>
  statusOf(await sendRaw(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'));

describe('A graceful stop', () => {
  /** More than the operating system buffers. */
  const LARGE_BYTES = 32 * 2 ** 20;

  const useFakeTimers = () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
  };

  test('finishes the request under way, accepts no other, and closes the server', async () => {
    const client = connect(port, 'localhost');
    const read = readText(client);
    await once(client, 'connect');
    client.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    // On the same loopback: what was sent before has arrived when this has its response.
    await requestPage();
    const stopped = stop();
    await expect.poll(() => server.listening).toBe(false);
    client.end('X: y\r\n\r\n');
    const response = await read;
    expect(statusOf(response)).toBe(200);
    expect(response).toContain('Connection: close');
    expect(response).toMatch(/<h1>The page<\/h1>$/);
    await stopped;
    expect(await sendRaw(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')).toBe('');
  });

  test('waits 3.5 seconds for a client that has sent half a request, and no longer', async () => {
    useFakeTimers();
    const client = connect({ port, host: 'localhost' }).on('error', () => {});
    client.write('GET / HTTP/1.1\r\nHost: local');
    const [connection] = await once(server, 'connection');
    let isStopped = false;
    const stopped = stop().then(() => (isStopped = true));
    await vi.advanceTimersByTimeAsync(3400);
    expect([connection.destroyed, isStopped]).toEqual([false, false]);
    await vi.advanceTimersByTimeAsync(200);
    await stopped;
    expect(connection.destroyed).toBe(true);
    client.destroy();
  });

  test('closes idle connections', async () => {
    useFakeTimers();
    const idle = connect(port, 'localhost').setEncoding('latin1');
    const closed = once(idle, 'close');
    idle.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    let received = '';
    idle.on('data', (text) => (received += text));
    await expect.poll(() => received).toMatch(/<h1>The page<\/h1>$/);
    const stopped = stop();
    // Less than it waits for clients that have sent half a request.
    await vi.advanceTimersByTimeAsync(3000);
    await Promise.all([stopped, closed]);
    expect(statusOf(received)).toBe(200);
  });

  test('asks nothing of connections that were closed before', async () => {
    const client = connect(port, 'localhost');
    const [gone] = await once(server, 'connection');
    client.destroy();
    await once(gone, 'close');
    const ask = vi.spyOn(gone, 'writableLength', 'get');
    const waiting = connect(port, 'localhost').on('error', () => {});
    waiting.write('GET / HTTP/1.1\r\nHost: local');
    await once(server, 'connection');
    useFakeTimers();
    const stopped = stop();
    // Several looks at idle connections.
    await vi.advanceTimersByTimeAsync(3600);
    await stopped;
    expect(ask).not.toHaveBeenCalled();
    waiting.destroy();
  });

  test('leaves a client that reads slowly the rest of its response', async () => {
    const large: Resource = {
      route: '/large',
      type: 'application/octet-stream',
      cacheControl: 'no-cache',
      representations: [{ coding: 'identity', body: new Uint8Array(LARGE_BYTES), etag: '"x"' }],
    };
    const files = new Map([...SMALL_SITE.files, ['/large', large]]);
    const other = createHttpServer(createApp({ ...SMALL_SITE, files }, DEFAULT_CONFIG), log);
    const stopOther = prepareStop(other);
    const client = connect(await listen(other), 'localhost').on('error', () => {});
    client.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [connection] = await once(other, 'connection');
    await expect.poll(() => connection.writableLength).toBeGreaterThan(0);
    useFakeTimers();
    const stopped = stopOther();
    // Long enough for several looks at idle connections, and shorter than the wait for those that are not.
    await vi.advanceTimersByTimeAsync(3000);
    let received = 0;
    for await (const piece of client as AsyncIterable<Buffer>) {
      received += piece.length;
      if (received > LARGE_BYTES) break;
    }
    expect(received).toBeGreaterThan(LARGE_BYTES);
    await stopped;
  });
});

const CLIENTS = 30;

/** Sends one request after the other on a connection that is kept. @returns the error of the last one, and its number */
async function requestUntilError(on: number, pauseMs: number, onResponse: (count: number) => void) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let count = 1; ; count += 1) {
    try {
      const [response] = await once(
        get({ port: on, host: '127.0.0.1', path: '/healthz', agent }),
        'response',
      );
      expect(await readText(response)).toContain('"ok"');
    } catch (error) {
      return error instanceof Error && 'code' in error ? error.code : error;
    }
    onResponse(count);
    await wait(pauseMs);
  }
}

test.each([0, 40])(
  'a server that is stopped, even by two signals, answers everything that 30 clients have sent, with pauses of %d ms',
  async (pauseMs) => {
    const child = fork('tests/support/small-server.ts', { execArgv: ['--import', 'tsx'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [sent] = await once(child, 'message');
    const counts = Array.from({ length: CLIENTS }, () => 0);
    const exchanging = counts.map((_none, client) =>
      // At different times.
      requestUntilError(Number(sent), (pauseMs * client) / CLIENTS, (count) => {
        counts[client] = count;
      }),
    );
    await expect.poll(() => Math.min(...counts)).toBeGreaterThan(1);
    child.kill('SIGTERM');
    await once(child, 'message');
    child.kill('SIGTERM');
    expect(new Set(await Promise.all(exchanging))).toEqual(new Set(['ECONNREFUSED']));
  },
);

test('a request that has arrived but was not read yet is answered when idle connections are closed', async () => {
  const client = connect(port, 'localhost').setEncoding('latin1');
  const request = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
  client.write(request);
  const [first] = await once(client, 'data');
  expect(statusOf(first)).toBe(200);
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const stopped = stop();
  await nextTurn();
  // Nothing is read in between.
  client.write(request);
  vi.advanceTimersByTime(500);
  expect(statusOf(await readText(client))).toBe(200);
  await stopped;
});
