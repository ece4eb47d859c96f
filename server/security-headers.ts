/** The headers that every answer carries. @param origins what the page may ask besides its own server */
export function securityHeaders(scriptHashes: readonly string[], origins: readonly string[]) {
  const policy = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'connect-src': ["'self'", ...origins],
    'font-src': ["'self'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'img-src': ["'self'", 'data:'],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'"],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}
