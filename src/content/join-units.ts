import { UNIT_WORDS } from '#messages/unit-words.ts';

const NO_BREAK_SPACE = '\u00a0';

const FIGURE_AND_UNIT = new RegExp(
  String.raw`(\p{Nd}%?) (?=(?:${UNIT_WORDS.join('|')})(?![\p{L}\p{N}]))`,
  'gu',
);

/**
 * Keeps a figure and its unit on one line.
 * @example joinUnits('7 hours a week') // '7\u00a0hours a week'
 */
export const joinUnits = (sentence: string): string =>
  UNIT_WORDS.length === 0 ? sentence : sentence.replace(FIGURE_AND_UNIT, `$1${NO_BREAK_SPACE}`);
