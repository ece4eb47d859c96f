/** Serves the two pages that are compared: the built page, by its own server, and the empty page. */
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, preview } from 'vite';
import { startServer } from '../server/measured-server.ts';

interface Served {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The built page, as the project's own server serves it. */
async function serveOwnPage(): Promise<Served> {
  const { port, stop } = await startServer('dist/server/node.js');
  return { url: `http://localhost:${port}`, stop };
}

const EMPTY_PAGE: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  root: 'tests/performance/bench/empty-page',
  plugins: [react()],
  build: { outDir: '../../../../node_modules/.cache/empty-page', emptyOutDir: true },
};

async function serveEmptyPage(): Promise<Served> {
  await build(EMPTY_PAGE);
  const server = await preview({ ...EMPTY_PAGE, preview: { host: 'localhost', port: 0 } });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The empty page has no address');
  return { url, stop: () => server.close() };
}

/** The addresses of the page and of the empty page. */
export interface Addresses {
  readonly own: string;
  readonly empty: string;
}

/** Serves both pages during an action. */
export async function withBothPages<T>(use: (addresses: Addresses) => Promise<T>): Promise<T> {
  const own = await serveOwnPage();
  try {
    const empty = await serveEmptyPage();
    try {
      return await use({ own: own.url, empty: empty.url });
    } finally {
      await empty.stop();
    }
  } finally {
    await own.stop();
  }
}
