import * as form from './current/form.ts';

/** The words of one language: those of the form, and a function that loads those of everything else on the page. */
interface LanguageWords {
  readonly form: typeof import('./en/form.ts').WORDS;
  readonly results: () => Promise<Pick<typeof import('./en/results.ts'), 'WORDS'>>;
}

let language: LanguageWords | undefined;

/** Sets the language of the page, with the words of the form. */
export function speak(words: LanguageWords): void {
  language = words;
  form.setWords(words.form);
}

/**
 * Loads code together with the words that it shows, for all modules that import them from `#words/results.ts`. Those of
 * the form are always there.
 * @example withWords(import('…/results.tsx'))
 */
export async function withWords<Code>(code: Promise<Code>): Promise<Code> {
  if (!language) return code;
  const [loaded, { setWords }, { WORDS }] = await Promise.all([
    code,
    import('./current/results.ts'),
    language.results(),
  ]);
  setWords(WORDS);
  return loaded;
}
