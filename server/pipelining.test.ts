import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { requestOverHttp } from '../tests/support/server/request-over-http.ts';
import { sendRaw } from '../tests/support/server/send-raw.ts';

/** As many as wait behind the first. */
const MOST_QUEUED = 64;
const ask = (path = '/healthz', headers = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;
const LAST = ask('/healthz', 'Connection: close\r\n');
const countAnswers = (text: string) => text.match(/HTTP\/1\.1 200 OK\r\n/g)?.length ?? 0;

/** Starts the server with the memory that docs/operations.md names. @returns its port */
async function startServer(): Promise<number> {
  const server = fork('tests/support/server/small-server.ts', {
    execArgv: ['--max-old-space-size=256'],
    // A process that runs out of memory says a lot.
    stdio: 'ignore',
  });
  onTestFinished(() => void server.kill());
  const [port] = await once(server, 'message');
  return Number(port);
}

test('200 clients that each send 2,400 requests and read nothing do not keep others from being served', async () => {
  const port = await startServer();
  const requests = ask('/api/countries').repeat(2400);
  const floods = new Set(
    Array.from({ length: 200 }, () => {
      const socket = connect(port, '127.0.0.1').pause();
      socket.on('error', () => {}).on('close', () => floods.delete(socket));
      socket.write(requests);
      // Only a socket that is read from notices that it was closed.
      setTimeout(() => socket.resume(), 1000);
      return socket;
    }),
  );
  const statuses = new Set<number>();
  while (floods.size > 0) statuses.add((await requestOverHttp(`http://127.0.0.1:${port}`, '/')).status);
  expect([...statuses]).toEqual([200]);
}, 30_000);

test('a client may send 65 requests at once, and no more', async () => {
  const port = await startServer();
  expect(countAnswers(await sendRaw(port, ask().repeat(MOST_QUEUED) + LAST))).toBe(65);
  expect(countAnswers(await sendRaw(port, ask().repeat(MOST_QUEUED + 1) + LAST))).toBeLessThan(65);
});

test('a client that reads its answers may send any number of requests on one connection', async () => {
  const port = await startServer();
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let answers = 0;
  for (let round = 1; round <= 10; round += 1) {
    socket.write(ask().repeat(40));
    while (answers < 40 * round) {
      const [text] = await once(socket, 'data');
      answers += countAnswers(String(text));
    }
  }
  socket.destroy();
  expect(answers).toBe(400);
});
