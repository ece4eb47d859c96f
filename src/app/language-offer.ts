import type { DeviceKey } from '../platform/storage.ts';
import type { Language } from '../words/language.ts';

/**
 * The language of the page that fits a visitor best: the first of theirs that the page has, in any region and script.
 * The page contains the text of this function, so it cannot use anything from outside.
 * @param asked BCP 47 tags, in order of preference; anything else is skipped
 * @param languages the page's, as BCP 47 tags
 * @returns one of `languages`; `undefined` if it has none of theirs
 * @example nearestLanguage(['nl', 'pt-PT', 'en'], ['en', 'pt-BR']) // 'pt-BR'
 */
export function nearestLanguage(asked: readonly string[], languages: readonly string[]): string | undefined {
  const primary = (tag: string) => tag.split('-', 1)[0]?.toLowerCase();
  const find = (tag: string) => languages.find((language) => primary(language) === primary(tag));
  return asked.map(find).find(Boolean);
}

/** Another language that the page is offered in, with the address of the page in it. */
type LanguageOffered = Pick<Language, 'tag' | 'offer'> & { readonly address: string };

/**
 * Offers the page in the visitor's own language, if it is another one: the one that they chose last, or, until they
 * choose one, the one that their browser asks for. It is written before the first paint, and never redirects.
 *
 * The page contains the text of this function, so it cannot use anything from outside.
 */
function writeLanguageOffer(
  nearest: typeof nearestLanguage,
  offers: readonly [LanguageOffered, ...LanguageOffered[]],
): void {
  const line = document.querySelector('.language-offer');
  let asked = navigator.languages;
  try {
    const chosen = localStorage.getItem('language' satisfies DeviceKey);
    if (chosen !== null) asked = [chosen];
  } catch {
    // Nothing can be stored.
  }
  const tags = offers.map(({ tag }) => tag);
  const found = nearest(asked, tags);
  const { tag, address, offer } = offers.find((each) => each.tag === found) ?? offers[0];
  if (!line || tag === tags[0]) return;
  line.append(
    Object.assign(document.createElement('a'), {
      href: address,
      hreflang: tag,
      lang: tag,
      textContent: offer,
    }),
  );
}

/** The script that offers another language. @param languages that of the page first @param base the site's path */
export function languageOfferScript(languages: readonly Language[], base: string): string {
  const offers = languages.map(({ tag, path, offer }) => ({ tag, address: base + path, offer }));
  const values = [nearestLanguage.toString(), JSON.stringify(offers)];
  return `(${writeLanguageOffer.toString()})(${values.join()})`;
}
