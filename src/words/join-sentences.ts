import { LANGUAGE, UNIT_WORDS } from '#words/form.ts';
import { lazily } from './lazily.ts';

/** Sentences one after the other, without those that are missing or empty. */
export const joinSentences = (...sentences: readonly (string | null | undefined | false)[]): string =>
  sentences.filter(Boolean).join(LANGUAGE.space);

const NO_BREAK_SPACE = '\u00a0';

const figureAndUnit = lazily(
  () => new RegExp(String.raw`(\p{Nd}%?) (?=(?:${UNIT_WORDS.join('|')})(?![\p{L}\p{N}]))`, 'gu'),
);

/**
 * Keeps a figure and its unit on one line.
 * @example joinUnits('7 hours a week') // '7\u00a0hours a week'
 */
export const joinUnits = (sentence: string): string =>
  UNIT_WORDS.length === 0 ? sentence : sentence.replace(figureAndUnit(), `$1${NO_BREAK_SPACE}`);
