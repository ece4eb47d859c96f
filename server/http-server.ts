import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { App } from './app.ts';
import { LimitedRequest, limitQueues } from './limited-request.ts';
import type { Log } from './log.ts';
import { HTTPS_HEADERS } from './security-headers.ts';

/**
 * Node's own limits, in milliseconds where they are times: long enough for a poor phone connection, which sends half a
 * kilobyte, and short enough that clients that send a byte a minute or read nothing don't keep the server busy.
 */
export const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  /** How often Node checks these two. */
  connectionsCheckingInterval: 2000,
  /** Longer than load balancers keep an idle connection (60 s), so that they are the ones to close it. */
  keepAliveTimeout: 65_000,
  maxConnections: 10_000,
  /** How long a client may read nothing of a response. */
  timeout: 30_000,
};

/** The server has to exit within 5 s of a signal; this leaves time for the exit itself. */
const GRACE_MS = 3500;
/** A client whose request arrives before the first time gets `Connection: close` instead of a closed connection. */
const CLOSE_IDLE_MS = 500;

/** @param forwardedProto the request's `X-Forwarded-Proto`; with several proxies, the first value is the visitor's */
export const isForwardedHttps = (forwardedProto = ''): boolean => /^\s*https\s*(?:,|$)/i.test(forwardedProto);

/** Adapts the app to Node's HTTP server. */
export const createListener =
  (app: App, log: Log): RequestListener =>
  (request, response) => {
    const start = performance.now();
    const { method = '', url: target = '', headers } = request;
    const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = headers;
    const answer = app.respond({ method, target, acceptEncoding, ifNoneMatch });
    const isHttps = isForwardedHttps(headers['x-forwarded-proto']?.toString());
    response.writeHead(answer.status, isHttps ? { ...answer.headers, ...HTTPS_HEADERS } : answer.headers);
    response.end(answer.body);
    const bytes = method === 'HEAD' ? 0 : answer.body.byteLength;
    log.add({ method, route: answer.route, status: answer.status, ms: performance.now() - start, bytes });
  };

/** Node's HTTP server around the app. To what it cannot parse, it gives its own answer, which the log does not have. */
export function createHttpServer(app: App, log: Log, limits: Partial<typeof LIMITS> = {}): Server {
  const { maxConnections, timeout, ...times } = { ...LIMITS, ...limits };
  const server = createServer({ ...times, IncomingMessage: LimitedRequest });
  server.maxConnections = maxConnections;
  server.timeout = timeout;
  limitQueues(server);
  return server.on('request', createListener(app, log));
}

/**
 * Prepares a graceful stop. Call this before the server listens.
 * @returns stops the server: it accepts no new connection, finishes the requests under way, and closes each connection
 * when its responses are read, or once it is idle, after 3.5 s at the latest. Resolves when the last connection is closed.
 */
export function prepareStop(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Once the server stops, a connection closes with its response.
  server.prependListener('request', (_, response) => (response.shouldKeepAlive &&= server.listening));
  // For Node, a connection is idle as soon as its response is written, even if a slow client hasn't read it yet.
  const closeIdle = () => {
    if ([...sockets].every(({ writableLength }) => writableLength === 0)) server.closeIdleConnections();
  };
  return async () => {
    // An immediate runs after everything that has arrived is read: a connection with a request is not idle.
    const interval = setInterval(() => setImmediate(closeIdle), CLOSE_IDLE_MS);
    const timeout = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    // The HTTP server's own close would close at once what Node calls idle.
    await new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    clearInterval(interval);
    clearTimeout(timeout);
  };
}
