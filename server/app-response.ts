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

export const EMPTY = new Uint8Array();

/** A response that is not the representation of a resource, such as an error or the health. It is not to be stored. */
export function jsonResponse(route: string, status: number, content: object, headers: ResponseHeaders) {
  const body = new TextEncoder().encode(JSON.stringify(content));
  const length = String(body.byteLength);
  const own = { 'content-type': 'application/json', 'content-length': length, 'cache-control': 'no-store' };
  return { route, status, headers: { ...own, ...headers }, body };
}

/** Finds a coding in an `Accept-Encoding`, with a weight that isn't zero (RFC 9110, section 12.5.3). */
const find = (coding: string) =>
  new RegExp(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q=(?:1(?:\\.0*)?|0\\.\\d*[1-9]\\d*)\\s*)?(?:,|$)`, 'i');
const ACCEPTED = { br: find('br'), gzip: find('gzip'), identity: /^/ };

/**
 * The smallest representation that a client accepts. To one that accepts none, as RFC 9110 allows, the unencoded one is sent.
 * @param representations the smallest first, `identity` last
 */
export const negotiateEncoding = <T extends Pick<Representation, 'coding'>>(
  representations: readonly T[],
  acceptEncoding = '',
): T | undefined => representations.find(({ coding }) => ACCEPTED[coding].test(acceptEncoding));

/**
 * Evaluates If-None-Match (RFC 9110, section 13.1.2), which compares weakly.
 * @param header an entity tag, a list of them, or `*` for any version
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  // A quoted tag may contain commas.
  return header?.trim() === '*' || Boolean(header?.match(/"[^"]*"/g)?.includes(etag));
}

export type Responder = (request: {
  acceptEncoding?: string | undefined;
  ifNoneMatch?: string | undefined;
}) => AppResponse;

/**
 * Prepares the responses of a resource: 200, or 304 if the client has the version; for a not-found page 404.
 * @param common headers of every response
 */
export function createResponder(
  { route, type, cacheControl, representations }: Resource,
  common: ResponseHeaders,
  status: 200 | 404 = 200,
): Responder {
  const variants = representations.map(({ coding, etag, body }) => {
    const headers = {
      ...(status === 200 && { etag }),
      'cache-control': cacheControl,
      ...(representations.length > 1 && { vary: 'accept-encoding' }),
      ...common,
    };
    const content = {
      'content-type': type,
      'content-length': String(body.byteLength),
      ...(coding !== 'identity' && { 'content-encoding': coding }),
    };
    return {
      coding,
      etag,
      whole: { route, status, headers: { ...content, ...headers }, body },
      notModified: { route, status: 304, headers, body: EMPTY },
    };
  });
  return ({ acceptEncoding, ifNoneMatch }) => {
    const variant = negotiateEncoding(variants, acceptEncoding);
    if (!variant) throw new Error(`${route} has no unencoded representation`);
    return status === 200 && matchesEtag(ifNoneMatch, variant.etag) ? variant.notModified : variant.whole;
  };
}
