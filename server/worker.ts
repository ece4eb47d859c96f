import type { App } from './app.ts';
import { createFetchHandler } from './fetch-handler.ts';

/** The app as a Cloudflare Worker. */
export const createWorker = (app: App) => ({
  fetch: createFetchHandler(app),
  /** workerd accepts every CONNECT itself, and reports an uncaught error if a Worker does not handle it. */
  connect: (socket: { readonly close: () => Promise<void> }) => socket.close(),
});
