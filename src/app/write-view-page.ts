import { BROKEN, LANGUAGE, PRODUCT_NAME } from '#words/form.ts';
import { HEAD } from '#words/page.ts';
import { VIEW } from '#words/view.ts';
import { pagePath, SITE_PATH } from '../platform/page-path.ts';
import { SETTINGS_PLACEHOLDERS } from '../platform/site-settings.ts';
import { THEME_COLORS } from '../platform/theme.ts';
import { escapeHtml } from './page-head.ts';

/** The built code of the view in a language. */
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
export function writeViewPage({ script, imports }: ViewCode, beforePaint: string): string {
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
