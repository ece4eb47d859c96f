import { savesData } from './save-data.ts';

const SCRIPT = '/service-worker.js';
/** The name that the server's content security policy allows. */
const POLICY = 'service-worker';

/** What browsers have that enforce Trusted Types; TypeScript does not know it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}
declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/** Lets this one address be a script, and no other. */
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
    // oxlint-disable-next-line no-console -- the page works without; whoever looks into it finds out why
    console.info('The page is not kept for when there is no network.', error);
  }
}

/** Has the page kept on the device, once it has loaded and nothing else is to be done. */
export function registerServiceWorker(): void {
  // Keeping the page means fetching all of it.
  if (savesData()) return;
  // A page that has one looks for no other: the browser does, and a worker that is leaving would be called back.
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller) return;
  // Not every browser says when it is idle.
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(() => void register()) : void register();
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
