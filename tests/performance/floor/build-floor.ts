import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { Floor } from './floor.ts';

const FOLDER = 'node_modules/.cache/floor';
const SCRIPT = 'assets/floor-00000000.js';

/**
 * Builds the page that this one is compared with: its own HTML and styles, as dead markup, below the smallest form, which
 * React hydrates. The built server serves it.
 * @returns its folder, in the place of `dist`
 */
export async function buildFloor(): Promise<string> {
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync('dist', FOLDER, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: resolve(FOLDER, 'client'),
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: resolve(import.meta.dirname, 'floor.ts'),
        output: { entryFileNames: SCRIPT },
      },
    },
  });
  const page = join(FOLDER, 'client/index.html');
  const html = readFileSync(page, 'utf8')
    .replaceAll(/<link rel="modulepreload"[^>]*>|<meta name="results-scripts"[^>]*>/g, '')
    .replace(/(?<=<script type="module"[^>]*src=")[^"]*/, `/${SCRIPT}`)
    .replace('<div id="root"', `<div id="floor">${renderToString(createElement(Floor))}</div><div`);
  writeFileSync(page, html);
  const script = readFileSync(join(FOLDER, 'client', SCRIPT));
  writeFileSync(join(FOLDER, 'compressed', `${SCRIPT}.br`), brotliCompressSync(script));
  return FOLDER;
}
