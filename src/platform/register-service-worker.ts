import { SITE_PATH } from './page-path.ts';
import { savesData } from './save-data.ts';

const SCRIPT = `${SITE_PATH}service-worker.js`;
/** The name that the server's content security policy allows. */
const POLICY = 'service-worker';
/** Milliseconds after which it is registered even if the browser has not been idle, as on a busy device. */
const LONGEST_WAIT = 5000;

/** Turns an address into one that a policy allows. */
interface TrustedTypesRules {
  readonly createScriptURL: (url: string) => string;
}

/** The Trusted Types API, which TypeScript's types lack. */
interface TrustedTypes {
  createPolicy(name: string, rules: TrustedTypesRules): TrustedTypesRules;
}
declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/** Allows this one script URL and no other. */
function trustScript(): string {
  const policy = window.trustedTypes?.createPolicy(POLICY, {
    createScriptURL: (url) => {
      if (url !== SCRIPT) throw new TypeError(`${url} is not the service worker`);
      return url;
    },
  });
  return policy?.createScriptURL(SCRIPT) ?? SCRIPT;
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(trustScript());
  } catch (error) {
    // oxlint-disable-next-line no-console -- the page works without it; this says why it is missing
    console.info('The page will not be available offline.', error);
  }
}

/** Registers the service worker once the page has loaded and the browser is idle, or after a while if it never is. */
export function registerServiceWorker(): void {
  // The worker fetches all files of the page.
  if (savesData()) return;
  if (!('serviceWorker' in navigator)) return;
  // The browser updates an existing worker. Registering again would bring back one that is unregistering. Another page
  // of the domain may have a worker for this one as well.
  if (navigator.serviceWorker.controller?.scriptURL === location.origin + SCRIPT) return;
  // Safari has no requestIdleCallback.
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(() => void register(), { timeout: LONGEST_WAIT })
      : void register();
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
