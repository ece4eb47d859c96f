import { getRequestListener } from '@hono/node-server';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { createApi } from './server/api.ts';
import { parseConfig } from './server/config.ts';
import { fillPlaces } from './server/fill-places.ts';
import { WORDS } from './src/content/words.ts';
import { THEME_SCRIPT } from './src/platform/theme.ts';

/** In development, Vite serves the page: this gives it the API and the settings that the own server would. */
function ownServer(): Plugin {
  return {
    name: 'own-server',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/api/')) return next();
        void getRequestListener(createApi().fetch)(request, response);
      });
    },
    transformIndexHtml: (html) => fillPlaces(html, parseConfig(process.env)),
  };
}

/** What every page's head says. The title of the not-found page is put in when it is prerendered. */
function pageHead(): Plugin {
  return {
    name: 'page-head',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('{{title}}', WORDS.pageTitle)
          .replace('{{description}}', WORDS.pageDescription)
          .replace('{{theme}}', THEME_SCRIPT),
    },
  };
}

export default defineConfig({
  plugins: [react(), pageHead(), ownServer()],
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
