import { MONTHS_PER_YEAR } from '../../life/calendar-date.ts';
import { type When, yearOf } from '../../life/when.ts';
import { valueOf } from '../typed.ts';
import { isInLife, type LifeYears } from './life-years.ts';
import { timeOf } from './read-parts.ts';
import type { TimeGrammar } from './time-grammar.ts';

/** A time in numbers, words and signs. Longer ones are not put together with parts. */
const [PIECES, MAX_PIECES] = [/\p{N}+|\p{L}[\p{L}\p{M}]*|./gu, 10];
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** Year, month and day, as far as a time has them. */
const partsOf = (when: When): readonly number[] =>
  when.unit === 'day'
    ? [when.date.year, when.date.month, when.date.day]
    : when.unit === 'month'
      ? [when.year, when.month]
      : [yearOf(when) ?? Number.NaN];

/** How much later a time is, as far as both are exact; 0 if one is within the other. */
function compare(one: When, other: When): number {
  const [parts, others] = [partsOf(one), partsOf(other)];
  const index = parts.findIndex((part, place) => part !== (others[place] ?? part));
  return index < 0 ? 0 : (parts[index] ?? 0) - (others[index] ?? 0);
}

export const isLater = (one: When, other: When): boolean => compare(one, other) > 0;

/** Whether a time is a part of another one: a day of its month or year, or a month of its year. */
export const isWithin = (one: When, other: When): boolean =>
  one.unit !== 'age' && partsOf(one).length > partsOf(other).length && compare(one, other) === 0;

/** A time some years or months later; `null` if there is none, or if it is less exact than that. */
export function lengthen(when: When, count: number, unit: 'years' | 'months'): When | null {
  const [year = 0, month, day] = partsOf(when);
  if (unit === 'years') return valueOf(timeOf({ year: year + count, month, day }));
  if (month === undefined) return null;
  const months = year * MONTHS_PER_YEAR + month - 1 + count;
  return { unit: 'month', year: Math.floor(months / MONTHS_PER_YEAR), month: (months % MONTHS_PER_YEAR) + 1 };
}

/** “7-III” and “7. March” as “7. 3.”, “05_03” as “05-03”. */
const tidyPart = (text: string) =>
  text
    .replace(
      /^(?:(\d+)[-./ ])?([IVX]+)$/,
      (_, day, roman) => `${day ? `${day}. ` : ''}${ROMAN.indexOf(roman) + 1}${day ? '.' : ''}`,
    )
    .replaceAll('_', '-');

/**
 * The times that a part of one may be, with what it lacks from another one: beside it, or in place of any part of it.
 * @example completePart('27年3月', '平成24年4月', context) // March 2015
 */
export function* completePart(
  part: string,
  whole: string,
  { grammar, life }: { readonly grammar: TimeGrammar; readonly life: LifeYears },
): Generator<When> {
  const offsets = [...Array.from(whole.matchAll(PIECES), ({ index }) => index), whole.length];
  if (offsets.length > MAX_PIECES + 1) return;
  const text = tidyPart(part);
  const beside = /^\d+(?:[-/.]\d+)*$/.test(text)
    ? [`${whole}-${text}`, `${text}/${whole}`]
    : [`${text} ${whole}`];
  const replaced = offsets.flatMap((from) =>
    offsets
      .filter((until) => /^\S(?:.*\S)?$/.test(whole.slice(from, until)))
      .map((until) => whole.slice(0, from) + text + whole.slice(until)),
  );
  for (const each of new Set([...beside, ...replaced])) {
    const time = each === whole || /\p{N}{5}/u.test(each) ? null : valueOf(grammar.parseTime(each));
    const year = yearOf(time);
    if (time && year !== null && isInLife(year, life)) yield time;
  }
}
