/** Accents and vowel marks, except the marks of Japanese, without which a syllable is another one. */
const MARKS = /(?![\u3099\u309a])\p{Mark}/gu;

/**
 * Normalizes a name for comparisons: case, width, accents, and space around it, between words and beside a slash.
 * @example foldName('  Tv / Movies') // 'tv/movies'
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, '/');
