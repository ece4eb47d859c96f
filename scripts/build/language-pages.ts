/** Vite plugins that make the page and the view in each language, with its head, and the chunks of its words. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { type Logger, minifySync, type Plugin } from 'vite';
import { RESULTS_SCRIPTS } from '../../src/app/results-scripts.ts';
import { noteEarlyPresses, SAVE_DATA_SCRIPT, watchStart } from '../../src/platform/head-scripts.ts';
import { THEME_COLORS, THEME_SCRIPT } from '../../src/platform/theme.ts';
import { CatalogueError } from '../words/catalogue.ts';
import { compileWords } from '../words/compile.ts';
import { listExports, listWordFolders, WORDS } from '../words/languages.ts';

const TEMPLATE = 'index.html';
const CLIENT = '/src/app/entry-client.tsx';
/** The module that starts the page in a language: `/start/de.ts`. */
const START = /^\/start\/([\w-]+)\.ts$/;
const CATALOGUE = /\/src\/words\/[^/]+\/\w+\.json$/;

/** The page of each language, by its folder of words. English is at the site's own path. */
const PAGES = new Map(
  listWordFolders().map((folder) => [folder, resolve(folder === 'en' ? '' : folder, TEMPLATE)] as const),
);
/** The folder of each page, by the path of its HTML. */
const FOLDERS = new Map(Array.from(PAGES, ([folder, page]) => [page, folder] as const));
const inPage = (folder: string, html: string) => html.replace(CLIENT, `/start/${folder}.ts`);

export const languagePages = (): Record<string, string> => Object.fromEntries(PAGES);

/** Compiles the words, and reports what is wrong in them, and what drafts lack. */
function compileAndReport(logger: Logger): void {
  try {
    for (const draft of compileWords()) logger.info(draft);
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    logger.error(error.message);
  }
}

const QUOTES = /^\/([\w-]+)(\/quotes\.json)/;

/** The address of the quotes that a page has: a draft without its own has the English ones. */
const findQuotes = (url: string): string =>
  url.replace(QUOTES, (own, folder: string, english: string) =>
    PAGES.has(folder) && !existsSync(`public${own}`) ? english : own,
  );

/**
 * The page in each language: the same HTML, with a script that has the language's first words and starts the page. In
 * development, the path decides the language, and a changed catalogue is shown at once.
 */
export function pageLanguages(): Plugin {
  return {
    name: 'page-languages',
    enforce: 'pre',
    resolveId: (id) => (FOLDERS.get(id) || START.test(id) ? id : undefined),
    load(id) {
      const language = FOLDERS.get(id);
      if (language) return inPage(language, readFileSync(TEMPLATE, 'utf8'));
      const [, folder] = START.exec(id) ?? [];
      if (!folder) return undefined;
      return `import { start } from '${CLIENT}';
        import { speak } from '/${WORDS}/load-words.ts';
        import { WORDS } from '/${WORDS}/${folder}/form.ts';
        speak({
          form: WORDS,
          results: () => import('/${WORDS}/${folder}/results.ts'),
        });
        start();`;
    },
    configureServer({ config, middlewares }) {
      compileAndReport(config.logger);
      middlewares.use((request, _, next) => {
        request.url = findQuotes(request.url ?? '');
        next();
      });
    },
    handleHotUpdate({ file, server }) {
      if (CATALOGUE.test(file)) compileAndReport(server.config.logger);
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, originalUrl = '/' }) {
        // In a built page, its prerendering fills these in.
        if (!server) return html;
        const [, path = ''] = /^\/([\w-]+)\//.exec(originalUrl) ?? [];
        const folder = PAGES.has(path) ? path : 'en';
        const { fillHeadIn } = await server.ssrLoadModule('/src/app/entry-prerender.tsx');
        const filled: string = await fillHeadIn(folder, inPage(folder, html));
        return filled;
      },
    },
  };
}

/** Lists the scripts of the results in the head of each page, so that it can fetch them before they are needed. */
export function resultsScripts(): Plugin {
  let base = '/';
  return {
    name: 'results-scripts',
    configResolved(config) {
      ({ base } = config);
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {}, filename }) {
        const names = new Set(['results', `${FOLDERS.get(filename)}-results`]);
        const scripts = Object.values(bundle).flatMap((chunk) =>
          chunk.type === 'chunk' && names.has(chunk.name) ? [base + chunk.fileName] : [],
        );
        if (scripts.length === 0) return [];
        const content = scripts.join(' ');
        return [{ tag: 'meta', attrs: { name: RESULTS_SCRIPTS, content }, injectTo: 'head' }];
      },
    },
  };
}

/**
 * The script in a page's head, which runs before everything else. It is the same in every language, so that the
 * security policy has one hash for all.
 * @param site the site's path
 */
const headScript = (site: string) =>
  [
    THEME_SCRIPT,
    SAVE_DATA_SCRIPT,
    minifySync('early-presses.js', `(${noteEarlyPresses.toString()})()`).code,
    minifySync('watch-start.js', `(${watchStart.toString()})(${JSON.stringify(site)})`).code,
  ].join(';');

/** The part of a page's head that is the same in every language. */
export function pageHead(): Plugin {
  let script = '';
  return {
    name: 'page-head',
    configResolved({ base }) {
      script = headScript(base);
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('{{themeColor}}', THEME_COLORS.dark).replace('{{beforePaint}}', () => script),
    },
  };
}

/** The modules of a language, except the English names of activities, which every language knows. */
const MODULE_OF_WORDS = /[\\/]src[\\/]words[\\/](?!current[\\/]|en[\\/]activity-names)[^\\/]+[\\/]/;
/** The modules that are loaded with the results. */
const LATER = new Set(['results', 'grammar']);

/**
 * The chunk of a module of words: one for each part of the page in a language, of which the first starts the page.
 * @example 'de-results' for `src/words/de/names.ts`
 */
export function wordsChunk(id: string): string | null {
  const started = START.exec(id)?.[1] ?? FOLDERS.get(id);
  if (started) return `${started}-form`;
  if (!MODULE_OF_WORDS.test(id)) return null;
  return `${basename(dirname(id))}-${LATER.has(basename(id, '.ts')) ? 'results' : 'form'}`;
}

const START_VIEW = /^\/start-view\/([\w-]+)\.ts$/;

/** The path of the view, with its language. */
const VIEW = /^\/(?:([\w-]+)\/)?view\/(?:\?.*)?$/;

/** The module that starts the view in a language. @param folder of its words */
export const viewStart = (folder: string): string => `/start-view/${folder}.ts`;

/** The words of the form that the view shows too: its script has no others, which would be most of its words. */
export const FORM_WORDS_OF_VIEW: readonly string[] = [
  'COMING',
  'LANGUAGE',
  'ROUND_DAYS',
  'UNIT_WORDS',
  'namePerson',
];

export const viewStarts = (): Record<string, string> =>
  Object.fromEntries(listWordFolders().map((folder) => [`${folder}-view`, viewStart(folder)]));

/**
 * A module for each language that has its first words and those of the view, and starts it. In development, it also sends
 * the view's page.
 */
export const viewLanguages = (): Plugin => ({
  name: 'view-languages',
  enforce: 'pre',
  resolveId: (id) => (START_VIEW.test(id) ? id : undefined),
  load(id) {
    const [, folder] = START_VIEW.exec(id) ?? [];
    if (!folder) return undefined;
    // In the place of the others, nothing.
    const ofForm = listExports(readFileSync(`${WORDS}/current/form.ts`, 'utf8'))
      .filter((name) => name !== 'setWords')
      .map((name) => (FORM_WORDS_OF_VIEW.includes(name) ? name : ''));
    return `import { setWords as setForm } from '/${WORDS}/current/form.ts';
      import { setWords as setView } from '/${WORDS}/current/view.ts';
      import { ${FORM_WORDS_OF_VIEW.join(', ')} } from '/${WORDS}/${folder}/form.ts';
      import { WORDS as VIEW } from '/${WORDS}/${folder}/view.ts';
      import { startView } from '/src/view/entry-view.ts';
      setForm([${ofForm.join(',')}]);
      setView(VIEW);
      startView();`;
  },
  configureServer(server) {
    const write = async (url: string, folder: string): Promise<string> => {
      const { writeViewIn } = await server.ssrLoadModule('/src/app/entry-prerender.tsx');
      return server.transformIndexHtml(url, await writeViewIn(folder, viewStart(folder)));
    };
    server.middlewares.use((request, response, next) => {
      const { url = '' } = request;
      const match = VIEW.exec(url);
      const [, folder = 'en'] = match ?? [];
      if (!match || !listWordFolders().includes(folder)) return next();
      const answer = async () => {
        try {
          const html = await write(url, folder);
          response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
        } catch (error) {
          next(error);
        }
      };
      void answer();
    });
  },
});
