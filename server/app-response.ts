import { matchesEtag } from './if-none-match.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';
import type { Coding, Representation, Resource } from './resource.ts';
import type { Headers } from './security-headers.ts';

/** What the server looks at in a request. */
export interface AppRequest {
  readonly method: string;
  /** A path or a whole address, as it was sent. */
  readonly target: string;
  readonly isHttps: boolean;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

/** All that is sent. Whoever sends it leaves the body away where the method is HEAD. */
export interface AppResponse {
  readonly route: string;
  readonly status: number;
  /** Names and values in turn, as Node takes them fastest. */
  readonly headers: string[];
  readonly body: Uint8Array<ArrayBuffer>;
}

const NOTHING = new Uint8Array();
const flatten = (headers: Headers) => Object.entries(headers).flat();

function okResponse(resource: Resource, { coding, body }: Representation, status: number, headers: Headers) {
  const isEncoded = coding !== 'identity';
  return {
    route: resource.route,
    status,
    body,
    headers: flatten({
      'content-type': resource.type,
      'content-length': String(body.byteLength),
      ...(isEncoded && { 'content-encoding': coding }),
      ...headers,
    }),
  };
}

/** What can be said without a thing: an error, or that all is well. Nobody keeps it. @param headers on every answer */
export function jsonResponse(
  { route, status, content }: { route: string; status: number; content: object },
  headers: Headers,
): AppResponse {
  const body = new TextEncoder().encode(JSON.stringify(content));
  const resource = { route, type: 'application/json', cacheControl: 'no-store', representations: [] };
  return okResponse(resource, { coding: 'identity', body, etag: '' }, status, {
    'cache-control': 'no-store',
    ...headers,
  });
}

interface Choice {
  readonly coding: Coding;
  readonly etag: string;
  readonly whole: AppResponse;
  readonly unchanged: AppResponse;
}

/**
 * Prepares every answer that a thing can have, so that answering is choosing.
 * @param headers on every answer
 */
export function prepareResource(resource: Resource, headers: Headers): (question: AppRequest) => AppResponse {
  const { route, cacheControl, representations } = resource;
  const varying: Headers = representations.length > 1 ? { vary: 'accept-encoding' } : {};
  const choices = representations.map((representation): Choice => {
    const { coding, etag } = representation;
    const version: Headers = { etag, 'cache-control': cacheControl, ...varying, ...headers };
    return {
      coding,
      etag,
      whole: okResponse(resource, representation, 200, version),
      unchanged: { route, status: 304, headers: flatten(version), body: NOTHING },
    };
  });
  const unacceptable = {
    route,
    status: 406,
    headers: flatten({ 'content-length': '0', 'cache-control': 'no-store', ...varying, ...headers }),
    body: NOTHING,
  };
  return ({ acceptEncoding, ifNoneMatch }) => {
    const choice = negotiateEncoding(choices, acceptEncoding);
    if (!choice) return unacceptable;
    return matchesEtag(ifNoneMatch, choice.etag) ? choice.unchanged : choice.whole;
  };
}

/** Prepares a page that says what went wrong, which has no version: it is sent whole, whatever is accepted. */
export function prepareErrorPage(
  resource: Resource,
  status: number,
  headers: Headers,
): (question: AppRequest) => AppResponse {
  const { cacheControl, representations } = resource;
  const choices = representations.map((representation) => ({
    coding: representation.coding,
    answer: okResponse(resource, representation, status, {
      'cache-control': cacheControl,
      vary: 'accept-encoding',
      ...headers,
    }),
  }));
  const asIs = choices.find(({ coding }) => coding === 'identity');
  if (!asIs) throw new Error(`${resource.route} has no representation as it is`);
  return ({ acceptEncoding }) => (negotiateEncoding(choices, acceptEncoding) ?? asIs).answer;
}
