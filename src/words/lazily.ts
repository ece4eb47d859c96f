import { LANGUAGE } from '#words/form.ts';

/**
 * Creates a value when it is first needed, and keeps it until the page's language changes.
 * @example const index = lazily(() => new Map(Object.entries(COLORS)))
 */
export function lazily<Made>(make: () => Made): () => Made {
  let kept: { readonly tag: string; readonly made: Made } | undefined;
  return () => {
    if (kept?.tag !== LANGUAGE.tag) kept = { tag: LANGUAGE.tag, made: make() };
    return kept.made;
  };
}
