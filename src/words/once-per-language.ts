import { LANGUAGE } from '#words/form.ts';

/**
 * Makes something from the words of the page's language once it is needed, and keeps it until the page has another one.
 * @example const index = oncePerLanguage(() => new Map(Object.entries(COLORS)))
 */
export function oncePerLanguage<Made>(make: () => Made): () => Made {
  let kept: { readonly tag: string; readonly made: Made } | undefined;
  return () => {
    if (kept?.tag !== LANGUAGE.tag) kept = { tag: LANGUAGE.tag, made: make() };
    return kept.made;
  };
}
