import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { BROKEN, LANGUAGE, PRODUCT_NAME } from '#words/form.ts';
import { HEAD } from '#words/page.ts';
import { VIEW } from '#words/view.ts';
import { type CalendarDate, formatIsoDate } from '../life/calendar-date.ts';
import { withLettersOf } from '../platform/first-typefaces.ts';
import { pagePath, SITE_PATH } from '../platform/page-path.ts';
import { SETTINGS_PLACEHOLDERS } from '../platform/site-settings.ts';
import { THEME_COLORS } from '../platform/theme.ts';
import { setWords as setHeadWords } from '../words/current/page.ts';
import { setWords as setViewWords } from '../words/current/view.ts';
import { LANGUAGES } from '../words/languages.ts';
import { speak, withWords } from '../words/load-words.ts';
import { App, type Page } from './app.tsx';
import { languageOfferScript } from './language-offer.ts';
import { describeApp, escapeHtml, fillPageHead } from './page-head.ts';
import { NOTHING_STORED } from './stored-form.ts';

interface Prerendering {
  /** The page's HTML as Vite has built it in the language. */
  readonly template: string;
  readonly builtOn: CalendarDate;
  readonly minify: (script: string) => string;
  readonly view: ViewCode;
}

export interface LanguagePage {
  /** The path of the page: `/de/`. */
  readonly home: string;
  /** The contents of the files at the page's path, by their names. */
  readonly files: Readonly<Record<string, string>>;
}

/** Sets the language of everything that is rendered from here on. @param folder of its words */
async function speakIn(folder: string): Promise<void> {
  const head: typeof import('../words/en/page.ts') = await import(`../words/${folder}/page.ts`);
  const form: typeof import('../words/en/form.ts') = await import(`../words/${folder}/form.ts`);
  const view: typeof import('../words/en/view.ts') = await import(`../words/${folder}/view.ts`);
  setHeadWords(head.WORDS);
  setViewWords(view.WORDS);
  speak({ form: form.WORDS, results: () => import(`../words/${folder}/results.ts`) });
  await withWords(Promise.resolve());
}

/** Renders a page as of a day. Its root element names the page and the day, with which the page is hydrated. */
async function prerenderPage(page: Page, { template, builtOn, minify }: Prerendering): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <App page={page} settings={SETTINGS_PLACEHOLDERS} stored={NOTHING_STORED} builtOn={builtOn} />
    </StrictMode>,
  );
  const html = await new Response(prelude).text();
  const root = `<div id="root" data-page="${page}" data-built="${formatIsoDate(builtOn)}">${html}</div>`;
  // Only the page at the site's own path is for visitors who have not chosen a language yet.
  const offer =
    page === 'home' && LANGUAGE.path === ''
      ? `<p class="language-offer"></p><script>${minify(languageOfferScript(LANGUAGES, SITE_PATH))}</script>`
      : '';
  const head = fillPageHead(template, page, LANGUAGES);
  return withLettersOf(LANGUAGE.tag, head).replace('<div id="root"></div>', () => offer + root);
}

/** The script in the head of a page, which every page has before everything else. */
function findHeadScript(html: string): string {
  const [, script] = /<script>([^]*?)<\/script>/.exec(html) ?? [];
  if (!script) throw new Error('The page has no script in its head');
  return script;
}

/**
 * Renders all that the page has in one language. One language after the other, since all use the same module of words.
 * @param folder of its words
 */
export async function prerenderLanguage(folder: string, options: Prerendering): Promise<LanguagePage> {
  await speakIn(folder);
  return {
    home: pagePath(),
    files: {
      'index.html': await prerenderPage('home', options),
      '404.html': await prerenderPage('not-found', options),
      'view/index.html': writeViewPage(options.view, findHeadScript(options.template)),
      'manifest.webmanifest': JSON.stringify(describeApp()),
    },
  };
}

/** The head of the page in a language, which is not prerendered in development. */
export async function fillHeadIn(folder: string, html: string): Promise<string> {
  await speakIn(folder);
  return fillPageHead(html, 'home', []);
}

/** The view in a language, which is not prerendered in development. @param script the path of what starts it */
export async function writeViewIn(folder: string, script: string): Promise<string> {
  await speakIn(folder);
  return writeViewPage({ script, imports: [] }, '');
}

export interface ViewCode {
  /** The path of the script that starts it, and of those that it imports. */
  readonly script: string;
  readonly imports: readonly string[];
}

/**
 * The HTML of the view, at `view/` below the path of the page in its language. Search engines leave it out: it shows
 * nothing but the visitor's own life.
 * @param beforePaint the script that runs first in every page's head
 */
function writeViewPage({ script, imports }: ViewCode, beforePaint: string): string {
  const preloads = imports.map((path) => `<link rel="modulepreload" crossorigin href="${path}">`);
  return `<!doctype html>
<html lang="${LANGUAGE.tag}" dir="${LANGUAGE.direction}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="theme-color" content="${THEME_COLORS.dark}" />
<script>${beforePaint}</script>
<title>${escapeHtml(`${VIEW.title} · ${PRODUCT_NAME}`)}</title>
<meta name="robots" content="noindex" />
<meta name="color-scheme" content="dark" />
<meta name="darkreader-lock" />
<meta name="build" content="{{build}}" />
<meta name="world-bank-url" content="${SETTINGS_PLACEHOLDERS.worldBankUrl}" />
<link rel="icon" href="${SITE_PATH}favicon.svg" type="image/svg+xml" />
<link rel="apple-touch-icon" href="${SITE_PATH}apple-touch-icon.png" />
<link rel="manifest" href="${pagePath()}manifest.webmanifest" />
${preloads.join('')}<script type="module" crossorigin src="${script}"></script>
</head>
<body>
<main class="view-page">
<div id="view" class="view-window"><noscript>${escapeHtml(HEAD.noScript)}</noscript></div>
<p id="note" class="view-note" role="status" hidden></p>
<a id="leave" class="view-leave" href="${pagePath()}"><span class="visually-hidden">${escapeHtml(VIEW.leave)}</span></a>
</main>
<p class="not-started" role="alert" hidden>${escapeHtml(HEAD.notStarted)} <button class="button" type="button">${escapeHtml(BROKEN.reload)}</button></p>
</body>
</html>
`;
}
