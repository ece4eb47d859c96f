/** Builds the code of the one-file edition, for build-one-file.ts. */
import { basename, dirname, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin } from 'vite';
import { CHECKS, WITHOUT_CONFIG } from '../build-settings.ts';
import { wordsAlias } from '../page-languages.ts';
import { WORDS } from '../words/page-words.ts';
import { nameTypeface } from './embed-typefaces.ts';

/** The name of the code without words in the file. */
const PAGE = 'page';
const WORDS_ENTRY = '/words.ts';

/** The module that takes the place of another in the file. */
const REPLACED: Readonly<Record<string, string>> = {
  'load-figures.ts': 'unpack-figures.ts',
  'fetch-with-fallback.ts': 'fetch-from-figures.ts',
};

/** The file has the figures, and its styles have the typefaces, which are nowhere else. */
const inOneFile = (): Plugin => ({
  name: 'in-one-file',
  enforce: 'pre',
  resolveId: (id, importer) =>
    importer && REPLACED[basename(id)]
      ? resolve(importer, '..', dirname(id), REPLACED[basename(id)] ?? '')
      : undefined,
  load: (id) =>
    id.endsWith('.woff2')
      ? `export default document.querySelector('style').textContent.match(/data:[^,]*;name=${nameTypeface(basename(id))};[^)]*/)?.[0] ?? '';`
      : undefined,
});

/** Bundles a module with all that it imports, later or at once, as one classic script: a file on a disk may load no other. */
async function bundle(input: string, more: InlineConfig, output: object): Promise<string> {
  const built = await build({
    ...WITHOUT_CONFIG,
    mode: 'one-file',
    base: './',
    resolve: { alias: wordsAlias() },
    ...more,
    build: {
      write: false,
      target: 'baseline-widely-available',
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        // Without preloads, Vite's addition to each dynamic import is not used.
        checks: { ...CHECKS, emptyImportMeta: false },
        input,
        external: [PAGE],
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', codeSplitting: false, ...output },
      },
    },
  });
  const script = 'output' in built ? built.output.find((part) => part.type === 'chunk') : undefined;
  if (!script) throw new Error(`${input} was not built`);
  return script.code;
}

/** The code of the page, which is the same in every language. */
export const bundleCode = (): Promise<string> =>
  bundle('src/app/entry-one-file.ts', { plugins: [react(), inOneFile()] }, { name: PAGE });

/** The words of a language, with which the page starts. @param folder of `src/words` */
export function bundleWords(folder: string): Promise<string> {
  const area = (name: string) => JSON.stringify(resolve(WORDS, folder, `${name}.ts`));
  const entry = `import { speak, start } from '${PAGE}';
    import { WORDS as form } from ${area('form')};
    import * as results from ${area('results')};
    import * as details from ${area('details')};
    import * as entries from ${area('entries')};
    speak({ form, results: async () => results, details: async () => details, entries: async () => entries });
    start();`;
  const plugin: Plugin = {
    name: 'words-of-language',
    resolveId: (id) => (id === WORDS_ENTRY ? id : undefined),
    load: (id) => (id === WORDS_ENTRY ? entry : undefined),
  };
  return bundle(WORDS_ENTRY, { plugins: [plugin] }, { globals: { [PAGE]: PAGE } });
}
