import { LANGUAGE, PRODUCT_NAME } from '#words/form.ts';
import { HEAD } from '#words/page.ts';
import { FRAME } from '#words/results.ts';
import { pagePath } from '../platform/page-path.ts';
import { escapeHtml } from './escape-html.ts';

/**
 * The page that the service worker shows offline for a page that is not on the device. It is part of the worker, so it
 * needs no other file.
 */
export function writeOfflinePage(): string {
  const { heading, text } = HEAD.offline;
  return `<!doctype html>
<html lang="${LANGUAGE.tag}" dir="${LANGUAGE.direction}">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="dark light" />
<title>${escapeHtml(`${heading} · ${PRODUCT_NAME}`)}</title>
<style>body { max-width: 34rem; margin: 15vh auto; padding: 0 1.5rem; font: 1.125rem/1.6 system-ui, sans-serif }</style>
<main>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="${pagePath()}">${escapeHtml(FRAME.notFound.home)}</a></p>
</main>
</html>
`;
}
