/** Whether the page reads from right to left. Its style sheet then turns the charts round. */
export const readsFromRight = (): boolean => document.dir === 'rtl';

const OPPOSITE: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * A key as it is meant on a page that reads from left to right, such as `ArrowRight` for the way in which the page reads.
 * @param key of a keyboard event
 */
export const keyFromLeft = (key: string): string => (readsFromRight() ? OPPOSITE[key] : undefined) ?? key;
