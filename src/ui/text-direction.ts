import { RIGHT_TO_LEFT } from '../life/right-to-left.ts';

type TextDirection = 'ltr' | 'rtl';

/**
 * The writing direction of a text that is broken into lines, which is that of its first letter: the lines after the first
 * may begin in another script.
 * @example directionOf(['قراءة 3 كتب']) // 'rtl'
 */
export const directionOf = (lines: readonly string[]): TextDirection => {
  const [first = ''] = /\p{L}/u.exec(lines.join(' ')) ?? [];
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
};

const OPPOSITE = { start: 'end', middle: 'middle', end: 'start' } as const;

/**
 * The `text-anchor` of a line with a direction of its own, so that it is to the right of its anchor point for `start`
 * and to the left for `end`, in any script.
 */
export const anchorFor = (direction: TextDirection, anchor: keyof typeof OPPOSITE): keyof typeof OPPOSITE =>
  direction === 'rtl' ? OPPOSITE[anchor] : anchor;
