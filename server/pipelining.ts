import { IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Far more than any client requests before it reads. Waiting, they take a quarter of a megabyte. */
const MOST_QUEUED = 64;

const queued = new WeakMap<Socket, number>();
const add = (socket: Socket, answers: number) => queued.set(socket, (queued.get(socket) ?? 0) + answers);

/**
 * Counts an answer that waits for those before it on its connection.
 * @returns whether it waits
 */
export function countIfQueued({ socket }: IncomingMessage, response: ServerResponse): boolean {
  // Node gives a response its socket when those before it have been sent.
  if (response.socket) return false;
  add(socket, 1);
  response.once('finish', () => add(socket, -1));
  return true;
}

/**
 * A request that stops Node if too many answers are queued on its connection. Node reads 64 KB at a time and parses all
 * requests in them, up to 3,600, before it sends anything, even if the socket is destroyed meanwhile. Only a request to
 * switch protocols stops it, so this one then claims to be one. The server closes the connection on "upgrade".
 */
export class LimitedRequest extends IncomingMessage {
  readonly #isOverLimit = (queued.get(this.socket) ?? 0) >= MOST_QUEUED;

  get upgrade(): boolean {
    return this.#isOverLimit || this.method === 'CONNECT';
  }

  /** Node sets this from the request, which is ignored: no protocol is ever switched, and CONNECT has its own event. */
  set upgrade(_asked: boolean) {}
}
