import type { ResponseHeaders } from './app-response.ts';

/** Sources for the content security policy: the hashes of the pages' inline scripts and styles. */
export interface InlineHashes {
  readonly script: readonly string[];
  readonly style: readonly string[];
}

/**
 * Browser features that the page never uses and that could sense, identify or send something: those that Chromium knows,
 * since it would report others as errors. The view keeps the screen on (`screen-wake-lock`), and links are copied and
 * shared (`clipboard-write`, `web-share`; the journeys read them, `clipboard-read`). The list is no longer because these
 * headers and the page's HTML have to fit into the first round trip.
 */
const DENIED_FEATURES = `
  accelerometer browsing-topics camera compute-pressure deferred-fetch digital-credentials-get display-capture
  gamepad geolocation gyroscope hid identity-credentials-get idle-detection local-fonts local-network-access
  magnetometer microphone midi otp-credentials payment publickey-credentials-get serial storage-access usb
  window-management xr-spatial-tracking`
  .trim()
  .split(/\s+/);

/** The sites of publications and licenses that the page links to. */
export const LINKED_SITES = [
  'creativecommons.org',
  'data.worldbank.org',
  'doi.org',
  'github.com',
  'www.state.gov',
];

/**
 * The sites to which the page may connect and its links may lead: nothing else is looked up, opened or reached by WebRTC. A site
 * of publications gets no query, since the pattern has a fragment, but none before it. Redirects are allowed because
 * every DOI is one. `mailto:*` is the contact.
 * @param origins of servers and sites that may be reached with any path and query
 */
function connectionAllowlist(origins: readonly string[]): string {
  const patterns = [...origins, 'mailto:*', ...LINKED_SITES.map((site) => `https://${site}/*#`)];
  return `(response-origin ${patterns.map((pattern) => `"${pattern}"`).join(' ')});redirects=allow`;
}

/**
 * The headers of every response.
 * @param inline the pages' inline scripts and styles
 * @param origins other servers that the page may connect to
 * @param linked sites of the operator that the page links to
 */
export function securityHeaders(
  inline: InlineHashes,
  origins: readonly string[],
  linked: readonly string[],
): ResponseHeaders {
  return {
    'connection-allowlist': connectionAllowlist([...origins, ...linked]),
    'content-security-policy': [
      "default-src 'none'",
      "base-uri 'none'",
      ['connect-src', "'self'", ...origins].join(' '),
      "font-src 'self'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "img-src 'self' data:",
      "manifest-src 'self'",
      ['script-src', "'self'", ...inline.script].join(' '),
      ['style-src', "'self'", ...inline.style].join(' '),
      "worker-src 'self'",
      // Text never becomes script or markup. The only policy allowed is the one for the service worker's URL.
      "require-trusted-types-for 'script'",
      'trusted-types service-worker',
    ].join(';'),
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(','),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}

/** More of them over HTTPS, for two years. Subdomains are not included; they may have other owners. */
export const HTTPS_HEADERS: ResponseHeaders = { 'strict-transport-security': 'max-age=63072000' };
