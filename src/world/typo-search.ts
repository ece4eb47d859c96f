import { createOtherNames } from './other-names.ts';
import { MATCH, type TypoSearch } from './search-countries.ts';

/** Shorter words, in letters, are too similar to each other to forgive a typo. */
const MIN_TYPO_LETTERS = 4;
/** The minimum length of a name for two typos: Tasmania is two typos from Tanzania, which has eight letters. */
const MIN_TWO_TYPOS_NAME = 9;
/** The minimum length of the text typed for two typos. */
const MIN_TWO_TYPOS_LETTERS = 8;

/**
 * Counts the typos in a word: insertions, deletions, substitutions and transpositions (optimal string alignment distance).
 * @param most the count stops above this number
 * @returns the typos compared with the whole word, and with its most similar prefix
 * @example countTypos('switzerlnad', 'switzerland') // { whole: 1, start: 1 }
 */
export function countTypos(typed: string, word: string, most = Number.POSITIVE_INFINITY) {
  let twoAbove: number[] = [];
  let above = Array.from({ length: word.length + 1 }, (_, letters) => letters);
  for (let row = 1; row <= typed.length; row++) {
    const typos = [row];
    let least = row;
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      const count = Math.min(
        (typos[column - 1] ?? 0) + 1,
        (above[column] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (twoAbove[column - 2] ?? 0) + 1 : most + 1,
      );
      typos.push(count);
      least = Math.min(least, count);
    }
    if (least > most) return { whole: most + 1, start: most + 1 };
    [twoAbove, above] = [above, typos];
  }
  return { whole: above[word.length] ?? 0, start: Math.min(...above) };
}

function matchTypos(word: string, typed: string): number {
  const isLong = typed.length >= MIN_TWO_TYPOS_LETTERS && word.length >= MIN_TWO_TYPOS_NAME;
  const most = isLong ? 2 : 1;
  if (typed.length < MIN_TYPO_LETTERS || word.length < typed.length - most) return MATCH.none;
  const { whole, start } = countTypos(typed, word, most);
  if (whole <= 1) return MATCH.typo;
  if (start <= 1) return MATCH.typoInStart;
  return start <= most ? MATCH.twoTypos : MATCH.none;
}

/** Creates the search by other names and with typos. */
export function createTypoSearch(): TypoSearch {
  return { otherNamesOf: createOtherNames(), matchTypos };
}
