import {
  createServer,
  IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { Server as NetServer, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type App, isAuthority } from './app.ts';
import type { Log } from './log.ts';
import { HTTPS_HEADERS } from './security-headers.ts';

/**
 * Limits, in milliseconds where they are times: long enough for a poor phone connection, which sends half a
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
  stalledTimeout: 30_000,
};

/** The server has to exit within 5 s of a signal; this leaves time for the exit itself. */
const GRACE_MS = 3500;
/** A client whose request arrives before the first time gets `Connection: close` instead of a closed connection. */
const CLOSE_IDLE_MS = 500;

const PARSE_ERROR_STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** @param forwardedProto the request's `X-Forwarded-Proto`; with several proxies, the first value is the visitor's */
export const isForwardedHttps = (forwardedProto = ''): boolean => /^\s*https\s*(?:,|$)/i.test(forwardedProto);

const shortBodies = new WeakMap<Uint8Array, string>();

/** Node sends a short body that is text together with the headers, and bytes apart, which costs a tenth of the response. */
function sendBody(response: ServerResponse, body: Uint8Array<ArrayBuffer>): void {
  const text = shortBodies.get(body) ?? (body.byteLength < 10_000 && Buffer.from(body).toString('latin1'));
  if (typeof text === 'string') shortBodies.set(body, text);
  response.end(text || body, 'latin1');
}

/** Whether a request has the one `Host` that HTTP/1.1 requires. Node joins two lines with a comma, which is in no name. */
const hasHost = ({ httpVersion, headers: { host } }: IncomingMessage): boolean =>
  isAuthority(host ?? (httpVersion === '1.0' ? 'none' : ''));

/** Responses that may wait on a connection for those before them. No browser sends a request before it has its response. */
export const MAX_QUEUED = 8;

const queued = new WeakMap<Socket, number>();

const add = (socket: Socket, responses: number) => queued.set(socket, (queued.get(socket) ?? 0) + responses);

/** Counts a response that waits for those before it on its connection, until it is sent. */
function countQueued(socket: Socket, response: ServerResponse): void {
  add(socket, 1);
  response.once('finish', () => add(socket, -1));
}

/**
 * A request that stops Node if too many responses are queued on its connection. Node parses all requests of the 64 KB that
 * it has read, some 3,000, and keeps them and their responses until it has read from all other connections, even if this
 * one is reset meanwhile: a few hundred clients that read nothing would fill gigabytes. Only a request for another
 * protocol stops it, so this one then claims to be one, and the server resets the connection on "upgrade".
 */
class LimitedRequest extends IncomingMessage {
  readonly #isOverLimit = (queued.get(this.socket) ?? 0) >= MAX_QUEUED;

  get upgrade(): boolean {
    return this.#isOverLimit || this.method === 'CONNECT';
  }

  /** Node sets this from the request, which is ignored: the protocol is never changed, and CONNECT has its own event. */
  set upgrade(_requested: boolean) {}
}

/** Adapts the app to Node's HTTP server. @param stalledTimeout in ms */
export const createListener =
  (app: App, log: Log, stalledTimeout = LIMITS.stalledTimeout): RequestListener =>
  (request, response) => {
    const { socket } = request;
    const start = performance.now();
    // Node gives a response its socket when the earlier ones on the connection have been sent.
    const waits = !response.socket;
    if (waits) countQueued(socket, response);
    const { method = '', url: target = '', headers } = request;
    const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = headers;
    const answer = hasHost(request)
      ? app.respond({ method, target, acceptEncoding, ifNoneMatch })
      : app.badRequest;
    const isHttps = isForwardedHttps(headers['x-forwarded-proto']?.toString());
    response.writeHead(answer.status, isHttps ? { ...answer.headers, ...HTTPS_HEADERS } : answer.headers);
    sendBody(response, answer.body);
    // The system nearly always has the whole response by now. A timer for each connection would cost more.
    if (waits || socket.writableLength > 0) socket.setTimeout(stalledTimeout);
    const bytes = method === 'HEAD' ? 0 : answer.body.byteLength;
    log.add({ method, route: answer.route, status: answer.status, ms: performance.now() - start, bytes });
  };

/** Node's HTTP server around the app. It responds to anything that arrives, and logs each response. */
export function createHttpServer(app: App, log: Log, limits: Partial<typeof LIMITS> = {}): Server {
  const { maxConnections, stalledTimeout, ...times } = { ...LIMITS, ...limits };
  const respond = createListener(app, log, stalledTimeout);
  /** The newest response of each connection. */
  const newest = new WeakMap<Duplex, ServerResponse>();
  const listener: RequestListener = (request, response) => {
    newest.set(request.socket, response);
    // Once the server stops, a connection closes with its response.
    response.shouldKeepAlive &&= server.listening;
    respond(request, response);
  };
  // The app responds to a request without a host as well: Node's own response has no headers, and no line in the log.
  const own = { requireHostHeader: false, joinDuplicateHeaders: true, IncomingMessage: LimitedRequest };
  const server = createServer({ ...times, ...own }, listener);
  server.maxConnections = maxConnections;
  // An expectation that Node does not know, to which it would respond itself.
  server.on('checkExpectation', listener);
  server.on('upgrade', ({ socket }) => socket.resetAndDestroy());
  // What Node can't parse has a socket, but no response.
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    if (code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    // A client that never closes its side would hold the connection.
    if (socket instanceof Socket) socket.setTimeout(stalledTimeout, () => socket.destroy());
    const last = newest.get(socket);
    // What comes with a request that has its response, as its body or behind it, gets no other one: the client would take
    // it for the response to another request.
    if (last && !(last.req.complete && last.writableFinished && last.shouldKeepAlive)) {
      if (last.writableFinished) socket.end();
      else last.once('close', () => socket.end());
      return;
    }
    const status = PARSE_ERROR_STATUSES[code] ?? 400;
    const headers = Object.entries({ ...app.headers, 'content-length': '0', connection: 'close' });
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
    log.add({ method: undefined, route: '*', status, ms: 0, bytes: 0 });
  });
  return server;
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
