/** Serves what the page's bench looks at: the built page by its own server, and the empty page beside it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, preview } from 'vite';

export interface Served {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The built page, as the project's own server serves it. @throws where the server ends before it listens */
export async function serveOwnPage(): Promise<Served> {
  const server = spawn(process.execPath, ['dist/server/node.js'], {
    env: { ...process.env, PORT: '0', HOST: 'localhost' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    server.kill();
    await once(server, 'exit');
  };
  for await (const line of createInterface(server.stdout)) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url) {
      // Whatever it logs from here on has a reader, or its pipe would fill.
      server.stdout.resume();
      return { url, stop };
    }
  }
  throw new Error('The server ended before it listened: has the page been built?');
}

const EMPTY_PAGE: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  root: 'bench/empty-page',
  plugins: [react()],
  build: { outDir: '../../node_modules/.cache/empty-page', emptyOutDir: true },
};

export async function serveEmptyPage(): Promise<Served> {
  await build(EMPTY_PAGE);
  const server = await preview({ ...EMPTY_PAGE, preview: { host: 'localhost', port: 0 } });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The empty page is served nowhere');
  return { url, stop: () => server.close() };
}
