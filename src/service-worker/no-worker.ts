/**
 * Deletes the caches of the service worker that it replaces, and unregisters itself. It takes the place of the workers
 * that each language once had of its own, and of every worker in a build with `OFFLINE=off`. Open pages are not reloaded,
 * so that visitors lose nothing they have entered.
 */

declare const self: ServiceWorkerGlobalScope;

/**
 * The names of those caches begin with `page ` at `/` and with `page/de ` at `/de/`. The same script serves every path.
 */
const KIND = `page${new URL(self.registration.scope).pathname.slice(0, -1)} `;

async function leave(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(KIND));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(leave()));
