import figtree from '../assets/fonts/figtree.woff2';
import figtreeAccents from '../assets/fonts/figtree-accents.woff2';
import instrumentSerif from '../assets/fonts/instrument-serif.woff2';
import instrumentSerifAccents from '../assets/fonts/instrument-serif-accents.woff2';
import { hasAccents } from '../words/language.ts';

const PAIRS = [
  [figtree, figtreeAccents],
  [instrumentSerif, instrumentSerifAccents],
] as const;

/**
 * Replaces the files with English letters only by those with the letters of a language, so that its pages need no more
 * files.
 * @param text with addresses of the typefaces' first files, such as a style sheet
 */
export const withLettersOf = (tag: string, text: string): string =>
  hasAccents(tag)
    ? PAIRS.reduce((all, [english, accented]) => all.replaceAll(english, accented), text)
    : text;
