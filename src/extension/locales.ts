import { EXTENSION } from '#words/extension.ts';
import type { Language } from '../words/language.ts';
import { LANGUAGES } from '../words/languages.ts';
import { speak } from './speak.ts';

/**
 * The name of a language's folder in `_locales`: with its region, if its tag says more than the language.
 * @example nameFolder({ tag: 'zh-Hans' }) // 'zh_CN'
 */
export function nameFolder({ tag }: Pick<Language, 'tag'>): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return tag === language ? language : `${language}_${region}`;
}

/** The texts that browsers and their stores show of the extension, in a language, as `_locales` has them. */
function listMessages(language: Language) {
  speak(language);
  return { name: { message: EXTENSION.name }, description: { message: EXTENSION.description } };
}

/** The texts of all languages, by the names of their folders, for scripts/extension/write-extension.ts. */
export const listLocales = () =>
  Object.fromEntries(LANGUAGES.map((language) => [nameFolder(language), listMessages(language)]));
