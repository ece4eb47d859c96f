import { MONTHS_PER_YEAR } from '../../life/calendar-date.ts';
import { type When, yearOf } from '../../life/when.ts';
import { valueOf } from '../typed.ts';
import type { LineParts } from './find-times.ts';
import { createLeftovers } from './leftover-patterns.ts';
import { isAfterLife, isInLife, type LifeYears } from './life-years.ts';
import { valuesOf } from './pattern-groups.ts';
import { type LineTimes, readEnd } from './read-line-times.ts';
import { type TypedTime, timeOf } from './read-parts.ts';
import type { Place } from './scan-times.ts';
import type { TimeGrammar } from './time-grammar.ts';
import type { Tokens } from './tokens.ts';

/**
 * What is doubtful in a line.
 * @property text the part of the line that is meant, as it was typed: perhaps the end, a year or a number, a part of the
 * time, a time that is not exact, or the time itself, among the words
 */
export interface Doubt {
  readonly code: 'end' | 'yearOrNumber' | 'partOfTime' | 'about' | 'time';
  readonly text: string;
}

/** What another way to read a line changes in its parts. */
export interface Change {
  readonly times?: Partial<LineTimes<TypedTime>>;
  readonly words?: Place;
}

/** The ways to read a line, the likeliest first; one alone is sure. */
type Answer =
  | { readonly doubt: Doubt; readonly changes: readonly [Change, ...Change[]] }
  | { readonly problem: 'twoTimes' }
  | null;

/** A line as it was typed, in tokens, and its parts. */
interface Line extends LineParts {
  readonly typed: string;
  readonly tokens: Tokens;
}

/** A number of four digits among words: not in quotation marks, nor a part of something else. */
const YEAR = /(?<![wNHYL"“'‘$€£¥]|[NHYL][.,-]|[HYL]\/)Y(?!'?[wNHYL]|["”]|[.,/-][NHYL])/g;
/** A unit behind a number that is no time. */
const UNIT = /^ ?(?:[kcm]?m[²³]?|km\/h|k?g|mi|ft|lbs?|kcal|[%€$£¥°])(?![\p{L}\p{N}])/iu;
/** What may be the number of a week, a time zone, or a day of a month of the moon, in signs and as text. */
const SPECIAL = /^(?: ?-? ?wN| ?w(?:[+-]N)?|k{1,3})(?![wNHYL])/;
const [WEEK, ZONE, MOON_DAY] = [/^W\d/i, /^[A-Z]{2,5}(?:[+-]\d+)?$/, /^[初一二三四五六七八九十廿卅]+$/];
/** Signs that leave little doubt that a part belongs to a time. */
const TIGHT = /[/([_–—-]/;
/** A number behind an age and one word, which may be “to”. */
const NEXT_AGE = /^ ?[wk\ue000-\uf8ff] ?(?<age>N)(?![wNHYL]|[.,:/-][NHYL])/;

/** What the rules of this file know of a line. */
interface Context extends Line {
  readonly grammar: TimeGrammar;
  readonly leftovers: ReturnType<typeof createLeftovers>;
  readonly life: LifeYears;
  /** The signs of the words behind a time at the beginning, and before one at the end; `null` if there is none. */
  readonly behind: string | null;
  readonly before: string | null;
  readonly begin: When | null;
  readonly year: number;
}

const ask = (code: Doubt['code'], text: string, ...changes: [Change, ...Change[]]): Answer => ({
  doubt: { code, text },
  changes,
});

/** Some tokens as they were typed, without what joins them. */
const textOf = ({ typed, tokens: { offsets } }: Line, { from, until }: Place) =>
  typed.slice(offsets[from], offsets[until]).replace(/^[\s,،、/_~〜–—-]+|\s+$|^.*?[([](?=[^)\]]*$)/gu, '');

/** Finds a part of the words at their beginning or at their end: its place and its text, and the words without it. */
function find(context: Context, pattern: RegExp, signs: string | null) {
  const match = signs === null ? null : pattern.exec(signs);
  if (!match) return null;
  const { tokens, words } = context;
  const place = { from: words.from + match.index, until: words.from + match.index + match[0].length };
  const rest = match.index === 0 ? { ...words, from: place.until } : { ...words, until: place.from };
  const values = valuesOf(match, { ...tokens, values: tokens.values.slice(words.from) });
  return { place, rest, values, text: textOf(context, place), joint: match[1] ?? match[0] };
}

type Found = NonNullable<ReturnType<typeof find>>;

/** One's own age beside a year, if they do not agree. */
function findOtherAge(context: Context): Answer {
  const { age: own, time, words, isBehind, isBetween, year, life } = context;
  const age = valueOf(own?.times.from ?? null);
  if (!own || age?.unit !== 'age') return null;
  const later = year - life.ownBirthYear - age.age;
  const withAge = isBehind
    ? { ...words, until: Math.max(words.until, own.until) }
    : { ...words, from: own.from > time.from ? time.until : words.from };
  return later === 0 || later === 1
    ? null
    : ask('partOfTime', textOf(context, own), isBetween ? {} : { words: withAge }, { times: own.times });
}

/** Two times with a space between them, of which the second may be a number, or a slash: one month in two languages. */
function findNumberBesideYear(context: Context): Answer {
  const { life, begin, second, times, words, isBehind, tokens, typed, year } = context;
  const until = yearOf(valueOf(times.until));
  if (second === null || until === null) return null;
  const one: Change = { times: { until: null, isSpan: false } };
  const before = typed.slice(0, tokens.offsets[second]);
  const isMonth = begin?.unit === 'month' && JSON.stringify(times.from) === JSON.stringify(times.until);
  if (isMonth && before.endsWith('/')) return ask('partOfTime', '', one);
  const behind = typed.slice(tokens.offsets[words.from]);
  const isNumber = until <= year || UNIT.test(behind);
  if (isBehind || !/\p{N} $/u.test(before) || (!isNumber && !/^ ?\p{Ll}/u.test(behind))) return null;
  const number = { ...one, words: { ...words, from: second } };
  const text = textOf(context, { from: second, until: words.from });
  if (isAfterLife(until, life)) return ask('yearOrNumber', text, number);
  const span: Change = until > year ? {} : { times: { from: times.until, until: null, isSpan: false } };
  return isNumber ? ask('yearOrNumber', text, number, span) : ask('yearOrNumber', text, span, number);
}

/** A time that is not exact in another way than by the words that stay with it. */
function findVague(context: Context): Answer {
  const { time, times, behind, before, leftovers, tokens } = context;
  const [whole, exact] = [{ times: { isInexact: true } }, { isInexact: false }];
  const question = find(context, leftovers.question, behind);
  if (question) {
    const text = textOf(context, { from: time.from, until: question.place.until });
    return ask('about', text, whole, { times: exact, words: question.rest });
  }
  const isOpen = before !== null && leftovers.orBefore.test(before);
  const isVague = times.isVague || isOpen || tokens.signs.slice(time.from, time.until).includes('?');
  return isVague ? ask('about', textOf(context, time), whole, { times: exact }) : null;
}

/** A second time behind a dash that has its year or its month from the first, or no end at all. */
function findEnd(context: Context): Answer {
  const { times, time, isBehind, behind, before, leftovers, begin } = context;
  const first = begin?.unit === 'age' && !times.until ? begin.age : Number.POSITIVE_INFINITY;
  const age = find(context, NEXT_AGE, behind);
  const last = age?.values['age'] ?? 0;
  if (age && last > first) {
    const until = timeOf({ age: last });
    return ask('end', age.text, { times: { until, isSpan: true }, words: age.rest }, {});
  }
  if (times.isSpan) return null;
  const end = find(context, leftovers.end, behind);
  const until = end && readEnd(end.values, { ...context, eras: context.grammar.eras });
  if (end && until && 'value' in until)
    return ask('end', end.text, { times: { until, isSpan: true }, words: end.rest }, {});
  const open = find(context, leftovers.openEnd, behind);
  if (open) return ask('end', open.text, { times: { isSpan: true }, words: open.rest }, {});
  if (times.isBegun && !isBehind) return ask('end', textOf(context, time), { times: { isSpan: true } }, {});
  const to = find(context, leftovers.toBefore, before);
  if (!to) return null;
  const text = textOf(context, { from: to.place.from, until: time.until });
  return ask('end', text, { times: { from: null, until: times.from, isSpan: true }, words: to.rest }, {});
}

/** A part of a time beside it. @param isLikely whether it more likely belongs to it than to the words */
function askForPart(
  { begin, year, times, grammar }: Context,
  { text, rest: words }: Found,
  isLikely: boolean,
): Answer {
  const month = begin?.unit === 'month' ? begin.month : null;
  const plain = text.replaceAll(/[_/. ]/g, '-');
  const attempts = [`${text}/${year}`, month === null ? `${year}-${plain}` : `${year}-${month}-${plain}`];
  const isWhole = times.isSpan || begin?.unit === 'day';
  const finer = isWhole
    ? undefined
    : attempts.map(grammar.parseTime).find((time) => (valueOf(time)?.unit ?? 'age') !== 'age');
  const change = finer ? { times: { from: finer }, words } : { words };
  return isLikely ? ask('partOfTime', text, change, {}) : ask('partOfTime', text, {}, change);
}

/** A month or another calendar before a time: of a span or a birth, it is a name. */
function findPartBefore(context: Context): Answer {
  const { leftovers, before, begin, times } = context;
  const part = times.isSpan || times.isBirth ? null : find(context, leftovers.partBefore, before);
  const isApart = begin?.unit !== 'year' && /[,،、]/.test(part?.joint ?? '');
  return part && !isApart ? askForPart(context, part, true) : null;
}

/** A month, a day of the week, a week, a time zone or another calendar beside a time. */
function findPart(context: Context): Answer {
  const { behind, before, leftovers, begin, time, year } = context;
  const special = find(context, SPECIAL, behind);
  const hasClock = /\d[:h]\d\d/.test(textOf(context, time));
  const texts = [WEEK, ...(hasClock ? [ZONE] : []), ...(begin?.unit === 'month' ? [MOON_DAY] : [])];
  if (special && texts.some((text) => text.test(special.text))) return askForPart(context, special, true);
  const part =
    find(context, leftovers.part, behind) ??
    (begin?.unit === 'day' ? find(context, leftovers.ofDay, behind) : null);
  if (part) return askForPart(context, part, TIGHT.test(part.joint) || /\p{N}/u.test(part.text));
  // “Avril, née en 2015”, “Opa August (1926–1998)”
  const week = find(context, leftovers.week, before);
  if (!week) return findPartBefore(context);
  const ofYear = { from: timeOf({ year }), isInexact: true };
  return ask(
    'partOfTime',
    textOf(context, { from: week.place.from, until: time.until }),
    { times: ofYear },
    {},
  );
}

/** A number in brackets behind a year, as one's own age or a duration, or beside it, as its month or its day. */
function findNumber(context: Context): Answer {
  const { behind, before, leftovers, tokens, times, words, year, life, begin } = context;
  if (times.isSpan) {
    const years = find(context, /^\/N/, behind);
    return years && ask('partOfTime', years.text, {}, { words: years.rest });
  }
  if (begin?.unit === 'age') return null;
  const own = find(context, leftovers.ownAge, behind);
  const isOwn = [0, 1].includes(
    year - life.ownBirthYear - (own?.values['count'] ?? own?.values['counted'] ?? -1),
  );
  if (own && isOwn) return ask('partOfTime', own.text, { words: own.rest });
  const inBrackets = find(context, leftovers.count, behind);
  const { count = 0 } = inBrackets?.values ?? {};
  if (inBrackets && /\p{L}/u.test(inBrackets.text)) {
    const lasting = { until: timeOf({ year: year + count }), isSpan: true };
    return ask('end', inBrackets.text, {}, { times: lasting, words: inBrackets.rest });
  }
  const found = find(context, leftovers.number, behind) ?? find(context, leftovers.numberBefore, before);
  if (!found) return null;
  const index = found.rest.until === words.until ? found.place.from + found.joint.length : found.place.from;
  const value = tokens.values[index] ?? 0;
  const isTight = TIGHT.test(found.joint);
  const isMonth = begin?.unit === 'year' && value <= MONTHS_PER_YEAR;
  const isDay = value <= 31 && (begin?.unit === 'month' || isTight);
  return isMonth || isDay ? askForPart(context, found, isTight) : null;
}

/** A time of day behind a year or a month is none, and another year among the words may be a number. */
function findYear(context: Context): Answer {
  const { tokens, typed, words, times, time, isBehind, life, leftovers, begin } = context;
  const clock = / N:N/.exec(tokens.signs.slice(time.from, time.until));
  if (clock && begin?.unit !== 'day' && !isBehind)
    return ask('partOfTime', '', { words: { ...words, from: time.from + clock.index } });
  const signs = tokens.signs.slice(words.from, words.until);
  // “1984 – born on 15 May”
  const day = begin?.unit === 'year' && !times.isSpan ? find(context, leftovers.aDay, signs) : null;
  if (day) return askForPart(context, { ...day, rest: words }, false);
  if (leftovers.shortDate.test(signs)) return { problem: 'twoTimes' };
  const places = Array.from(signs.matchAll(YEAR), ({ index }) => words.from + index);
  const place = places.find(
    (each) => isInLife(tokens.values[each] ?? 0, life) && !UNIT.test(typed.slice(tokens.offsets[each + 1])),
  );
  if (place === undefined) return null;
  // “2012 Lisbon, 2015 Tokyo”, “married 2010, divorced 2016”
  const [before, behind] = [signs.slice(0, place - words.from), signs.slice(place - words.from + 1)];
  if (leftovers.another.test(before) || times.isBirth || (isBehind && leftovers.anotherBehind.test(behind)))
    return { problem: 'twoTimes' };
  const other = timeOf({ year: tokens.values[place] });
  const change = { from: other, until: null, isSpan: false, isInexact: true };
  return ask('yearOrNumber', textOf(context, { from: place, until: place + 1 }), {}, { times: change });
}

const RULES = [findOtherAge, findNumberBesideYear, findVague, findEnd, findPart, findNumber, findYear];

/**
 * Creates a function that finds what a line leaves of time: beside the time that was read, or joined to it by a dash, a
 * comma or a bracket, nothing of time may stay unused, and no other number among the words may be a year of this life.
 */
export function createDoubtFinder(grammar: TimeGrammar, life: LifeYears) {
  const leftovers = createLeftovers(grammar);
  return (line: Line): Answer => {
    const { tokens, words, times, isBehind, isBetween } = line;
    const signs = tokens.signs.slice(words.from, words.until);
    const begin = valueOf(times.from) ?? valueOf(times.until);
    const behind = isBehind ? null : signs;
    const before = isBehind || isBetween ? signs : null;
    const context = {
      ...line,
      grammar,
      leftovers,
      life,
      behind,
      before,
      begin,
      year: yearOf(begin) ?? Number.NaN,
    };
    return RULES.reduce<Answer>((found, rule) => found ?? rule(context), null);
  };
}
