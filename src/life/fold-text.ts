/** Accents and vowel marks, except the marks of Japanese, without which a syllable is another one; marks of direction. */
const MARKS = /(?![\u3099\u309a])\p{Mark}|[\u200e\u200f\u061c\u2066-\u2069]/gu;

/**
 * Text in the form in which it is compared: in lower case, without accents, invisible marks and superfluous space,
 * full-width characters as ASCII.
 * @example foldText('１２ Août') // '12 aout'
 */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(MARKS, '').normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
