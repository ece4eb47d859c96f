import type { AppRequest } from './app-request.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';
import type { Representation, Resource } from './resource.ts';

export type ResponseHeaders = Readonly<Record<string, string>>;

export interface AppResponse {
  /** The resource's name in the log. */
  readonly route: string;
  readonly status: number;
  readonly headers: ResponseHeaders;
  /** Node leaves it out of the response to HEAD. */
  readonly body: Uint8Array<ArrayBuffer>;
}

const EMPTY = new Uint8Array();

/** A response that is not the representation of a resource, such as an error or the health. It is not to be stored. */
export function jsonResponse(
  route: string,
  status: number,
  content: object,
  headers: ResponseHeaders,
): AppResponse {
  return textResponse(route, status, JSON.stringify(content), {
    'content-type': 'application/json',
    ...headers,
  });
}

/** The same with any text. @param headers with its type */
export function textResponse(
  route: string,
  status: number,
  content: string,
  headers: ResponseHeaders,
): AppResponse {
  const body = new TextEncoder().encode(content);
  return {
    route,
    status,
    headers: {
      'content-length': String(body.byteLength),
      'cache-control': 'no-store',
      ...headers,
    },
    body,
  };
}

/** Redirects permanently to another address. @param route its name in the log */
export const redirectResponse = (route: string, location: string, headers: ResponseHeaders): AppResponse => ({
  route,
  status: 308,
  headers: { location, 'content-length': '0', 'cache-control': 'no-cache', ...headers },
  body: EMPTY,
});

/**
 * Evaluates If-None-Match (RFC 9110, section 13.1.2), which compares weakly.
 * @param header an entity tag, a list of them, or `*` for any version
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  // A quoted tag may contain commas.
  return header.match(/"[^"]*"/g)?.includes(etag) ?? false;
}

/** Selects one of the responses of a resource. */
export type Responder = (request: Pick<AppRequest, 'acceptEncoding' | 'ifNoneMatch'>) => AppResponse;

const describeContent = (type: string, { coding, body }: Representation): ResponseHeaders => ({
  'content-type': type,
  'content-length': String(body.byteLength),
  ...(coding !== 'identity' && { 'content-encoding': coding }),
});

const vary = ({ representations }: Resource): ResponseHeaders =>
  representations.length > 1 ? { vary: 'accept-encoding' } : {};

/**
 * Prepares the responses of a resource: 200, 304 if the client has the version, 406 if it accepts no representation.
 * @param common headers of every response
 */
export function createResponder(resource: Resource, common: ResponseHeaders): Responder {
  const { route, type, cacheControl, representations } = resource;
  const variants = representations.map((representation) => {
    const { coding, etag, body } = representation;
    const headers = { etag, 'cache-control': cacheControl, ...vary(resource), ...common };
    return {
      coding,
      etag,
      ok: { route, status: 200, headers: { ...describeContent(type, representation), ...headers }, body },
      notModified: { route, status: 304, headers, body: EMPTY },
    };
  });
  const headers = { 'content-length': '0', 'cache-control': 'no-store', ...vary(resource), ...common };
  const notAcceptable = { route, status: 406, headers, body: EMPTY };
  return ({ acceptEncoding, ifNoneMatch }) => {
    const variant = negotiateEncoding(variants, acceptEncoding);
    if (!variant) return notAcceptable;
    return matchesEtag(ifNoneMatch, variant.etag) ? variant.notModified : variant.ok;
  };
}

/** Prepares the not-found page. It has no entity tag, and is sent even if the client accepts no representation. */
export function createNotFoundResponder(page: Resource, common: ResponseHeaders): Responder {
  const { route, type, cacheControl, representations } = page;
  const variants = representations.map((representation) => ({
    coding: representation.coding,
    response: {
      route,
      status: 404,
      headers: {
        ...describeContent(type, representation),
        'cache-control': cacheControl,
        ...vary(page),
        ...common,
      },
      body: representation.body,
    },
  }));
  const unencoded = variants.find(({ coding }) => coding === 'identity');
  if (!unencoded) throw new Error(`${route} has no unencoded representation`);
  return ({ acceptEncoding }) => (negotiateEncoding(variants, acceptEncoding) ?? unencoded).response;
}
