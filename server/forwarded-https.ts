/**
 * Whether a proxy says that the visitor came over HTTPS.
 * @param header the request's X-Forwarded-Proto: where there are several proxies, the first is the visitor's
 */
export function isForwardedHttps(header: string | undefined): boolean {
  return header !== undefined && /^\s*https\s*(?:,|$)/i.test(header);
}
