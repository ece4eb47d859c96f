import { foldText } from '../life/fold-text.ts';

/**
 * Normalizes a name for comparisons, as `foldText` does, and without space beside a slash.
 * @example foldName('  Tv / Movies') // 'tv/movies'
 */
export const foldName = (name: string): string => foldText(name).replace(/ ?\/ ?/g, '/');
