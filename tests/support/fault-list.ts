import { readdirSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';

interface Fault {
  /** The part of the page or its surroundings that is broken. Faults of one part exclude each other. */
  readonly part: string;
  readonly inject: (page: Page) => Promise<unknown>;
  /** The effect that the visitor sees. */
  readonly seen: string;
}

const refuse = (route: Route) => route.abort();
const fail = (route: Route) => route.fulfill({ status: 503, body: 'down' });
const isGone = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
const hang = () => new Promise<void>(() => undefined);

/** The address of a chunk of the built page, as a pattern; throws if the build has no such chunk. */
export function chunk(name: string): string {
  const files = readdirSync('dist/client/assets');
  if (!files.some((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))) {
    throw new Error(`The build has no chunk “${name}”`);
  }
  return `**/assets/${name}-*.js`;
}

/** Everything that can fail, each injected where the page meets its surroundings. */
export const FAULTS = {
  'the World Bank is down': {
    part: 'World Bank',
    inject: (page) => page.route('https://api.worldbank.org/**', fail),
    seen: 'the countries and figures of the own server',
  },
  'the own server has no countries and figures': {
    part: 'own server',
    inject: async (page) => {
      await page.route('**/api/countries', fail);
      await page.route('**/api/life-expectancy/*', refuse);
    },
    seen: 'the countries and figures of the World Bank; without it, a message and the manual entry',
  },
  'the life tables are gone': {
    part: 'life tables',
    inject: (page) => page.route('**/api/country-facts/*', refuse),
    seen: 'a message in their place',
  },
  'the code of the results is gone': {
    part: 'results',
    inject: (page) => page.route(chunk('results'), isGone),
    seen: 'a message, and a reload that keeps the entries',
  },
  'the code of the results never arrives': {
    part: 'results',
    inject: (page) => page.route(chunk('results'), hang),
    seen: 'a message, and a reload that keeps the entries',
  },
  'the styles of the results are gone': {
    part: 'results',
    inject: (page) => page.route('**/assets/results-*.css', isGone),
    seen: 'a message, and a reload that keeps the entries',
  },
  'the code of the dialogs for sharing is gone': {
    part: 'sharing',
    inject: (page) => page.route(chunk('share'), isGone),
    seen: 'a message in the dialog, and buttons to try again and to reload',
  },
  'the code of the toasts is gone': {
    part: 'toasts',
    inject: (page) => page.route(chunk('toast'), isGone),
    seen: 'their words, unstyled',
  },
  'the fonts are gone': {
    part: 'fonts',
    inject: (page) => page.route('**/*.woff2', isGone),
    seen: 'the fonts of the device',
  },
  'the fonts never arrive': {
    part: 'fonts',
    inject: (page) => page.route('**/*.woff2', hang),
    seen: 'the fonts of the device, and “Capturing...” for longer',
  },
  'storage is blocked': {
    part: 'storage',
    inject: (page) =>
      page.addInitScript(() => {
        const get = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        Object.defineProperty(window, 'localStorage', { get });
        Object.defineProperty(window, 'sessionStorage', { get });
      }),
    seen: 'a message when the form is to be saved',
  },
  'storage is full': {
    part: 'storage',
    inject: (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      }),
    seen: 'a message when the form is to be saved',
  },
  'the service worker is refused': {
    part: 'service worker',
    inject: (page) =>
      page.addInitScript(() => {
        navigator.serviceWorker.register = () =>
          Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
      }),
    seen: 'nothing',
  },
  'there is no canvas': {
    part: 'image',
    inject: (page) =>
      page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      }),
    seen: 'a message that this browser can’t make this image',
  },
  'the canvas gives no image': {
    part: 'image',
    inject: (page) =>
      page.addInitScript(() => {
        HTMLCanvasElement.prototype.toBlob = () => undefined;
      }),
    seen: '“Capturing...”, and after 15 seconds a message',
  },
  'the share sheet fails': {
    part: 'image',
    inject: (page) =>
      page.addInitScript(() => {
        navigator.canShare = () => true;
        navigator.share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      }),
    seen: 'a message',
  },
  'the clipboard is refused': {
    part: 'clipboard',
    inject: (page) =>
      page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      }),
    seen: 'the link, to be copied by hand',
  },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;

export const isFault = (name: string): name is FaultName => name in FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS).filter(isFault);
