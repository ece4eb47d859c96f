import * as form from './current/form.ts';

/** The words of one language: those of the form, and functions that load the others by area. */
export interface LanguageWords {
  readonly form: typeof import('./en/form.ts').WORDS;
  readonly results: () => Promise<Pick<typeof import('./en/results.ts'), 'WORDS'>>;
  readonly details: () => Promise<Pick<typeof import('./en/details.ts'), 'WORDS'>>;
  readonly entries: () => Promise<Pick<typeof import('./en/entries.ts'), 'WORDS'>>;
}

/**
 * Words that are loaded later than the form, with the code that shows them: of the results, of the sections below, of
 * life events.
 */
export type WordArea = Exclude<keyof LanguageWords, 'form'>;

let language: LanguageWords | undefined;

/** Sets the language of the page, with the words of the form. */
export function speak(words: LanguageWords): void {
  language = words;
  form.setWords(words.form);
}

const LOADERS: Readonly<Record<WordArea, (words: LanguageWords) => Promise<void>>> = {
  async results(words) {
    const [{ setWords }, { WORDS }] = await Promise.all([import('./current/results.ts'), words.results()]);
    setWords(WORDS);
  },
  async details(words) {
    const [{ setWords }, { WORDS }] = await Promise.all([import('./current/details.ts'), words.details()]);
    setWords(WORDS);
  },
  async entries(words) {
    const [{ setWords }, { WORDS }] = await Promise.all([import('./current/entries.ts'), words.entries()]);
    setWords(WORDS);
  },
};

/** Loads areas of words in the page's language, for all modules that import them from `#words/`. */
export async function loadWords(areas: readonly WordArea[]): Promise<void> {
  const words = language;
  if (words) await Promise.all(areas.map((area) => LOADERS[area](words)));
}

/**
 * Loads code together with the words that it shows. Those of the form are always there.
 * @example chunk(() => withWords(['details'], import('…/details.tsx')))
 */
export async function withWords<Code>(areas: readonly WordArea[], code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, loadWords(areas)]);
  return loaded;
}
