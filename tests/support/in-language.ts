import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type PluginOption } from 'vite';
import { wordsAlias } from '../../scripts/page-languages.ts';
import { PSEUDO, pseudoLanguage } from './pseudo-language.ts';

const wordsOf = (language: string): PluginOption =>
  language === PSEUDO
    ? pseudoLanguage()
    : { name: 'language', config: () => ({ resolve: { alias: wordsAlias(language) } }) };

/**
 * Loads modules as the page has them in one language.
 * @param language a folder of `src/words`, or `PSEUDO`
 * @param use what is done with them
 */
export async function inLanguage<Result>(
  language: string,
  // oxlint-disable-next-line typescript/no-explicit-any -- what a module exports is known where it is named
  use: (load: (file: string) => Promise<any>) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: `node_modules/.cache/vite-${language}`,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [react(), wordsOf(language)],
  });
  try {
    return await use((file) => server.ssrLoadModule(resolve(file)));
  } finally {
    await server.close();
  }
}
