import { RIGHT_TO_LEFT } from '../words/isolate-name.ts';

/** Whether the page reads from right to left. Its style sheet then mirrors the charts. */
export const readsFromRight = (): boolean => document.dir === 'rtl';

const OPPOSITE_KEYS: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * The key with the same meaning on a left-to-right page: `ArrowRight` moves in the reading direction.
 * @param key of a keyboard event
 */
export const keyFromLeft = (key: string): string =>
  (readsFromRight() ? OPPOSITE_KEYS[key] : undefined) ?? key;

/**
 * The writing direction of a text that is broken into lines, which is that of its first letter: the lines after the first
 * may begin in another script.
 * @example directionOf(['قراءة 3 كتب']) // 'rtl'
 */
export const directionOf = (lines: readonly string[]): 'ltr' | 'rtl' => {
  const [first = ''] = /\p{L}/u.exec(lines.join(' ')) ?? [];
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
};

const OPPOSITE_ANCHORS = { start: 'end', middle: 'middle', end: 'start' } as const;

/**
 * The `text-anchor` of a line with a direction of its own, so that it is to the right of its anchor point for `start`
 * and to the left for `end`, in any script.
 */
export const anchorFor = (direction: 'ltr' | 'rtl', anchor: keyof typeof OPPOSITE_ANCHORS) =>
  direction === 'rtl' ? OPPOSITE_ANCHORS[anchor] : anchor;
