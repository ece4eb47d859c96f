/** One tag of a list, without the mark of a weak one. What is in quotation marks may hold commas. */
const TAGS = /"[^"]*"/g;

/**
 * Whether a client has this version already (RFC 9110, section 13.1.2).
 * @param header the request's If-None-Match: a tag, a list of them, or `*` for any version; tags that are called weak
 * count as well
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  return [...header.matchAll(TAGS)].some(([tag]) => tag === etag);
}
