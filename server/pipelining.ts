import { IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Far more than any client pipelines. While they wait, 64 responses take a quarter of a megabyte of memory. */
const MAX_PIPELINED = 64;

const pipelined = new WeakMap<Socket, number>();
const add = (socket: Socket, responses: number) =>
  pipelined.set(socket, (pipelined.get(socket) ?? 0) + responses);

/** Counts a response if it has to wait for earlier ones on its connection. */
export function countIfPipelined({ socket }: IncomingMessage, response: ServerResponse): void {
  // Node assigns the socket when the earlier responses have been sent.
  if (response.socket) return;
  add(socket, 1);
  response.once('finish', () => add(socket, -1));
}

/**
 * A request that stops Node's parser if too many responses wait on its connection. Node reads 64 KB at a time and parses
 * all requests in it, up to 3,600, before it sends anything, even if the socket is destroyed meanwhile. It stops only at
 * a request to switch protocols, which this request then claims to be. The server resets the connection on "upgrade".
 */
export class LimitedRequest extends IncomingMessage {
  readonly #isOverLimit = (pipelined.get(this.socket) ?? 0) >= MAX_PIPELINED;

  get upgrade(): boolean {
    return this.#isOverLimit || this.method === 'CONNECT';
  }

  /** Node sets this from the request. It is ignored: the server never switches protocols, and CONNECT has its own event. */
  set upgrade(_requested: boolean) {}
}
