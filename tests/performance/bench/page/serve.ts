/** Serves what the page's bench looks at: the built page by its own server, and the empty page beside it. */
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, preview } from 'vite';
import { startServer } from '../server/measured-server.ts';

export interface Served {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The built page, as the project's own server serves it. */
export async function serveOwnPage(): Promise<Served> {
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

export async function serveEmptyPage(): Promise<Served> {
  await build(EMPTY_PAGE);
  const server = await preview({ ...EMPTY_PAGE, preview: { host: 'localhost', port: 0 } });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The empty page is served nowhere');
  return { url, stop: () => server.close() };
}

/** Where the page and the empty page are. */
export interface Addresses {
  readonly own: string;
  readonly empty: string;
}

/** Serves both pages while something is done with them. */
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
