import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';
import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner';
import { listExports } from '../../scripts/words/languages.ts';

/** The name of the language that no folder has: English that is marked and longer, to find what was not translated. */
export const PSEUDO = 'pseudo';

const WORDS = /^#words\/(.+\.ts)$/;
/** What stands for the words of any language, until a runner asks for those of its own. */
const ANY = '/@words/';
const MARKED = '/@marked-words/';

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

/** A module of English words that are marked, and two fifths longer. */
function markWords(name: string): string {
  const file = resolve('src/words/en', name);
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
}

const anyWords = (): Plugin => ({
  name: 'any-words',
  enforce: 'pre',
  resolveId: (id) =>
    WORDS.test(id) ? id.replace(WORDS, `${ANY}$1`) : id.startsWith(MARKED) ? id : undefined,
  load: (id) => (id.startsWith(MARKED) ? markWords(id.slice(MARKED.length)) : undefined),
});

/** One for all languages, which transforms each module once. It holds nothing open that would keep the process alive. */
const startServer = () =>
  createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: 'node_modules/.cache/vite-languages',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [react(), anyWords()],
  });
let started: ReturnType<typeof startServer> | undefined;

/** Where the words of a language are, for those of any. */
const findWords = (id: unknown, language: string) =>
  typeof id === 'string' && id.startsWith(ANY)
    ? `${language === PSEUDO ? MARKED : `${resolve('src/words', language)}/`}${id.slice(ANY.length)}`
    : id;

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
  started ??= startServer();
  const { hot } = (await started).environments.ssr;
  const runner = new ModuleRunner(
    {
      transport: {
        // Its data are those of a request, among which is the module.
        invoke: (payload) => {
          if (payload.type !== 'custom') return hot.handleInvoke(payload);
          const { data } = payload;
          const asked = data.data.map((each: unknown) => findWords(each, language));
          return hot.handleInvoke({ ...payload, data: { ...data, data: asked } });
        },
      },
      hmr: false,
      sourcemapInterceptor: false,
    },
    new ESModulesEvaluator(),
  );
  try {
    return await use((file) => runner.import(resolve(file)));
  } finally {
    await runner.close();
  }
}
