import { IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Responses that may wait on a connection for those before them. No browser sends a request before it has its response. */
export const MAX_QUEUED = 8;

const queued = new WeakMap<Socket, number>();

const add = (socket: Socket, responses: number) => queued.set(socket, (queued.get(socket) ?? 0) + responses);

/** Counts a response that waits for those before it on its connection, until it is sent. */
export function countQueued(socket: Socket, response: ServerResponse): void {
  add(socket, 1);
  response.once('finish', () => add(socket, -1));
}

/**
 * A request that stops Node if too many responses are queued on its connection. Node parses all requests of the 64 KB that
 * it has read, some 3,000, and keeps them and their responses until it has read from all other connections, even if this
 * one is reset meanwhile: a few hundred clients that read nothing would fill gigabytes. Only a request for another
 * protocol stops it, so this one then claims to be one, and the server resets the connection on "upgrade".
 */
export class LimitedRequest extends IncomingMessage {
  readonly #isOverLimit = (queued.get(this.socket) ?? 0) >= MAX_QUEUED;

  get upgrade(): boolean {
    return this.#isOverLimit || this.method === 'CONNECT';
  }

  /** Node sets this from the request, which is ignored: the protocol is never changed, and CONNECT has its own event. */
  set upgrade(_requested: boolean) {}
}
