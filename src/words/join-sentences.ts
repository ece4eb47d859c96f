import { LANGUAGE } from '#words/form.ts';

/** Sentences one after the other, without those that are missing or empty. */
export const joinSentences = (...sentences: readonly (string | null | undefined | false)[]): string =>
  sentences.filter(Boolean).join(LANGUAGE.space);
