/** Matches text whose first letter belongs to a right-to-left script. */
const RIGHT_TO_LEFT =
  /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export type TextDirection = 'ltr' | 'rtl';

/**
 * The writing direction of a text that is broken into lines: the lines after the first may begin in another script.
 * @example directionOf(['قراءة 3 كتب']) // 'rtl'
 */
export const directionOf = (lines: readonly string[]): TextDirection =>
  RIGHT_TO_LEFT.test(lines.join(' ')) ? 'rtl' : 'ltr';

const OPPOSITE = { start: 'end', middle: 'middle', end: 'start' } as const;

/**
 * The `text-anchor` of a line with a direction of its own, so that it stands to the right of its place for `start` and to
 * the left for `end`, whatever it says.
 */
export const anchorFor = (direction: TextDirection, anchor: keyof typeof OPPOSITE): keyof typeof OPPOSITE =>
  direction === 'rtl' ? OPPOSITE[anchor] : anchor;
