import { IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Responses that may wait on a connection for those before them. No browser sends a request before it has its response. */
export const MAX_QUEUED = 8;

const queued = new WeakMap<Socket, number>();

const add = (socket: Socket, responses: number) => queued.set(socket, (queued.get(socket) ?? 0) + responses);

/**
 * A request that stops Node if too many responses are queued on its connection. Node parses all requests of the 64 KB that
 * it has read, some 3,000, and keeps them and their responses until it has read from all other connections, even if this
 * one is reset meanwhile: of 500 clients that send that much and read nothing, `node:http` alone keeps a gigabyte, and lets
 * other visitors wait for six seconds; with this, 45 MB and a quarter of a second. Only a request for another protocol
 * stops Node, so this one then claims to be one, and `limitQueues` resets the connection.
 */
export class LimitedRequest extends IncomingMessage {
  readonly #isOverLimit = (queued.get(this.socket) ?? 0) >= MAX_QUEUED;

  get upgrade(): boolean {
    return this.#isOverLimit || this.method === 'CONNECT';
  }

  /** Node sets this from the request, which is ignored: the protocol is never changed. */
  set upgrade(_requested: boolean) {}
}

/** Limits the responses that are queued on each connection of a server with such requests. */
export function limitQueues(server: Server): void {
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    // Node gives a response its socket when the earlier ones on the connection have been sent.
    if (response.socket) return;
    add(socket, 1);
    response.once('finish', () => add(socket, -1));
  });
  server.on('upgrade', ({ socket }) => socket.resetAndDestroy());
}
