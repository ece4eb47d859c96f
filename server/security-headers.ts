import type { InlineHashes } from './resource.ts';

/** Names and values of headers. */
export type Headers = Readonly<Record<string, string>>;

/**
 * What the page never asks a browser for, and a visitor would mind. Not everything that there is: with the page's HTML,
 * these headers have to fit into the first round trip. Sharing an image is what it does ask for: pages may, unless
 * they are told otherwise, and browsers that cannot share complain of being told.
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
  'screen-wake-lock',
  'usb',
];

const join = (parts: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(parts)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join(';');

/**
 * The headers that every answer carries.
 * @param inline what stands inside the pages: the script that runs before everything else, and the styles
 * @param origins what the page may ask besides its own server
 */
export function securityHeaders(inline: InlineHashes, origins: readonly string[]): Headers {
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
      // Text never becomes script or markup. The one policy that there may be lets the service worker's address through.
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

/**
 * Carried besides by answers that travel over HTTPS: two years of nothing else. Subdomains are left alone; they may be
 * somebody else's.
 */
export const HTTPS_HEADERS: Headers = { 'strict-transport-security': 'max-age=63072000' };
