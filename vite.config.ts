import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { minify as terser } from 'terser';
import { type CSSOptions, defineConfig, minifySync, type Plugin } from 'vite';
import { messagesAlias } from './scripts/page-languages.ts';
import { pageQuotes } from './scripts/page-quotes.ts';
import { createApp } from './server/app.ts';
import { parseConfig } from './server/config.ts';
import { injectSettings } from './server/inject-settings.ts';
import { createNodeListener, STALLED_TIMEOUT } from './server/node-listener.ts';
import { loadSite } from './server/site.ts';
import { quoteElements } from './src/app/write-daily-quote.ts';
import { SAVE_DATA_SCRIPT } from './src/platform/save-data.ts';
import { THEME_COLORS, THEME_SCRIPT } from './src/platform/theme.ts';
import { watchStart } from './src/platform/watch-start.ts';

/** In development, Vite serves the page: this gives it the API and the settings that the project's own server would. */
function ownServer(): Plugin {
  const config = parseConfig(process.env);
  return {
    name: 'own-server',
    apply: 'serve',
    configureServer(server) {
      const page = readFileSync('index.html');
      const client = new Map([
        ['/index.html', page],
        ['/404.html', page],
      ]);
      const none = { client: new Map(), compressed: new Map() };
      const site = loadSite({ client, compressed: new Map(), previous: none, build: 'development' }, config);
      const app = createApp(site, config);
      const listener = createNodeListener(app, { add: () => {}, flush: () => {} }, STALLED_TIMEOUT);
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/api/')) listener(request, response);
        else next();
      });
    },
    transformIndexHtml: (html) => injectSettings(html, { ...config, build: 'development' }),
  };
}

const minifyScript = (script: string) => minifySync('inline.js', script).code;

/** The language that the page is built in: a folder of `src/messages`. */
const language = process.env['PAGE_LANGUAGE'] ?? 'en';

/**
 * What runs in a page's head, before everything else. It is the same in every language, so that the security policy has
 * one hash for all.
 */
const headScript = [
  THEME_SCRIPT,
  SAVE_DATA_SCRIPT,
  minifyScript(`(${watchStart.toString()})(document.documentElement.dataset.home)`),
].join(';');

/** What every page's head says in every language. */
function pageHead(): Plugin {
  return {
    name: 'page-head',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('{{themeColor}}', THEME_COLORS.dark)
          .replace('{{beforePaint}}', () => headScript)
          .replace('{{quotes}}', () => quoteElements(pageQuotes(language), minifyScript)),
    },
  };
}

/** In development, puts the texts of the page's language into its head; in a built page, its prerendering does. */
function headTexts(): Plugin {
  return {
    name: 'head-texts',
    apply: 'serve',
    transformIndexHtml: async (html, { server }) => {
      const head = await server?.ssrLoadModule('/src/app/page-head.ts');
      return head?.['fillPageHead'](html, 'home', []);
    },
  };
}

/** Vite's own also fetches style sheets and waits for them, which no chunk here has: 0.5 KB of the first one. */
function preloadChunks(): Plugin {
  const preload = `export function __vitePreload(load, files = []) {
    for (const file of files) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: import.meta.env.BASE_URL + file }));
    }
    return load();
  }`;
  return {
    name: 'preload-chunks',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? preload : undefined),
  };
}

const CONSTANT = /^--(text|title|figure|space|radius|round|layer)/;
const constants = new Map(
  Array.from(readFileSync('src/app/styles/tokens.css', 'utf8').matchAll(/^ {2}(--[\w-]+): ([^;]+);/gm))
    .map(([, name = '', value = '']) => [name, value] as const)
    .filter(([name]) => CONSTANT.test(name)),
);

/**
 * Writes lengths and layers of `tokens.css` out where they are used: they never change at run time, and as custom
 * properties they would cost every page 150 bytes.
 */
const css: CSSOptions = {
  postcss: {
    plugins: [
      {
        postcssPlugin: 'inline-constant-tokens',
        OnceExit(root) {
          root.walkDecls(CONSTANT, (token) => {
            token.remove();
          });
          root.walkDecls((use) => {
            use.value = use.value.replace(
              /var\((--[\w-]+)\)/g,
              (all, name: string) => constants.get(name) ?? all,
            );
          });
        },
      },
    ],
  },
};

/** After the bundler's own minifier: 1.4 KB less before the first results than either of the two alone. */
function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: ({ build }, { command, isSsrBuild }) =>
      command === 'build' && !isSsrBuild && build?.minify !== false,
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      await Promise.all(
        chunks.map(async (chunk) => {
          const { code, map } = await terser(chunk.code, {
            module: true,
            ecma: 2020,
            // A third pass takes as long as all before, in each language, and saves nothing once compressed.
            compress: { passes: 2 },
            // Only `npm run chunks` asks for one.
            sourceMap: chunk.map ? { content: chunk.map.toString(), asObject: true } : false,
          });
          if (code) chunk.code = code;
          if (chunk.map && map) Object.assign(chunk.map, map);
        }),
      );
    },
  };
}

export default defineConfig({
  resolve: { alias: messagesAlias(language) },
  plugins: [react(), pageHead(), headTexts(), ownServer(), preloadChunks(), minifyAgain()],
  css,
  build: {
    target: 'baseline-widely-available',
    // light-dark() is widely available since November 2026: without this it is written out, 300 bytes of every page.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    // One style sheet, which is put into the page (scripts/build.ts): no chunk waits for one of its own.
    cssCodeSplit: false,
    reportCompressedSize: false,
    // Of the packages in the page: the build makes the notices from it.
    license: { fileName: 'licenses.json' },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What the first screen needs comes in one file, also where later chunks need parts of it.
          // The same for the first results: without this, parts that a picture to keep needs would be one more file.
          groups: [
            { name: 'first', tags: ['$initial'] },
            // What reads data comes in one file, also where later chunks need parts of it. So do formats and schedules,
            // which the form's lists need without the results.
            {
              name: 'data',
              test: /[\\/](data-code|life-preview|not-found|page-footer|language-menu|activity-names|known-activities|fold-name|isolate-name|row-messages|country-names|shown-names|world[\\/]api-schemas|upgrade|use-locale|use-debounced-value|visitor-languages|life[\\/](life-expectancies|personal-entries|schedule|when))\.tsx?$/,
            },
            { name: 'results', test: /[\\/]app[\\/]results-code\.ts$/ },
            // What places chapters and moments comes with the picture’s part of them, and their lists use it as well.
            { name: 'entries', test: /[\\/](entries[\\/]entries|life[\\/]place-entries)\.tsx?$/ },
            // What the sections below share with the form’s lists and with people: one file instead of several.
            {
              name: 'shared-later',
              test: /[\\/](adopt-styles|american-averages|comparison-messages|data-table|describe-source|disclosure|join-units|life-table-source|saving-note|schedule-messages|describe-schedule|download-file|live-line|source-messages|source-title|sources|survey-ages|time-use)\.(tsx?|json)$/,
            },
          ],
        },
      },
    },
  },
});
