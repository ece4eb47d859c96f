import { LANGUAGE, TYPED_TIME_WORDS } from '#words/form.ts';
import { formatIsoDate, MONTHS_PER_YEAR, parseCalendarDate } from '../../life/calendar-date.ts';
import type { When } from '../../life/when.ts';
import { listMonthNames, listWeekdays, writesDayFirst } from '../../words/calendar-names.ts';
import { WITHIN_DATES } from '../../words/current/languages.ts';
import { lazily } from '../../words/lazily.ts';
import type { TypedLifeWords, TypedTimeWords } from '../../words/typed-life-words.ts';
import type { TimeProblem } from '../problem.ts';
import type { Typed } from '../typed.ts';
import { createTokenizer, foldTerm, type Term, type Tokens, WORD } from './tokens.ts';

export type TypedTime = Typed<When, TimeProblem>;

interface TimeParts {
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  readonly day?: number | undefined;
  readonly age?: number | undefined;
  /** “3/4/2019”. */
  readonly isAmbiguous?: boolean;
}

type Values = Readonly<Record<string, number | undefined>>;

/** Longer than any time in words. */
const MAX_CHARACTERS = 60;
/** Marks of direction, which are invisible. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c]/gu;
const BEHIND = /^…/;
/** The century of a year in short: “’31” is 1931, “’30” is 2030. */
const centuryOf = (short: number): number => (short > 30 ? 1900 : 2000);

/** “20190824”. Any other number is of no month. */
const readCompact = (digits: number): TimeParts =>
  String(digits).length === 8
    ? { year: Math.floor(digits / 10_000), month: Math.floor(digits / 100) % 100, day: digits % 100 }
    : { year: 0, month: 0 };

/** The time that parts are. @example timeOf({ year: 2012, month: 2, day: 30 }) // problem noSuchDay */
export function timeOf({ year, month, day, age, isAmbiguous = false }: TimeParts): TypedTime {
  if (age !== undefined) return { value: { unit: 'age', age } };
  if (isAmbiguous) return { problem: { code: 'ambiguous' } };
  if (year === undefined) return { problem: { code: 'noYear' } };
  if (month === undefined) return { value: { unit: 'year', year } };
  if (day === undefined) {
    const isMonth = month >= 1 && month <= MONTHS_PER_YEAR && year > 0;
    return isMonth ? { value: { unit: 'month', year, month } } : { problem: { code: 'unreadable' } };
  }
  const date = parseCalendarDate(formatIsoDate({ year, month, day }));
  return date ? { value: { unit: 'day', date } } : { problem: { code: 'noSuchDay' } };
}

/** All words beside times and within them, with their roles. */
function collect(locales: readonly string[], times: TypedTimeWords, life: TypedLifeWords | null) {
  const terms = new Map<string, Term>();
  const add = (words: readonly string[], role: string, value = Number.NaN) => {
    for (const word of words) {
      const key = foldTerm(word.replace(BEHIND, ''));
      const { roles = [], value: known = Number.NaN } = terms.get(key) ?? {};
      const all = new Set([...roles, BEHIND.test(word) ? `${role}Behind` : role]);
      terms.set(key, { roles: all, value: Number.isNaN(known) ? value : known });
    }
  };
  const months = [...Object.entries(times.months), ...locales.flatMap(listMonthNames)];
  for (const [name, month] of months) add([name], 'month', month);
  for (const [name, before] of Object.entries(times.eras ?? {})) add([name], 'era', before);
  const isMonth = (name: string) => terms.has(foldTerm(name));
  add(
    locales.flatMap(listWeekdays).filter((name) => !isMonth(name)),
    'weekday',
  );
  add(times.age, 'besideAge');
  add(times.year, 'besideYear');
  add([...times.month, ...times.year], 'besideDate');
  add(WITHIN_DATES.firstYear, 'firstYear', 1);
  const { age, relations: _, ...beside } = life ?? { age: {}, relations: {} };
  for (const [role, words] of Object.entries({ ...WITHIN_DATES, ...beside, ...age })) add(words, role);
  return terms;
}

/**
 * Creates the grammar of times in the languages of the page and of a visitor.
 * @param locales the languages of which the names of months are known, as BCP 47 tags; if the first one writes the day
 * first, 3/4/2019 is April 3, and otherwise ambiguous
 * @param life words around the times of a line; `null` for times alone
 */
export function createTimeGrammar(
  locales: readonly [string, ...string[]],
  times: TypedTimeWords,
  life: TypedLifeWords | null = null,
) {
  const { tokenize, patternOf } = createTokenizer(collect(locales, times, life));
  const isDayFirst = writesDayFirst(locales[0]);

  const of = patternOf('of');
  const [monthSign, daySign] = [patternOf('monthSign'), patternOf('daySign')];
  const year = '(?<year>Y)';
  const name = String.raw`(?<month>${patternOf('month')})\.?`;
  const day = String.raw`(?<day>N)(?:\.?${patternOf('ordinal')}(?!w))?\.?`;
  const gap = String.raw`[ ,.'،/-]{0,3}(?:${of} ?'?)?`;
  const isoTimeOfDay = String.raw`(?:w| ?[+-](?:N:?N|Y))?`;
  const clock = patternOf('clock');
  const clockTime = String.raw`(?:N:N(?::N(?:\.[NHYL])?)?(?: ?${clock})?${isoTimeOfDay}|N ?${clock} ?N?)`;
  const timeOfDay = `(?:(?:w| ?[,،、⋅·•]? (?:${patternOf('beforeClock')} ?)?)${clockTime}(?: ?[-–—] ?${clockTime})?(?![wNHYL])|wLw?)?`;
  const weekday = String.raw`(?: ?\(${patternOf('weekday')}\.?\)| ${patternOf('weekday')}(?= ?(?:>|N:N)))?`;
  const behindDay = `${weekday}${timeOfDay}`;
  // “3 May ’12”, “24-Aug-19”
  const anyYear = `(?:${year}|(?:['‘]|(?<=-))(?<short>N))`;
  const eraYear = `(?<era>${patternOf('era')}) ?(?<count>N|${patternOf('firstYear')})`;
  const dayInSigns = String.raw`(?: ?(?<day>N) ?${daySign}(?: ?\([^)]{1,3}\)| ?${patternOf('weekday')}(?= ))?)?`;
  const monthInSigns = `(?: ?(?<month>N(?= ?${monthSign})|${patternOf('month')}) ?${monthSign}?${dayInSigns})?`;
  const days = [
    String.raw`${year}[-/.] ?(?<month>N)[-/.] ?(?<day>N)`,
    String.raw`(?<first>N)[-/] ?(?<second>N)[-/] ?(?:${year}|(?<=/)(?<short>N))`,
    String.raw`(?<first>N)\.(?<second>N)\.(?:${year}|(?<short>N))`,
    String.raw`(?<day>N)\. ?(?<month>N)\. ?(?:${year}|(?<short>N))`,
    `${day}${gap}${name}${gap}${anyYear}`,
    `${name}${gap}${day}${gap}${anyYear}`,
    `${year}${gap}${name}${gap}${day}(?!:)`,
    '(?<compact>L)',
  ];
  const dates = [
    ...days,
    `(?:${year}|${eraYear}) ?${patternOf('yearSign')}${monthInSigns}`,
    `${eraYear}(?=${patternOf('bornBehind', 'diedBehind')})`,
    // “Aug-19” may be a day.
    `${name}${gap}(?:${year}|['‘](?<short>N))`,
    // “2014 May born”: a month behind its year that a word follows may be a name.
    `${year}${gap}${name}(?! ?${WORD})`,
    String.raw`(?<month>N)[-/.]${year}`,
    String.raw`${year}\.(?<month>N)`,
    `${year}[-/](?<monthOrYear>N)`,
  ];
  const yearless = [
    `${day}${gap}${name}`,
    `${name}${gap}${day}`,
    `(?<month>N) ?${monthSign} ?${day} ?${daySign}`,
    String.raw`(?<day>N)\. ?(?<month>N)\.`,
  ];

  /** “31/5/1990” and “5/31/1990”. */
  const order = (first: number, second: number, isShort: boolean): TimeParts => {
    const isMonthFirst = first <= MONTHS_PER_YEAR && (second > MONTHS_PER_YEAR || first === second);
    if (isMonthFirst) return { month: first, day: second, isAmbiguous: isShort && first === second };
    // “24/8/19” may begin with a year.
    return { month: second, day: first, isAmbiguous: !isDayFirst && (isShort || first <= MONTHS_PER_YEAR) };
  };

  const readParts = ({
    year: known,
    short,
    era,
    count = 0,
    first,
    second,
    monthOrYear,
    compact,
    ...parts
  }: Values): TimeParts => ({
    ...(compact !== undefined && readCompact(compact)),
    ...(monthOrYear !== undefined && { month: monthOrYear }),
    ...parts,
    ...(compact === undefined && {
      year: known ?? (era === undefined ? short && short + centuryOf(short) : era + count),
    }),
    ...(first !== undefined && second !== undefined && order(first, second, short !== undefined)),
  });

  const alone = (source: string, ...roles: readonly string[]) => {
    const beside = String.raw`(?:[ ,.'،-]*${patternOf(...roles)}[ ,.'،-]*)*`;
    return new RegExp(`^${beside}${source}${beside}\\.?$`, 'd');
  };
  const patterns = [
    alone('(?<time_age>[NH])', 'besideAge'),
    alone(either([`(?:${year}|${eraYear})(?: ?${patternOf('yearSign')})?`]), 'besideYear'),
    alone(either([...dates, `(?<month>N) ${year}`]) + behindDay, 'besideDate', 'weekday', 'of', 'ordinal'),
  ];
  const undated = alone(
    either([...yearless, name, 'N[-/.]N[-/.]N']),
    'besideDate',
    'weekday',
    'of',
    'ordinal',
  );

  /** Reads a text that is nothing but a time: an age of up to three digits, a year, a month or a day. */
  const parseTime = (text: string): TypedTime => {
    const tidy = tidyTyped(text);
    if (tidy === '') return { problem: { code: 'empty' } };
    if (tidy.length > MAX_CHARACTERS) return { problem: { code: 'unreadable' } };
    const tokens = tokenize(tidy);
    for (const pattern of patterns) {
      const match = pattern.exec(tokens.signs);
      if (match) return timeOf(readParts(valuesOf(match, tokens)));
    }
    return { problem: { code: undated.test(tokens.signs) ? 'noYear' : 'unreadable' } };
  };
  return { days, dates, behindDay, yearless, day, name, gap, patternOf, tokenize, readParts, parseTime };
}

export type TimeGrammar = ReturnType<typeof createTimeGrammar>;

const pageGrammar = lazily(() => createTimeGrammar([LANGUAGE.tag, 'en'], TYPED_TIME_WORDS));

/** Reads a text that is nothing but a time, in the page’s language or in English. */
export const parsePageTime = (text: string): TypedTime => pageGrammar().parseTime(text);

export const tidyTyped = (text: string): string => text.normalize('NFC').replace(DIRECTION_MARKS, '').trim();

/** Alternatives as one pattern. @param slot begins the names of their groups, of which each has its own */
export const either = (sources: readonly string[], slot = 'time'): string =>
  `(?:${sources.map((source, index) => source.replace(/\(\?<(?=[a-z])/g, `(?<${slot}${index}_`)).join('|')})`;

/** The values of the groups at a place that matched: those of their first tokens. */
export const valuesOf = ({ indices }: RegExpExecArray, { values }: Tokens, slot = 'time'): Values =>
  Object.fromEntries(
    Object.entries(indices?.groups ?? {}).flatMap(([name, span]) =>
      span && name.startsWith(slot) ? [[name.slice(name.indexOf('_') + 1), values[span[0]]]] : [],
    ),
  );
