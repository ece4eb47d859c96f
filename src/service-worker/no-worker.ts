/**
 * Replaces the service worker in a build with `OFFLINE=off`: it deletes all caches and unregisters itself. Open pages
 * are not reloaded, so that visitors lose nothing they have entered.
 */
import { deleteVersionsExcept } from './version-cache.ts';

declare const self: ServiceWorkerGlobalScope;

async function leave(): Promise<void> {
  await deleteVersionsExcept([]);
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(leave()));
