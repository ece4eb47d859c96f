import type { Page, Route } from '@playwright/test';

interface Fault {
  readonly inject: (page: Page) => Promise<unknown>;
  /** What the visitor sees because of it. */
  readonly seen: string;
}

const refuse = (route: Route) => route.abort();
const fail = (route: Route) => route.fulfill({ status: 503, body: 'down' });
const isGone = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
const hang = () => new Promise<void>(() => undefined);

/** The file of a chunk. */
export const chunk = (name: string) => `**/assets/${name}-*.js`;

/** Everything that can fail, each injected at the page's edge. */
export const FAULTS = {
  'the World Bank is down': {
    inject: (page) => page.route('https://api.worldbank.org/**', fail),
    seen: 'the countries and figures of the own server',
  },
  'the own server looks nothing up': {
    inject: async (page) => {
      await page.route('**/api/countries', fail);
      await page.route('**/api/life-expectancy/*', refuse);
    },
    seen: 'the countries and figures of the World Bank; without it, that there are none, and the manual entry',
  },
  'the life tables are gone': {
    inject: (page) => page.route('**/api/life-table/*', refuse),
    seen: 'that they could not be loaded, in their place',
  },
  'the quotes are gone': {
    inject: (page) => page.route('**/quotes.json', isGone),
    seen: 'nothing in their place',
  },
  'the code of the results is gone': {
    inject: (page) => page.route(chunk('results'), isGone),
    seen: 'that they could not be shown, and a reload that keeps what was typed',
  },
  'the code of the results does not come': {
    inject: (page) => page.route(chunk('results'), hang),
    seen: 'that they could not be shown, and a reload that keeps what was typed',
  },
  'the code of the details is gone': {
    inject: (page) => page.route(chunk('details'), isGone),
    seen: 'that they could not be shown, in their place, and a way to try again',
  },
  'the code of the details does not come': {
    inject: (page) => page.route(chunk('details'), hang),
    seen: 'that they could not be shown, in their place, and a way to try again or to reload',
  },
  'the code of the average days is gone': {
    inject: (page) => page.route(chunk('average-days'), isGone),
    seen: 'that they could not be shown, in their place, and a way to try again',
  },
  'the code of the country search is gone': {
    inject: (page) => page.route(chunk('country-search'), isGone),
    seen: 'that it could not be shown, in its place, a way to try again, and the manual entry',
  },
  'the code of the toasts is gone': {
    inject: (page) => page.route(chunk('toast'), isGone),
    seen: 'their words, plain',
  },
  'the icons are gone': {
    inject: (page) => page.route(chunk('icon-picture'), isGone),
    seen: 'those that the page came with',
  },
  'the fonts are gone': {
    inject: (page) => page.route('**/*.woff2', isGone),
    seen: 'the fonts of the device',
  },
  'the fonts do not come': {
    inject: (page) => page.route('**/*.woff2', hang),
    seen: 'the fonts of the device, and a while longer that the image is being made',
  },
  'storage is blocked': {
    inject: (page) =>
      page.addInitScript(() => {
        const get = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        Object.defineProperty(window, 'localStorage', { get });
        Object.defineProperty(window, 'sessionStorage', { get });
      }),
    seen: 'that nothing can be kept, when that is wanted',
  },
  'storage is full': {
    inject: (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      }),
    seen: 'that nothing can be kept, when that is wanted',
  },
  'the service worker is refused': {
    inject: (page) =>
      page.addInitScript(() => {
        navigator.serviceWorker.register = () =>
          Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
      }),
    seen: 'nothing of it',
  },
  'there is no canvas': {
    inject: (page) =>
      page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      }),
    seen: 'that this browser cannot make an image',
  },
  'the canvas gives no image': {
    inject: (page) =>
      page.addInitScript(() => {
        HTMLCanvasElement.prototype.toBlob = () => undefined;
      }),
    seen: 'that the image is being made, and after 15 seconds that this took too long',
  },
  'the share sheet fails': {
    inject: (page) =>
      page.addInitScript(() => {
        navigator.canShare = () => true;
        navigator.share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      }),
    seen: 'that it failed',
  },
  'the clipboard is refused': {
    inject: (page) =>
      page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      }),
    seen: 'the link, to be copied by hand',
  },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;

const isFault = (name: string): name is FaultName => name in FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS).filter(isFault);
