import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { createApp } from '../../server/app.ts';
import { parseConfig } from '../../server/config.mjs';
import { createListener } from '../../server/http-server.ts';
import { injectSettings, loadSite } from '../../server/site.ts';
import { FIGURES } from './build-worker.ts';

/** In development, Vite serves the page: this gives it the API and the settings that the project's own server would. */
export function ownServer(): Plugin {
  return {
    name: 'own-server',
    apply: 'serve',
    configureServer(server) {
      const config = parseConfig(process.env);
      const page = readFileSync('index.html');
      const client = new Map([
        ['/index.html', page],
        ['/view/index.html', page],
        ['/404.html', page],
      ]);
      const site = loadSite({ client, compressed: new Map() }, config);
      const app = createApp(site, config);
      const listener = createListener(app, { add: () => {} });
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/api/')) listener(request, response);
        else if (request.url === `/${FIGURES.path}`) response.end(FIGURES.content);
        else next();
      });
    },
    transformIndexHtml: (html) => injectSettings(html, { ...parseConfig(process.env), build: 'development' }),
  };
}
