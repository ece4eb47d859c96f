import { once } from 'node:events';
import { connect } from 'node:net';
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

/** What a client does once. @param seed another one each time @returns how many requests it has sent */
export type Client = (target: Target, seed: number) => Promise<number>;

const addressOf = ({ port }: Target) => `http://127.0.0.1:${port}`;
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`;

/** Requests everything, and then again with the entity tags: a first visit and a later one. */
async function visit(target: Target): Promise<number> {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  for (const path of target.paths) {
    const first = await requestOverHttp(addressOf(target), path, { headers });
    const etag = first.headers.get('etag') ?? '';
    const again = await requestOverHttp(addressOf(target), path, {
      headers: { ...headers, 'if-none-match': etag },
    });
    if (first.status !== 200 || again.status !== 304)
      throw new Error(`${path}: ${first.status}, ${again.status}`);
  }
  return target.paths.length * 2;
}

/** Requests everything at once, reads the first of it, and is gone. */
async function abort({ port, paths }: Target): Promise<number> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(paths.map(get).join(''));
  await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  socket.resetAndDestroy();
  return paths.length;
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

/** Requests more than the system buffers, and reads it in pieces, with pauses. */
async function readSlowly({ port, paths }: Target): Promise<number> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(paths.map(get).join(''));
  socket.on('data', () => {
    socket.pause();
    setTimeout(() => socket.resume(), 200);
  });
  await Promise.race([once(socket, 'close'), wait(2000)]);
  socket.destroy();
  return paths.length;
}

/** Sends a hundred malformed requests. */
async function sendMalformed({ port }: Target, seed: number): Promise<number> {
  const requests = fc.sample(malformedRequest, { seed, numRuns: 100 });
  for (const { bytes } of requests) await sendAndEnd(port, bytes);
  return requests.length;
}

/** The clients that are there at the same time. */
export const CLIENTS: readonly (readonly [name: string, client: Client, count: number])[] = [
  ['visits', visit, 4],
  ['aborted', abort, 2],
  ['sent slowly', sendSlowly, 8],
  ['read slowly', readSlowly, 8],
  ['malformed', sendMalformed, 2],
];
