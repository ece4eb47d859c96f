import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';

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
