import type { IncomingMessage, ServerResponse } from 'node:http';
import type { App } from './app.ts';
import { isForwardedHttps, isValidHost } from './app-request.ts';
import type { Log } from './log.ts';

/** In milliseconds: how long a client may read nothing of a response. */
export const STALLED_TIMEOUT = 30_000;

/**
 * Node sends a short body that is text together with the headers, and bytes in a separate write, which costs a tenth of
 * the response. For long bodies it is the other way round.
 */
const SHORT_BODY_BYTES = 10_000;
const shortBodies = new WeakMap<Uint8Array, string>();

function sendBody(response: ServerResponse, body: Uint8Array<ArrayBuffer>): void {
  if (body.byteLength > SHORT_BODY_BYTES) {
    response.end(body);
    return;
  }
  let text = shortBodies.get(body);
  if (text === undefined) {
    text = Buffer.from(body).toString('latin1');
    shortBodies.set(body, text);
  }
  response.end(text, 'latin1');
}

/** HTTP/1.1 requires `Host` (RFC 9112, section 3.2). */
function hasValidHost({ httpVersion, headers: { host } }: IncomingMessage): boolean {
  return host === undefined ? httpVersion === '1.0' : isValidHost(host);
}

/**
 * Adapts the app to Node's HTTP server.
 * @param stalledTimeout in milliseconds: a connection is closed if the client reads nothing of a response for this long
 */
export function createNodeListener(app: App, log: Log, stalledTimeout: number) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const start = performance.now();
    // Node assigns the socket when the earlier responses have been sent.
    const isPipelined = !response.socket;
    const { method = '', headers, socket } = request;
    const {
      route,
      status,
      headers: responseHeaders,
      body,
    } = app.respond({
      method,
      target: hasValidHost(request) ? (request.url ?? '') : '',
      isHttps: isForwardedHttps(headers['x-forwarded-proto']?.toString()),
      acceptEncoding: headers['accept-encoding'],
      ifNoneMatch: headers['if-none-match'],
    });
    response.writeHead(status, responseHeaders);
    sendBody(response, body);
    // The operating system nearly always has the whole response by now. A timer for each response would cost more.
    if (isPipelined || socket.writableLength > 0) socket.setTimeout(stalledTimeout);
    const bytes = method === 'HEAD' ? 0 : body.byteLength;
    log.add({ method, route, status, ms: performance.now() - start, bytes });
  };
}
