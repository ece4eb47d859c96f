import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type PluginOption } from 'vite';
import { wordsAlias } from '../../scripts/page-languages.ts';
import { listExports } from '../../scripts/words/compile.ts';

/** The name of the language that no folder has: English that is marked and longer, to find what was not translated. */
export const PSEUDO = 'pseudo';

const WORDS = /^#words\/(.+)\.ts$/;
const VIRTUAL = '\0pseudo:';

/** Marks all texts in the exports of a module of words, with two fifths more letters. */
const MARK = `
const mark = (text) => /\\p{L}/u.test(text) ? '⟦' + text + '~'.repeat(Math.ceil(text.length * 0.4)) + '⟧' : text;
const translate = (value) => {
  if (typeof value === 'string') return mark(value);
  if (typeof value === 'function') return (...values) => translate(value(...values));
  if (Array.isArray(value)) return value.map(translate);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, translate(each)]));
};`;

/** Replaces the words of the page by English ones that are marked, and two fifths longer. */
function pseudoLanguage(): Plugin {
  return {
    name: 'pseudo-language',
    enforce: 'pre',
    resolveId: (id) => (WORDS.test(id) ? VIRTUAL + id : undefined),
    load(id) {
      if (!id.startsWith(VIRTUAL)) return undefined;
      const [, name = ''] = WORDS.exec(id.slice(VIRTUAL.length)) ?? [];
      const file = resolve(`src/words/en/${name}.ts`);
      const source = readFileSync(file, 'utf8');
      const passedOn = [...source.matchAll(/^export \{ ([^}]+) \};/gm)].flatMap(([, list = '']) =>
        list.split(', '),
      );
      const names = [...listExports(source), ...passedOn].filter((exported) => exported !== 'LANGUAGE');
      return [
        `import * as English from ${JSON.stringify(file)};`,
        MARK,
        `export const LANGUAGE = { ...English.LANGUAGE, path: '${PSEUDO}/' };`,
        ...names.map((exported) => `export const ${exported} = translate(English.${exported});`),
      ].join('\n');
    },
  };
}

const wordsOf = (language: string): PluginOption =>
  language === PSEUDO
    ? pseudoLanguage()
    : { name: 'language', config: () => ({ resolve: { alias: wordsAlias(language) } }) };

/** Changes of the code of modules, by the ends of their paths. */
type CodeChanges = Readonly<Record<string, (code: string) => string>>;

const changeCode = (changes: CodeChanges): Plugin => ({
  name: 'changed-code',
  enforce: 'pre',
  transform: (code, id) => Object.entries(changes).find(([path]) => id.endsWith(path))?.[1](code),
});

/**
 * Loads modules as the page has them in one language.
 * @param language a folder of `src/words`, or `PSEUDO`
 * @param use what is done with them
 * @param changes what is other than on the page, as in a browser that has laid it out
 */
export async function inLanguage<Result>(
  language: string,
  // oxlint-disable-next-line typescript/no-explicit-any -- what a module exports is known where it is named
  use: (load: (file: string) => Promise<any>) => Promise<Result>,
  changes: CodeChanges = {},
): Promise<Result> {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: `node_modules/.cache/vite-${language}`,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [react(), wordsOf(language), changeCode(changes)],
  });
  try {
    return await use((file) => server.ssrLoadModule(resolve(file)));
  } finally {
    await server.close();
  }
}
