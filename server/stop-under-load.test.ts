import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { requestUntilClosed } from '../tests/support/server/keep-alive-client.ts';

const CLIENTS = 30;

test.each([
  ['one at a time', { pipelined: 1, pauseMs: 0 }],
  ['one at a time, with pauses', { pipelined: 1, pauseMs: 40 }],
  ['10 at once', { pipelined: 10, pauseMs: 0 }],
  ['60 at once, with pauses', { pipelined: 60, pauseMs: 40 }],
])('A server that is stopped answers everything that 30 clients have sent, %s', async (_, pace) => {
  const server = fork('tests/support/server/small-server.ts', { execArgv: ['--import', 'tsx'] });
  onTestFinished(() => void server.kill('SIGKILL'));
  const [port] = await once(server, 'message');
  const rounds = Array.from({ length: CLIENTS }, () => 0);
  const exchanging = rounds.map((_none, client) =>
    requestUntilClosed(Number(port), pace, (round) => {
      rounds[client] = round;
    }),
  );
  await vi.waitUntil(() => rounds.every((round) => round >= 2), { timeout: 60_000 });
  server.kill('SIGTERM');
  const exchanges = await Promise.all(exchanging);
  expect(exchanges.filter(({ sent, whole, error }) => sent !== whole || error)).toEqual([]);
  expect(exchanges.every(({ sent }) => sent > pace.pipelined)).toBe(true);
});
