import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SMALL_APP } from '../tests/fixtures/site.ts';
import { listen, statusOf } from '../tests/support/http.ts';
import { createHttpServer, prepareStop } from './http-server.ts';

const CLIENTS = 30;

/** Sends one request after the other on a connection that is kept. @returns the error of the last one, and its number */
async function requestUntilError(port: number, pauseMs: number, onResponse: (count: number) => void) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let count = 1; ; count += 1) {
    try {
      const [response] = await once(get({ port, host: '127.0.0.1', path: '/healthz', agent }), 'response');
      expect(await readText(response)).toContain('"ok"');
    } catch (error) {
      return error instanceof Error && 'code' in error ? error.code : error;
    }
    onResponse(count);
    await wait(Math.random() * pauseMs);
  }
}

test.each([0, 40])(
  'a server that is stopped, even by two signals, answers everything that 30 clients have sent, with pauses of %d ms',
  async (pauseMs) => {
    const server = fork('tests/support/small-server.ts', { execArgv: ['--import', 'tsx'] });
    onTestFinished(() => void server.kill('SIGKILL'));
    const [port] = await once(server, 'message');
    const counts = Array.from({ length: CLIENTS }, () => 0);
    const exchanging = counts.map((_none, client) =>
      requestUntilError(Number(port), pauseMs, (count) => {
        counts[client] = count;
      }),
    );
    await vi.waitUntil(() => counts.every((count) => count >= 2), { timeout: 60_000 });
    server.kill('SIGTERM');
    await wait(20);
    server.kill('SIGTERM');
    expect(new Set(await Promise.all(exchanging))).toEqual(new Set(['ECONNREFUSED']));
  },
);

test('a request that has arrived but was not read yet is answered when idle connections are closed', async () => {
  const server = createHttpServer(SMALL_APP, { add: () => {}, flush: () => {} });
  const stop = prepareStop(server);
  const client = connect(await listen(server), 'localhost').setEncoding('latin1');
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
