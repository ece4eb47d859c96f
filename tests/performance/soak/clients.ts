import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { malformedRequest } from '../../fixtures/malformed/malformed-requests.ts';
import { requestOverHttp } from '../../support/server/request-over-http.ts';
import { sendAndEnd } from '../../support/server/send-raw.ts';

/** A server under test. */
export interface Target {
  readonly port: number;
  /** Everything that a visit may request. */
  readonly paths: readonly string[];
}

/** One action of a client. @param seed another one each time @returns how many requests it has sent */
export type Client = (target: Target, seed: number) => Promise<number>;

/** A browser opens no more connections to a server, and sends one request at a time on each. */
const CONNECTIONS = 6;

const addressOf = ({ port }: Target) => `http://127.0.0.1:${port}`;
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`;

/** Requests a path, and then again with the entity tag: as in a first visit and in a later one. */
async function requestTwice(target: Target, path: string): Promise<void> {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const first = await requestOverHttp(addressOf(target), path, { headers });
  const etag = first.headers.get('etag') ?? '';
  const again = await requestOverHttp(addressOf(target), path, {
    headers: { ...headers, 'if-none-match': etag },
  });
  if (first.status !== 200 || again.status !== 304)
    throw new Error(`${path}: ${first.status}, ${again.status}`);
}

/** Requests everything twice. */
async function visit(target: Target): Promise<number> {
  const waiting = [...target.paths];
  const requestWaiting = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
      await requestTwice(target, path);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, requestWaiting));
  return target.paths.length * 2;
}

/** Opens all connections, each with a request for something else each time. A server may end them whenever it likes. */
function openAll({ port, paths }: Target, seed: number): Socket[] {
  const start = (seed * CONNECTIONS) % paths.length;
  return paths.slice(start, start + CONNECTIONS).map((path) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.write(get(path));
    return socket;
  });
}

/** Reads the beginning of each response, and disconnects. */
async function abort(target: Target, seed: number): Promise<number> {
  const sockets = openAll(target, seed);
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.once('data', () => socket.resetAndDestroy()).once('close', () => resolve());
        }),
    ),
  );
  return sockets.length;
}

/** Sends a request a byte at a time, and gives up in the middle of every other one. */
async function sendSlowly({ port }: Target, seed: number): Promise<number> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  const request = get('/');
  for (const byte of seed % 2 === 0 ? request : request.slice(0, 30)) {
    socket.write(byte);
    await wait(20);
  }
  socket.destroy();
  return 1;
}

/** Reads each response in pieces, with pauses. */
async function readSlowly(target: Target, seed: number): Promise<number> {
  const sockets = openAll(target, seed);
  for (const socket of sockets) {
    socket.on('data', () => {
      socket.pause();
      setTimeout(() => socket.resume(), 200);
    });
  }
  await wait(2000);
  for (const socket of sockets) socket.destroy();
  return sockets.length;
}

/** Sends a hundred malformed requests. */
async function sendMalformed({ port }: Target, seed: number): Promise<number> {
  const requests = fc.sample(malformedRequest, { seed, numRuns: 100 });
  for (const { bytes } of requests) await sendAndEnd(port, bytes);
  return requests.length;
}

/** The clients that run at the same time. */
export const CLIENTS: readonly (readonly [name: string, client: Client, count: number])[] = [
  ['visits', visit, 4],
  ['aborted', abort, 2],
  ['sent slowly', sendSlowly, 8],
  ['read slowly', readSlowly, 8],
  ['malformed', sendMalformed, 2],
];
