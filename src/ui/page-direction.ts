/** Whether the page reads from right to left. Its style sheet then mirrors the charts. */
export const readsFromRight = (): boolean => document.dir === 'rtl';

const OPPOSITE: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * The key with the same meaning on a left-to-right page: `ArrowRight` moves in the reading direction.
 * @param key of a keyboard event
 */
export const keyFromLeft = (key: string): string => (readsFromRight() ? OPPOSITE[key] : undefined) ?? key;
