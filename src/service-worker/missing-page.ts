import type * as English from '#words/page.ts';
import type { Language } from '../words/language.ts';

const LANGUAGES = import.meta.glob<Language>('../words/*/language.ts', { eager: true, import: 'LANGUAGE' });
const OFFLINE = import.meta.glob<typeof English.OFFLINE>('../words/*/page.ts', {
  eager: true,
  import: 'OFFLINE',
});

/** Each language with its words, by the path of its page. */
const SPOKEN = new Map(
  Object.entries(LANGUAGES).map(([file, language]) => [
    import.meta.env.BASE_URL + language.path,
    { ...language, words: OFFLINE[file.replace('language.ts', 'page.ts')] },
  ]),
);

/** From the first sign of a network until it can be used. */
const SETTLING_MS = 1000;

/** A link to the page in a language, named in that language. */
function linkTo(home: string): string {
  const language = SPOKEN.get(home);
  return language
    ? `<a href="${home}" lang="${language.tag}" dir="${language.direction}">${language.name}</a>`
    : '';
}

/**
 * A page that says, in its own language, that the device does not have the page in that language yet. Once there is a
 * network, it loads that page.
 * @param home the path of the page in the language
 * @param kept the paths of the page in the languages that the device has
 */
export function createMissingPage(home: string, kept: readonly string[]): Response {
  const { tag, direction, words } = SPOKEN.get(home) ?? {};
  const others = kept.length > 0 ? `<p>${words?.others} ${kept.map(linkTo).join(' · ')}</p>` : '';
  const html = `<!doctype html>
<html lang="${tag}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark light">
<title>Lifetime Visualizer</title>
<style>body{max-width:32em;margin:20vh auto;padding:0 1.5em;font:1.1em/1.6 system-ui}a{color:inherit}</style>
<h1>Lifetime Visualizer</h1>
<p>${words?.text}</p>
<p><a href="">${words?.again}</a></p>
${others}
<script>addEventListener('online',()=>setTimeout(()=>location.reload(),${SETTLING_MS}))</script>
</html>`;
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
