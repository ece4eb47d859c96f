import { IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Far more than any client pipelines. While they wait, 64 responses take a quarter of a megabyte of memory. */
const MAX_PIPELINED = 64;

/** The property of a socket that has its `Connection`: looking it up in a `WeakMap` takes a twentieth of a response. */
const CONNECTION = Symbol('connection');

declare module 'node:stream' {
  interface Duplex {
    [CONNECTION]?: Connection;
  }
}

/** The responses of a connection, of which Node only says whether one is being sent. */
export class Connection {
  #waiting = 0;
  #last: ServerResponse | undefined;
  #isEnding = false;

  static of(socket: Duplex): Connection {
    return (socket[CONNECTION] ??= new Connection());
  }

  /** Adds a response that is to be sent after all others. */
  add(response: ServerResponse): void {
    this.#last = response;
    // Node assigns the socket when the earlier responses have been sent.
    if (response.socket) return;
    this.#waiting += 1;
    response.once('finish', () => {
      this.#waiting -= 1;
    });
  }

  /** Whether as many responses wait for earlier ones as may. */
  get isFull(): boolean {
    return this.#waiting >= MAX_PIPELINED;
  }

  isLast(response: ServerResponse): boolean {
    return this.#last === response;
  }

  /**
   * Whether what arrived last is a request of its own. It is not if it belongs to the body of a request that has its
   * response, or follows a request after which the connection closes.
   */
  get expectsRequest(): boolean {
    return !this.#last || (this.#last.req.complete && this.#last.shouldKeepAlive);
  }

  /**
   * Ends the connection, once, when its responses have been sent. Where Node gives the server only a socket, what is
   * written to it would overtake the responses that still wait, and the client would mistake it for one of them.
   */
  endAfterLast(end: () => void): void {
    if (this.#isEnding) return;
    this.#isEnding = true;
    if (!this.#last || this.#last.writableFinished) end();
    else this.#last.once('finish', end);
  }
}

/**
 * A request that stops Node's parser if too many responses wait on its connection. Node reads 64 KB at a time and parses
 * all requests in it, up to 3,600, before it sends anything, even if the socket is destroyed meanwhile. It stops only at
 * a request to switch protocols, which this request then claims to be. The server resets the connection on "upgrade".
 */
export class LimitedRequest extends IncomingMessage {
  readonly #isOverLimit = Connection.of(this.socket).isFull;

  get upgrade(): boolean {
    return this.#isOverLimit || this.method === 'CONNECT';
  }

  /** Node sets this from the request. It is ignored: the server never switches protocols, and CONNECT has its own event. */
  set upgrade(_requested: boolean) {}
}
