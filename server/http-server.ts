import { createServer, type Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { App } from './app.ts';
import type { Log } from './log.ts';
import { createNodeListener, STALLED_TIMEOUT } from './node-listener.ts';
import { LimitedRequest } from './pipelining.ts';
import { rawHttpResponse, statusOfParseError } from './raw-http-response.ts';

/**
 * Nobody may hold on to the server by being slow. The times are long for a poor phone connection, which sends half a
 * kilobyte, and short for somebody who opens thousands of connections to send a letter a minute.
 */
const TIMES = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  /** Longer than load balancers keep a connection that rests (60 s), so that it is they who close it. */
  keepAliveTimeout: 65_000,
  /** How often Node looks for the above. */
  connectionsCheckingInterval: 2000,
};

/** Other times than these, in milliseconds, and than the listener's. */
type Times = Partial<typeof TIMES> & { readonly stalledTimeout?: number };

/** Node's HTTP server around the app. Whatever arrives is answered, and leaves a line in the log. */
export function createHttpServer(
  app: App,
  log: Log,
  { stalledTimeout = STALLED_TIMEOUT, ...times }: Times = {},
): Server {
  const listener = createNodeListener(app, log, stalledTimeout);
  const server = createServer(
    {
      ...TIMES,
      ...times,
      IncomingMessage: LimitedRequest,
      requireHostHeader: false,
      joinDuplicateHeaders: true,
    },
    listener,
  );
  const answerRaw = (socket: Duplex, method: string | undefined, status: number) => {
    const headers = status === 405 ? { allow: 'GET, HEAD', ...app.headers } : app.headers;
    socket.end(rawHttpResponse(status, headers));
    // A client that never closes its side would hold the connection.
    if (socket instanceof Socket) socket.setTimeout(stalledTimeout, () => socket.destroy());
    log.add({ method, route: '*', status, ms: 0, bytes: 0 });
  };
  server.on('checkExpectation', listener);
  server.on('upgrade', ({ socket }) => socket.resetAndDestroy());
  server.on('connect', (_, socket) => answerRaw(socket, 'CONNECT', 405));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else answerRaw(socket, undefined, statusOfParseError(error.code));
  });
  return server;
}
