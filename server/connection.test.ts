import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { requestOverHttp } from '../tests/support/server/request-over-http.ts';
import { sendRaw } from '../tests/support/server/send-raw.ts';

/** Responses that wait behind the first. */
const MAX_PIPELINED = 64;
const get = (path = '/healthz', headers = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;
const LAST = get('/healthz', 'Connection: close\r\n');
const countResponses = (text: string) => text.match(/HTTP\/1\.1 200 OK\r\n/g)?.length ?? 0;

/** Starts the server with the memory limit of docs/operations.md. @returns its port */
async function startServer(): Promise<number> {
  const server = fork('tests/support/server/small-server.ts', {
    execArgv: ['--import', 'tsx', '--max-old-space-size=256'],
    // A process that runs out of memory prints a lot.
    stdio: 'ignore',
  });
  onTestFinished(() => void server.kill());
  const [port] = await once(server, 'message');
  return Number(port);
}

test('200 clients that each pipeline 2,400 requests and read nothing do not block others', async () => {
  const port = await startServer();
  const requests = get('/api/countries').repeat(2400);
  const floods = new Set(
    Array.from({ length: 200 }, () => {
      const socket = connect(port, '127.0.0.1').pause();
      socket.on('error', () => {}).on('close', () => floods.delete(socket));
      socket.write(requests);
      // A socket notices that it was closed only when it is read.
      setTimeout(() => socket.resume(), 1000);
      return socket;
    }),
  );
  const statuses = new Set<number>();
  while (floods.size > 0) statuses.add((await requestOverHttp(`http://127.0.0.1:${port}`, '/')).status);
  expect([...statuses]).toEqual([200]);
});

test('a client may pipeline 65 requests, and no more', async () => {
  const port = await startServer();
  expect(countResponses(await sendRaw(port, get().repeat(MAX_PIPELINED) + LAST))).toBe(65);
  expect(countResponses(await sendRaw(port, get().repeat(MAX_PIPELINED + 1) + LAST))).toBeLessThan(65);
});

test('a client that reads its responses may send any number of requests on one connection', async () => {
  const port = await startServer();
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let responses = 0;
  for (let round = 1; round <= 10; round += 1) {
    socket.write(get().repeat(40));
    while (responses < 40 * round) {
      const [text] = await once(socket, 'data');
      responses += countResponses(String(text));
    }
  }
  socket.destroy();
  expect(responses).toBe(400);
});
