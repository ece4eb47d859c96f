import { createOtherNames } from './other-names.ts';
import { MATCH, type TypoSearch } from './search-countries.ts';

/** Shorter words than this, in letters, are too much like each other to forgive a slip. */
const MIN_SLIP_LETTERS = 4;
/** Two slips are forgiven in a name of this many letters: Tasmania is two slips from Tanzania, which has eight. */
const MIN_TWO_SLIPS_NAME = 9;
/** So much of it has to be typed by then. */
const MIN_TWO_SLIPS_LETTERS = 8;

/**
 * How many slips lead from a word to what is typed: a letter that is missing, too many or another, or two neighbours
 * swapped (optimal string alignment).
 * @param most more than these are not counted
 * @returns the slips to the whole word, and to that beginning of it which is nearest
 * @example countSlips('switzerlnad', 'switzerland') // { whole: 1, start: 1 }
 */
export function countTypos(typed: string, word: string, most = Number.POSITIVE_INFINITY) {
  let twoAbove: number[] = [];
  let above = Array.from({ length: word.length + 1 }, (_, letters) => letters);
  for (let row = 1; row <= typed.length; row++) {
    const slips = [row];
    let least = row;
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      const count = Math.min(
        (slips[column - 1] ?? 0) + 1,
        (above[column] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (twoAbove[column - 2] ?? 0) + 1 : most + 1,
      );
      slips.push(count);
      least = Math.min(least, count);
    }
    if (least > most) return { whole: most + 1, start: most + 1 };
    [twoAbove, above] = [above, slips];
  }
  return { whole: above[word.length] ?? 0, start: Math.min(...above) };
}

function matchSlips(word: string, typed: string): number {
  const isLong = typed.length >= MIN_TWO_SLIPS_LETTERS && word.length >= MIN_TWO_SLIPS_NAME;
  const most = isLong ? 2 : 1;
  if (typed.length < MIN_SLIP_LETTERS || word.length < typed.length - most) return MATCH.none;
  const { whole, start } = countTypos(typed, word, most);
  if (whole <= 1) return MATCH.slip;
  if (start <= 1) return MATCH.slipInStart;
  return start <= most ? MATCH.twoSlips : MATCH.none;
}

/** What finds a country by another name, and though there are slips in what is typed. */
export function createTypoSearch(): TypoSearch {
  return { otherNamesOf: createOtherNames(), matchTypos: matchSlips };
}
