import { LANGUAGE, TYPED_TIME_WORDS } from '#words/form.ts';
import { listMonthNames, writesDayFirst } from '../../words/calendar-names.ts';
import { lazily } from '../../words/lazily.ts';
import type { TypedLifeWords, TypedTimeWords } from '../../words/typed-life-words.ts';
import { collectTerms } from './collect-terms.ts';
import { either, type Values, valuesOf } from './pattern-groups.ts';
import { readParts, type TypedTime, timeOf } from './read-parts.ts';
import { createTimePatterns } from './time-patterns.ts';
import { createTokenizer, foldTerm } from './tokens.ts';

/** Longer than any time in words. */
const MAX_CHARACTERS = 60;
/** Signs that nobody sees: marks of direction, soft hyphens, and those that allow or forbid a line break. */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

export const tidyTyped = (text: string): string => text.replace(UNSEEN, '').normalize('NFC').trim();

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
  const { tokenize, patternOf } = createTokenizer(collectTerms(locales, times, life));
  const isUsuallyDayFirst = writesDayFirst(locales[0]) || null;
  const patterns = createTimePatterns(patternOf);
  const { year, eraYear, month } = patterns.parts;

  const alone = (source: string, ...roles: readonly string[]) => {
    const beside = String.raw`(?:[ ,.'،-]*${patternOf(...roles)}[ ,.'،-]*)*`;
    return new RegExp(`^${beside}${source}${beside}\\.?$`);
  };
  const besideDate = ['besideDate', 'weekday', 'of', 'ordinal'];
  const dates = either([...patterns.dates, `(?<month>N) ${year}`]);
  const whole = [
    alone('(?<time_age>[NH])', 'besideAge'),
    alone(either([`(?:${year}|${eraYear})(?: ?${patternOf('yearSign')})?`]), 'besideYear'),
    alone(dates + patterns.behindDay, ...besideDate),
  ];
  const yearless = alone(either([...patterns.yearless, month]), ...besideDate);

  const partsOf = (values: Values, isDayFirst: boolean | null = null) =>
    readParts(values, isDayFirst ?? isUsuallyDayFirst);
  /** Reads a text that is nothing but a time: an age of up to three digits, a year, a month or a day. */
  const parseTime = (text: string): TypedTime => {
    const tidy = tidyTyped(text);
    if (tidy === '') return { problem: { code: 'empty' } };
    if (tidy.length > MAX_CHARACTERS) return { problem: { code: 'unreadable' } };
    const tokens = tokenize(tidy);
    for (const pattern of whole) {
      const match = pattern.exec(tokens.signs);
      if (match) return timeOf(partsOf(valuesOf(match, tokens)));
    }
    return { problem: { code: yearless.test(tokens.signs) ? 'noYear' : 'unreadable' } };
  };
  const months = [...Object.keys(times.months), ...locales.flatMap(listMonthNames).map(([name]) => name)].map(
    foldTerm,
  );
  return { patterns, patternOf, tokenize, partsOf, parseTime, months };
}

export type TimeGrammar = ReturnType<typeof createTimeGrammar>;

const pageGrammar = lazily(() => createTimeGrammar([LANGUAGE.tag, 'en'], TYPED_TIME_WORDS));

/** Reads a text that is nothing but a time, in the page’s language or in English. */
export const parsePageTime = (text: string): TypedTime => pageGrammar().parseTime(text);
