/** A request as the server needs it. */
export interface AppRequest {
  readonly method: string;
  /** The request target as it was sent, or an empty text if the `Host` header is missing or malformed. */
  readonly target: string;
  readonly isHttps: boolean;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

/** A host name or address, with or without a port. RFC 9110 (section 4.2.4) advises against user names. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/**
 * Whether a text can be the value of `Host`, or is valid between `http://` and the path.
 * @param text two `Host` lines arrive as one text, `a, b`, which is invalid
 */
export const isValidHost = (text: string): boolean => HOST.test(text);

/**
 * Whether a proxy reports that the visitor used HTTPS.
 * @param forwardedProto the request's `X-Forwarded-Proto`; with several proxies, the first value is the visitor's
 */
export const isForwardedHttps = (forwardedProto = ''): boolean => /^\s*https\s*(?:,|$)/i.test(forwardedProto);

/** Origin form or absolute form (RFC 9112, section 3.2): the host, if there is one, and the path. */
const REQUEST_TARGET = /^(?:https?:\/\/([^/?#]*))?([^?#]*)/i;

/** A query of characters that are valid in a header. */
const QUERY = /^[^?#]*(\?[!-~]*?)(?:#|$)/;

/** The query of a request target with its question mark, or an empty text. */
export const parseQuery = (target: string): string => QUERY.exec(target)?.[1] ?? '';

/**
 * The path of a request target, still percent-encoded, without the query.
 * @param target in origin form (`/x?y`) or absolute form (`http://host/x?y`)
 * @returns undefined for any other target
 */
export function parseRequestTarget(target: string): string | undefined {
  const [, host, path = ''] = REQUEST_TARGET.exec(target) ?? [];
  if (host === undefined) return path.startsWith('/') ? path : undefined;
  return isValidHost(host) ? path || '/' : undefined;
}
