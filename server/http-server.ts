import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { App } from './app.ts';
import type { ResponseHeaders } from './app-response.ts';
import { Connection, LimitedRequest } from './connection.ts';
import type { Log } from './log.ts';
import { createNodeListener, STALLED_TIMEOUT } from './node-listener.ts';

/**
 * In milliseconds: long enough for a poor phone connection, which sends half a kilobyte, and short enough that thousands
 * of connections that send a byte a minute do not keep the server busy.
 */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  /** Longer than load balancers keep an idle connection (60 s), so that they are the ones to close it. */
  keepAliveTimeout: 65_000,
  /** How often Node checks the two timeouts of a request. */
  connectionsCheckingInterval: 2000,
};

type Timeouts = Partial<typeof TIMEOUTS> & { readonly stalledTimeout?: number };

const PARSE_ERROR_STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** A response without a body, for events where Node has a socket but no `ServerResponse`. */
function formatResponse(status: number, headers: ResponseHeaders): string {
  const lines = Object.entries({ ...headers, 'content-length': '0', connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '\r\n'].join('\r\n');
}

/** Node's HTTP server around the app. It responds to anything that arrives, and logs each response. */
export function createHttpServer(
  app: App,
  log: Log,
  { stalledTimeout = STALLED_TIMEOUT, ...timeouts }: Timeouts = {},
): Server {
  const respond = createNodeListener(app, log, stalledTimeout);
  const respondAndClose: RequestListener = (request, response) => {
    if (Connection.of(request.socket).isLast(response)) response.shouldKeepAlive = false;
    respond(request, response);
  };
  const listener: RequestListener = (request, response) => {
    Connection.of(request.socket).add(response);
    // Bytes sent together with a request to switch protocols never reach Node's parser.
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
    // Once the server stops, the last response on each connection closes it. Which one is the last is known when Node
    // has read all requests that were sent together.
    if (server.listening) respond(request, response);
    else setImmediate(respondAndClose, request, response);
  };
  const options = { IncomingMessage: LimitedRequest, requireHostHeader: false, joinDuplicateHeaders: true };
  const server = createServer({ ...TIMEOUTS, ...timeouts, ...options }, listener);
  const end = (socket: Duplex, text = '') => {
    socket.end(text);
    // A client that never closes its side would keep the connection open.
    if (socket instanceof Socket) socket.setTimeout(stalledTimeout, () => socket.destroy());
  };
  const endWith = (socket: Duplex, method: string | undefined, status: number, headers?: ResponseHeaders) => {
    end(socket, formatResponse(status, { ...headers, ...app.headers }));
    log.add({ method, route: '*', status, ms: 0, bytes: 0 });
  };
  server.on('checkExpectation', listener);
  server.on('upgrade', ({ socket }) => socket.resetAndDestroy());
  server.on('connect', (_, socket) => {
    Connection.of(socket).endAfterLast(() => endWith(socket, 'CONNECT', 405, { allow: 'GET, HEAD' }));
  });
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    if (code === 'ECONNRESET' || socket.writableFinished) {
      socket.destroy();
      return;
    }
    const connection = Connection.of(socket);
    const isRequest = connection.expectsRequest;
    connection.endAfterLast(() => {
      if (isRequest) endWith(socket, undefined, PARSE_ERROR_STATUSES[code] ?? 400);
      else end(socket);
    });
  });
  return server;
}
