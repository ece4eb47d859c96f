const LINE_BREAKS_AND_TABS = /[\t-\r\u0085\u2028\u2029]+/gu;
/** Lone surrogates, control characters, and those of direction that would affect the rest of a sentence. */
const UNSAFE = /[\p{Surrogate}\p{Control}\u202a-\u202e\u2066-\u2069]/gu;
/** Marks on one letter, also with characters between them that are not shown. */
const MARKS_OF_LETTER = /[\p{Mark}\p{Default_Ignorable_Code_Point}]{5,}/gu;
/** More on one letter would be drawn over other lines: Vietnamese has two, Arabic three, and the Hebrew of the Bible four. */
const MOST_MARKS = 4;
/** In these scripts, marks are letters of a syllable, up to twice as many. */
const OF_SYLLABLE = /[\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Tai_Tham}]/u;
const VISIBLE = /[^\s\p{Control}\p{Default_Ignorable_Code_Point}]/u;

/** Leaves out the marks that are too many for their letter. */
const limitMarks = (text: string) =>
  text.replace(MARKS_OF_LETTER, (marks) => {
    let room = MOST_MARKS;
    return marks.replace(/\p{Mark}/gu, (mark) => {
      room -= OF_SYLLABLE.test(mark) ? 0.5 : 1;
      return room < 0 ? '' : mark;
    });
  });

/**
 * Cleans text that a visitor entered, for use within a sentence and in storage: in one line, without unsafe characters,
 * surrounding space, or more than a few marks on a letter. Text without any visible character becomes empty.
 * @example cleanText(' \u202eChoir ') // 'Choir'
 */
export function cleanText(text: string): string {
  const cleaned = limitMarks(text.replace(LINE_BREAKS_AND_TABS, ' ').replace(UNSAFE, '')).trim();
  return VISIBLE.test(cleaned) ? cleaned : '';
}

/** Accents and vowel marks, except the marks of Japanese, without which a syllable is another one; marks of direction. */
const MARKS = /(?![\u3099\u309a])\p{Mark}|[\u200e\u200f\u061c\u2066-\u2069]/gu;

/**
 * Text in the form in which it is compared: in lower case, without accents, invisible marks and superfluous space,
 * full-width characters as ASCII.
 * @example foldText('１２ Août') // '12 aout'
 */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(MARKS, '').normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Words separated by spaces, or by commas if some have spaces themselves. */
export const list = (words: string): readonly string[] => words.split(words.includes(',') ? ', ' : ' ');
