/**
 * Takes the place of the worker in a build with `OFFLINE=off`: it removes whatever worker a visitor has, with all that
 * it kept, and then itself. Pages that are open are left alone, with what is typed in them.
 */
import { keepOnly } from './version-cache.ts';

declare const self: ServiceWorkerGlobalScope;

async function leave(): Promise<void> {
  await keepOnly([]);
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(leave()));
