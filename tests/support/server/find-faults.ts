import { createApiResources } from '../../../server/api.ts';
import { SMUGGLED } from '../../fixtures/malformed/lengths-and-bodies.ts';
import type { MalformedRequest } from '../../fixtures/malformed/request-parts.ts';
import { SMALL_APP, SMALL_SITE } from '../../fixtures/site.ts';
import { parseResponses, type RawResponse } from './parse-responses.ts';

const toText = (body: Uint8Array) => Buffer.from(body).toString('latin1');
const listBodies = (paths: Iterable<string>, accepted: readonly string[]) =>
  [...paths].flatMap((target) =>
    accepted.map((acceptEncoding) => {
      const request = { method: 'GET', target, isHttps: false, acceptEncoding, ifNoneMatch: undefined };
      return toText(SMALL_APP.respond(request).body);
    }),
  );
const CODINGS = ['identity', 'gzip', 'br'];
const smuggledBodies = new Set(listBodies([SMUGGLED], CODINGS));
/** Every body that the app sends: those of the page's files, of the API, and of errors. */
const bodies = new Set([
  '',
  ...listBodies(
    ['/', '/zh-hans/', '/zh-hans/gone', '/gone', '/healthz', '/.well-known/security.txt', '*', 'x'],
    CODINGS,
  ),
  ...listBodies(['/api', '/api/countries/x', '/api/countries/ZZZ'], ['identity']),
  ...listBodies([...SMALL_SITE.files.keys(), ...createApiResources().keys()], CODINGS),
  '{"error":"Only GET and HEAD are answered here."}',
]);

/** Patterns of a stack and an error of a program. */
const INTERNALS = /\n\s+at |node_modules|node:internal|file:\/\//;
const isInternal = (body: string) => INTERNALS.test(body) || body.includes(process.cwd());

function findFaultsOf({ status, headers, body, isWhole }: RawResponse): string[] {
  return [
    !isWhole && 'a response is cut off',
    status >= 500 && `the status ${status}`,
    !headers.has('content-security-policy') && 'a response without the security headers',
    !bodies.has(body) && `a body that is not the page's: ${body.slice(0, 200)}`,
    isInternal(body) && `something internal: ${body.slice(0, 200)}`,
  ].filter((fault) => fault !== false);
}

/**
 * Finds faults in the responses to a malformed request.
 * @param received everything that came back, one character per byte; undefined if the connection stayed open
 */
export function findFaults(
  { requests, isSmuggling, statuses }: MalformedRequest,
  received: string | undefined,
): string[] {
  if (received === undefined) return ['the connection stays open'];
  const { responses, rest } = parseResponses(received);
  const surplus = responses.slice(requests);
  // Bytes after a whole request are one more request, and if they are none, they get an error of their own.
  const isSurplus = surplus.length > (!isSmuggling && responses.at(-1)?.status === 400 ? 1 : 0);
  const first = responses.slice(0, statuses.length).map(({ status }) => status);
  return [
    ...responses.flatMap(findFaultsOf),
    rest !== '' && `something that is no response: ${rest.slice(0, 200)}`,
    isSurplus && `${responses.length} responses to ${requests} requests`,
    isSmuggling && responses.some(({ body }) => smuggledBodies.has(body)) && 'a smuggled response',
    first.join(' ') !== statuses.join(' ') && `the statuses ${first.join(' ')}, not ${statuses.join(' ')}`,
  ].filter((fault) => fault !== false);
}
