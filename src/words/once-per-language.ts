import { LANGUAGE } from '#words/form.ts';

/**
 * Creates a value from the words of the page's language when it is first needed, and keeps it until the language
 * changes.
 * @example const index = oncePerLanguage(() => new Map(Object.entries(COLORS)))
 */
export function oncePerLanguage<Made>(make: () => Made): () => Made {
  let kept: { readonly tag: string; readonly made: Made } | undefined;
  return () => {
    if (kept?.tag !== LANGUAGE.tag) kept = { tag: LANGUAGE.tag, made: make() };
    return kept.made;
  };
}
