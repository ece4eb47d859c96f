import { MONTHS_PER_YEAR } from '../../life/calendar-date.ts';
import type { When } from '../../life/when.ts';
import type { TimeProblem } from '../problem.ts';
import { problemOf, valueOf } from '../typed.ts';
import { either, type TimeGrammar, type TypedTime, tidyTyped, timeOf, valuesOf } from './time-grammar.ts';
import { type Tokens, WORD } from './tokens.ts';

/** Why a line is no event. “2008-12” may be a month or five years. */
export type LineProblem = TimeProblem['code'] | 'noTime' | 'twoTimes' | 'monthOrYears';

interface LineTimes<Time> {
  /** `null` if only the end of something is known. */
  readonly from: Time | null;
  /** `null` for one time, and for what goes on. */
  readonly until: Time | null;
  /** Whether it is something that lasts: two times, a beginning or an end. */
  readonly isSpan: boolean;
  /** Whether a word such as “about” is beside it, which stays in the words of the line. */
  readonly isInexact: boolean;
  /** Whether a word such as “born” is beside it. */
  readonly isBirth: boolean;
  /** Whether a word such as “died” is beside the second of two. */
  readonly isDeath: boolean;
}

/** A line of a life: its time, and its words without the signs that join them. */
export interface DatedLine extends LineTimes<When> {
  readonly words: string;
  /** The whole line without bullets. */
  readonly all: string;
}

const CENTURY = 100;
/** Tokens of the longest time, with a duration behind it. */
const LONGEST_TIME = 60;
/** Where a time begins: not within a word or a number, nor as a sum of money. */
const START = String.raw`(?<![wNHYL]|[NHYL][.,]|[$€£¥])`;
/** Anything between two times that is no letter, without quotation marks but those of a table: "2012","2015". */
const SIGNS_BETWEEN = String.raw`(?:[^wkNHYL\ue000-\uf8ff"“”+]{1,8}?|" ?[,;|] ?")`;
const LIST_NUMBER = /^N[.)] /;
const TRAIL = String.raw`(?: ?[·•⋅(] ?(?:N ?${WORD}+\.? ?){1,2}\)?)?[ ¤)\]）】.。;,،|*_"”]*`;
const AFTER_TIME = /^["”)\]）】]*[\s*_|｜;,，:،、；：。.)\]）】>=→·•⋅‐‑−–—-]*/u;
/** An abbreviation keeps its full stop. */
const BEFORE_TIME = /(?:[,;|]\s*["“]|(?<=\p{Ll}{4})\.(?=\s)|[\s*★°_|｜;,，:،、；：(（【[·•⋅‐‑−–—>=→-])+$/u;
/** A dash behind a time, which leaves its end open. */
const OPEN = '[-–—~〜]';
/** A number of four digits among words: not in quotation marks, nor a part of something else. */
const YEAR_AMONG_WORDS = /(?<![wNHYL"“'‘$€£¥]|[NHYL][.,/-])Y(?!'?[wNHYL]|["”]|[.,/-][NHYL])/g;
/** Such a number in these may be another time. */
const YEARS = { first: 1900, last: 2099 };
const EMOJI_AT_END = /\s*[\p{Extended_Pictographic}\p{Regional_Indicator}\p{EMod}\ufe0f\u200d]+$/u;
/** The duration beside a span in a CV: “Jan 2015 – Present · 11 yrs 2 mos”. */
const DURATION = /^\s*[·•⋅(]\s*(?:\d+\s*\p{L}+\.?(?:\s+|$|\))){1,2}\s*/u;

/** The patterns for the times of a line, and one for bullets before it. A long dash is none: “– 2015” is an end. */
function compile({ days, dates, behindDay, yearless, day, name, gap, patternOf: role }: TimeGrammar) {
  const bullets = String.raw`(?:\[(?: |${role('tick')})\]|[ >#*_•●○▪■◦‣➢➤►▸✓✔☑☐·・|+-]|[–—] (?![NHY]))*`;
  // “Summer of”, “2nd quarter”
  const about = String.raw`(?:[~≈]|${role('about', 'quarter')}|N(?:\.|${role('ordinal')})? ?${role('quarterName')})\.?[ -]*(?:${role('of')} )?`;
  const before = (untilSigns: string) =>
    `(?:(?:(?<since>${role('since')})|(?<until>${role('until')}${untilSigns})|(?<born>${role('born')}|(?<=[^ ] )\\*(?=[NY]))|` +
    `(?<between>${role('between')})|${role('in')})\\.? ?)?` +
    String.raw`(?:${role('in')} ?)?(?<about>(?:${about})+|${role('of')} (?='))?` +
    // In French, “mar.” is a month and a day of the week.
    String.raw`(?:${role('weekday')}\.?,? (?:${role('in')} )?(?=N|${role('month')})|${role('month')}\. (?=N ${role('month')}))?`;
  const after =
    `(?:(?<sinceBehind>${role('sinceBehind')})|(?<untilBehind>${role('untilBehind')})|` +
    `(?<bornBehind>${role('bornBehind')})|(?<aboutBehind>${role('aboutBehind')}))?${role('inBehind')}?` +
    // “1996–”, “2012年〜東京”.
    `(?<open>(?<! )${OPEN}(?= |$)|〜(?=k)| ?${OPEN}$)?`;
  // “1931, † 2010”, “*1931 +2010”
  const died = String.raw`(?:${role('died')}\.?|[†✝]|(?<=\*[^*+]{1,20} )\+)(?: ?${role('in')})? ?`;
  const between = (index: number) =>
    `(?:${role('bornBehind')}?[,，、;]? ?(?<died${index}>${died})|${role('bornBehind')}[,，、;]? ?` +
    `| ?[-–—]? ?${role('to')} ?|(?<and${index}> ?(?:${role('and')}|&) ?|[,،、] )|${SIGNS_BETWEEN})`;
  const dayInSigns = `(?<day>N) ?${role('daySign')}`;
  const patterns = (isLast: boolean) => {
    const ages = [
      `${role('before')} ?(?<age>[NH])(?: ?${role('units')})?`,
      `${role('beforeLast')} ?(?<age>[NH])(?: ?${role('units')})${isLast ? '?' : ''}`,
      `(?<age>[NH]) ?${role('after')}`,
    ];
    const year = `(?<year>Y)(?:'?(?<decade>${role('decade')}))?`;
    const times = [...dates, ...ages, year, `['‘](?<short>N)(?:'?(?<decade>${role('decade')}))?`];
    /** Pairs of times, of which one may have what the other one lacks. */
    const pairs = [
      // “3 to 10 May 2012”, “May 3 – 10, 2012”, “Aug 24 – Sep 2, 2019”, “May–Aug 2012”
      [[String.raw`${day}(?= ?[-–—~〜]| ?${role('to')})`], days],
      [[`${name} ?${day}`], [`${day},? (?<year>Y)`]],
      [yearless, days],
      [[name], [`${name}${gap}(?<year>Y)`]],
      [times, times],
      [times, [`(?<now>${role('now')})`]],
      // “2012年5月3日〜10日”, “2008年4月〜6月”
      [dates, [`(?<month>N) ?${role('monthSign')}(?: ?${dayInSigns})?`, dayInSigns]],
      [['(?<year>Y)(?=[–—~〜])'], ['(?<rest>N)']],
      // “age 6 to 18”, “6 to 18 years old”
      [ages, ['(?<age>[NH])']],
      [['(?<age>[NH])'], ages],
    ].map(([first = [], second = []], index) =>
      [
        either(first, `first${index}x`),
        behindDay,
        between(index),
        `(?<about${index}>${about})?`,
        either(second, `second${index}x`),
      ].join(''),
    );
    const ahead = before(isLast ? '' : '|[–—]');
    return [
      `${ahead}(?:${pairs.join('|')})${behindDay}(?:${role('untilBehind')}|(?<diedBehind>${role('diedBehind')})|(?<betweenBehind>${role('betweenBehind')}))?`,
      `${ahead}${either(times)}${behindDay}${after}`,
    ];
  };
  // Not within a word or a number, nor in another calendar.
  const end = `(?![wNHYL]|[.,:][NHYL]|'w| ?${role('otherCalendar')})`;
  const atStart = (source: string) => new RegExp(String.raw`^(?:¤ ?)?[*_"“([<]*${START}${source}${end}`, 'd');
  // A year in quotation marks is a name: “1984”. In a table, all cells may have them.
  const atEnd = (source: string) =>
    new RegExp(String.raw`(?<!(?<![,;|] ?)["“„«])${START}${source}${end}${TRAIL}$`, 'd');
  return {
    bullets: new RegExp(`^${bullets}`),
    starts: patterns(false).map(atStart),
    ends: patterns(true).map(atEnd),
    anyDay: new RegExp(`${START}${either(days)}${end}`),
    yearless: [atStart, atEnd].map((at) =>
      at(`(?:${role('in')} |${role('weekday')}\\.?,? )?${either(yearless)}`),
    ),
  };
}

/** The year that ends in two digits, behind another one: 2012 for “2008–12”, 2003 for “1998–03”. */
function completeYear(year: number, rest: number): number {
  const same = year - (year % CENTURY) + rest;
  return same > year || year >= 2000 ? same : same + CENTURY;
}

/** The times that a pattern has found, or why they are none. */
function readTimes(
  match: RegExpExecArray,
  tokens: Tokens,
  { readParts }: TimeGrammar,
): LineTimes<TypedTime> | { readonly problem: LineProblem } {
  const found = Object.keys(match.groups ?? {}).filter((name) => match.groups?.[name] !== undefined);
  const has = (...names: readonly string[]) => names.some((name) => found.includes(name));
  // “2012 and 2015” are two times, “between 2012 and 2015” is one.
  const isList = found.some((name) => /^and\d/.test(name)) && !has('between', 'betweenBehind');
  if (isList) return { problem: 'twoTimes' };
  const [one, first, second] = ['time', 'first', 'second'].map((slot) => valuesOf(match, tokens, slot));
  const isEnd = has('until', 'untilBehind');
  const marks = {
    isInexact:
      found.some((name) => name.startsWith('about')) ||
      [one, first, second].some((each) => each && 'decade' in each),
    isBirth: has('born', 'bornBehind'),
    isDeath: found.some((name) => name.startsWith('died')),
  };
  if (one && Object.keys(one).length > 0) {
    const { year: begins = 0, monthOrYear } = one;
    // “2012-14”, “2012/13”
    if (monthOrYear !== undefined && monthOrYear > MONTHS_PER_YEAR) {
      const until = timeOf({ year: completeYear(begins, monthOrYear) });
      return { ...marks, from: timeOf({ year: begins }), until, isSpan: true };
    }
    if (monthOrYear !== undefined && monthOrYear > begins % CENTURY) return { problem: 'monthOrYears' };
    const time = timeOf(readParts(one));
    const isSpan = isEnd || has('since', 'sinceBehind', 'open');
    return { from: isEnd ? null : time, until: isEnd ? time : null, isSpan, ...marks };
  }
  const { rest, ...others } = second ?? {};
  const [begin, end] = [readParts(first ?? {}), readParts(others)];
  const monthOf = (part: typeof begin, other: typeof begin) => part.month ?? (part.day && other.month);
  const isYearBefore =
    begin.year === undefined && (begin.month ?? 0) > (end.month ?? Number.POSITIVE_INFINITY);
  const firstYear = begin.year ?? (end.year && end.year - Number(isYearBefore));
  const from = timeOf({ ...begin, year: firstYear, month: monthOf(begin, end) });
  if ('now' in others) return { from, until: null, isSpan: true, ...marks };
  const year = rest === undefined ? (end.year ?? begin.year) : completeYear(begin.year ?? 0, rest);
  const until = timeOf({ ...end, year, month: monthOf(end, begin) });
  return { from, until, isSpan: true, ...marks };
}

/** “Ana (wife)” for the words of “Ana (wife, 1985)”. @param rest what is behind them */
function closeBracket(words: string, rest: string): string {
  const [open] = /[(（][^()（）]*$/u.exec(words) ?? [];
  const [close] = /[)）]/u.exec(rest) ?? [];
  return open && close ? words + close : words;
}

const unquote = (words: string): string => words.trim().replace(/^["“]([^"“”]*)["”]$/, '$1');

const skip = ({ signs, values, offsets }: Tokens, count: number): Tokens => ({
  signs: signs.slice(count),
  values: values.slice(count),
  offsets: offsets.slice(count),
});

/** Whether there is a year among some tokens, alone or in a date. */
function hasYear({ signs, values }: Pick<Tokens, 'signs' | 'values'>, anyDay: RegExp): boolean {
  const found = Array.from(signs.matchAll(YEAR_AMONG_WORDS), ({ index }) => values[index] ?? 0);
  const isYear = found.some((year) => year >= YEARS.first && year <= YEARS.last);
  return isYear || (signs.includes('Y') && anyDay.test(signs));
}

/**
 * Creates a function that reads a line of a life: a time at its beginning or its end, and words. Whatever is not part of
 * the time stays in the words, and a line that could mean something else is refused.
 */
export function createLineReader(
  grammar: TimeGrammar,
): (line: string) => DatedLine | { readonly problem: LineProblem } {
  const { bullets, starts, ends, yearless, anyDay } = compile(grammar);

  const find = (patterns: readonly RegExp[], all: Tokens, first = 0) => {
    const tokens = skip(all, first);
    const match = patterns.map((pattern) => pattern.exec(tokens.signs)).find((each) => each !== null);
    if (!match) return null;
    const times = readTimes(match, tokens, grammar);
    return { times, from: first + match.index, rest: skip(tokens, match.index + match[0].length) };
  };

  return (line) => {
    const typed = tidyTyped(line).replace(/^o\t/, '');
    const whole = grammar.tokenize(typed);
    const tokens = skip(whole, bullets.exec(whole.signs)?.[0].length ?? 0);
    const start =
      find(starts, tokens) ?? (LIST_NUMBER.test(tokens.signs) ? find(starts, skip(tokens, 3)) : null);
    const rest = start?.rest ?? tokens;
    const end = find(ends, rest, Math.max(0, rest.signs.length - LONGEST_TIME));
    const found = start ?? end;
    if (!found) {
      const isYearless = yearless.some((pattern) => pattern.test(tokens.signs));
      return { problem: isYearless ? 'noYear' : 'noTime' };
    }
    // “2012 reunion of ’98” has one time.
    const isSecond = end && end.from > 0 && !/^(?:[\ue000-\uf8ff] )?['‘]/.test(rest.signs.slice(end.from));
    const next = skip(rest, /^[^wkNHYL\ue000-\uf8ff'‘]*/.exec(rest.signs)?.[0].length ?? 0);
    if (start && (isSecond || find(starts, next))) return { problem: 'twoTimes' };
    const { times } = found;
    if ('problem' in times) return times;
    const among = start ? rest : { ...tokens, signs: tokens.signs.slice(0, found.from) };
    if (hasYear(among, anyDay)) return { problem: 'twoTimes' };
    const { from, until } = times;
    const wrong = problemOf(from) ?? problemOf(until);
    if (wrong) return { problem: wrong.code };
    const all = typed.slice(tokens.offsets[0]);
    const [before, behind] = [
      typed.slice(tokens.offsets[0], tokens.offsets[found.from]),
      typed.slice(rest.offsets[0]),
    ];
    const left = start
      ? (times.isSpan ? behind.replace(DURATION, '') : behind).replace(AFTER_TIME, '').replace(/[\s|]+$/, '')
      : before.replace(BEFORE_TIME, '') + (EMOJI_AT_END.exec(typed)?.[0] ?? '');
    const words = closeBracket(unquote(left), start ? '' : typed.slice(tokens.offsets[found.from]));
    const whens = { from: valueOf(from), until: valueOf(until) };
    return { ...times, ...whens, words: times.isInexact ? all : words, all };
  };
}
