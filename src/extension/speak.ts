import { nearestLanguage } from '../platform/nearest-language.ts';
import { visitorLanguages } from '../platform/visitor-languages.ts';
import * as extension from '../words/current/extension.ts';
import * as form from '../words/current/form.ts';
import * as view from '../words/current/view.ts';
import type { Language } from '../words/language.ts';
import { LANGUAGES } from '../words/languages.ts';

/** The words of all languages, in the page's script: those of one alone would arrive after the first frame. */
const EXTENSIONS = import.meta.glob<typeof import('../words/en/extension.ts').WORDS>(
  ['../words/*/extension.ts', '!../words/current/*'],
  { eager: true, import: 'WORDS' },
);
const FORMS = import.meta.glob<typeof import('../words/en/form.ts').WORDS>(
  ['../words/*/form.ts', '!../words/current/*'],
  { eager: true, import: 'WORDS' },
);
const VIEWS = import.meta.glob<typeof import('../words/en/view.ts').WORDS>(
  ['../words/*/view.ts', '!../words/current/*'],
  { eager: true, import: 'WORDS' },
);

/** Sets the language of all words. */
export function speak({ path, tag }: Language): void {
  const folder = `../words/${path || 'en/'}`;
  const [ofExtension, ofForm, ofView] = [
    EXTENSIONS[`${folder}extension.ts`],
    FORMS[`${folder}form.ts`],
    VIEWS[`${folder}view.ts`],
  ];
  if (!ofExtension || !ofForm || !ofView) throw new Error(`There are no words for ${tag}`);
  extension.setWords(ofExtension);
  form.setWords(ofForm);
  view.setWords(ofView);
}

/** Sets the language that fits the browser's best, for the words and the page. */
export function speakVisitorsLanguage(): void {
  const tag = nearestLanguage(
    visitorLanguages(),
    LANGUAGES.map((language) => language.tag),
  );
  const language = LANGUAGES.find((each) => each.tag === tag) ?? LANGUAGES[0];
  if (!language) throw new Error('There is no language');
  speak(language);
  document.documentElement.lang = language.tag;
  document.documentElement.dir = language.direction;
}
