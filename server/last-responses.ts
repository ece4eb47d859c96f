import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * The last response on each connection. Where Node gives the server only a socket, what is written to it would overtake
 * the responses that still wait there, and the client would take it for the response to another request.
 */
export class LastResponses {
  readonly #responses = new WeakMap<Duplex, ServerResponse>();
  readonly #ending = new WeakSet<Duplex>();

  /** Notes a response that is to be sent, after all others on its connection. */
  add(response: ServerResponse): void {
    this.#responses.set(response.req.socket, response);
  }

  isLast(response: ServerResponse): boolean {
    return this.#responses.get(response.req.socket) === response;
  }

  /**
   * Whether what arrived last is a request of its own. It is not if it belongs to the body of a request that has its
   * response, or follows a request after which the connection closes.
   */
  isNewRequest(socket: Duplex): boolean {
    const last = this.#responses.get(socket);
    return !last || (last.req.complete && last.shouldKeepAlive);
  }

  /** Ends a connection, once, when its responses have been sent. */
  endAfter(socket: Duplex, end: () => void): void {
    if (this.#ending.has(socket)) return;
    this.#ending.add(socket);
    const last = this.#responses.get(socket);
    if (!last || last.writableFinished) end();
    else last.once('finish', end);
  }
}
