/** The texts that browsers and stores show of the extension, for scripts/extension/write-extension.ts. */
import { EXTENSION, HEAD } from '#words/page.ts';
import { setWords } from '../words/current/page.ts';
import type { Language } from '../words/language.ts';
import { LANGUAGES } from '../words/languages.ts';

const PAGES = import.meta.glob<typeof import('../words/en/page.ts')>(
  ['../words/*/page.ts', '!../words/current/*'],
  { eager: true },
);

/**
 * The name of a language's folder in `_locales`: with its region, if its tag says more than the language.
 * @example nameFolder({ tag: 'zh-Hans' }) // 'zh_CN'
 */
export function nameFolder({ tag }: Pick<Language, 'tag'>): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return tag === language ? language : `${language}_${region}`;
}

const message = (text: string) => ({ message: text });

/** The texts of a language, as `_locales` has them. */
function listMessages({ path }: Language) {
  const words = PAGES[`../words/${path || 'en/'}page.ts`];
  if (!words) throw new Error(`There are no words for ${path}`);
  setWords(words.WORDS);
  return {
    name: message(EXTENSION.name),
    shortName: message(HEAD.appName),
    description: message(EXTENSION.description),
  };
}

/** The texts of all languages, by the names of their folders. */
export const listLocales = () =>
  Object.fromEntries(LANGUAGES.map((language) => [nameFolder(language), listMessages(language)]));
