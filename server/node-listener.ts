import type { IncomingMessage, ServerResponse } from 'node:http';
import type { App } from './app.ts';
import type { AppResponse } from './app-response.ts';
import { isAuthority } from './authority.ts';
import { isForwardedHttps } from './forwarded-https.ts';
import type { Log } from './log.ts';
import { countIfQueued } from './pipelining.ts';

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? header.join() : header);

/** HTTP/1.1 demands a host, though nothing here depends on it. */
function hasGoodHost({ httpVersion, headers: { host } }: IncomingMessage): boolean {
  return host === undefined ? httpVersion === '1.0' : isAuthority(host);
}

/**
 * A short body as text, a byte a letter: Node sends that in one piece with the head, and bytes in a second one, which
 * costs a tenth of the whole answer. For long bodies it is the other way round.
 */
const SHORT_BYTES = 10_000;

/** In milliseconds. */
export const STALLED_TIMEOUT = 30_000;

/**
 * The app for Node's own HTTP server.
 * @param stalledTimeout after how many milliseconds a connection is closed on which nothing moves though an answer is not
 * all sent
 */
export function createNodeListener(app: App, log: Log, stalledTimeout = STALLED_TIMEOUT) {
  const shortBodies = new WeakMap<AppResponse, string>();
  const send = (response: ServerResponse, answer: AppResponse) => {
    const { body } = answer;
    if (body.byteLength > SHORT_BYTES) return response.end(body);
    let text = shortBodies.get(answer);
    if (text === undefined) {
      text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1');
      shortBodies.set(answer, text);
    }
    return response.end(text, 'latin1');
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    const began = performance.now();
    const isQueued = countIfQueued(request, response);
    const { method = '', headers } = request;
    const answer = app.respond({
      method,
      target: hasGoodHost(request) ? (request.url ?? '') : '',
      isHttps: isForwardedHttps(one(headers['x-forwarded-proto'])),
      acceptEncoding: one(headers['accept-encoding']),
      ifNoneMatch: headers['if-none-match'],
    });
    const { route, status, body } = answer;
    response.writeHead(status, answer.headers);
    send(response, answer);
    // Seldom: nearly always all of it is with the system by now, and a timer for each answer would cost more.
    if (isQueued || request.socket.writableLength > 0) request.socket.setTimeout(stalledTimeout);
    const bytes = method === 'HEAD' ? 0 : body.byteLength;
    log.add({ method, route, status, ms: performance.now() - began, bytes });
  };
}
