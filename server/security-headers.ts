import type { ResponseHeaders } from './app-response.ts';
import type { InlineHashes } from './site.ts';

/**
 * Browser features that the page never uses and that could harm a visitor. The list is not complete: these headers and
 * the page's HTML have to fit into the first round trip. `web-share` is allowed by default; browsers that do not know it
 * would report an error if it were listed.
 */
const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'payment',
  'usb',
];

const join = (parts: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(parts)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join(';');

/**
 * The headers of every response.
 * @param inline the pages' inline scripts and styles
 * @param origins other servers that the page may connect to
 */
export function securityHeaders(inline: InlineHashes, origins: readonly string[]): ResponseHeaders {
  return {
    'content-security-policy': join({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'connect-src': ["'self'", ...origins],
      'font-src': ["'self'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'img-src': ["'self'", 'data:'],
      'manifest-src': ["'self'"],
      'script-src': ["'self'", ...inline.script],
      'style-src': inline.style,
      'worker-src': ["'self'"],
      // Text never becomes script or markup. The only policy allowed is the one for the service worker's URL.
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['service-worker'],
    }),
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(','),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}

/** More headers of every response over HTTPS: two years. Subdomains are not included; they may have other owners. */
export const HTTPS_HEADERS: ResponseHeaders = { 'strict-transport-security': 'max-age=63072000' };
