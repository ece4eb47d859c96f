import { SITE_PATH } from './page-path.ts';

const SCRIPT = `${SITE_PATH}service-worker.js`;
/** The name that the server's content security policy allows. */
const POLICY = 'service-worker';

interface Policy {
  readonly createScriptURL: (url: string) => string;
}
declare global {
  interface Window {
    /** The Trusted Types API, which TypeScript's types lack. */
    readonly trustedTypes?: { readonly createPolicy: (name: string, rules: Policy) => Policy };
  }
}

/** Never rejects: the page works without a service worker. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // The browser updates an existing worker. Registering again would bring back one that is unregistering. Another page
  // of the domain may have a worker for this one as well.
  if (navigator.serviceWorker.controller?.scriptURL === location.origin + SCRIPT) return;
  try {
    // The policy has this one script, whatever it is asked for.
    const policy = window.trustedTypes?.createPolicy(POLICY, { createScriptURL: () => SCRIPT });
    await navigator.serviceWorker.register(policy?.createScriptURL(SCRIPT) ?? SCRIPT);
  } catch (error) {
    // oxlint-disable-next-line no-console -- the page works without it; this says why it is missing
    console.info('The page will not be available offline.', error);
  }
}
