const FULL_WIDTH = /[！-～]/g;
/** From a full-width character of Unicode to the ASCII one that it stands for. */
const TO_ASCII = 0xfee0;
/** Accents and vowel signs, and marks of direction. */
const MARKS = /\p{Mark}|[\u200e\u200f\u061c\u2066-\u2069]/gu;

/**
 * Text in the form in which it is compared: in lower case, without accents, invisible marks and superfluous space,
 * full-width characters as ASCII.
 * @example foldText('１２ Août') // '12 aout'
 */
export const foldText = (text: string): string =>
  text
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - TO_ASCII))
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/\s+/g, ' ')
    .trim();
