import { foldText } from '../life/fold-text.ts';
import type { TypedTime } from '../life/parse-typed-time.ts';
import { toPlainNumber } from '../words/number-text.ts';
import type { TypedLifeWords } from '../words/typed-life-words.ts';

/** Reads a time as it was typed. */
export type ReadTime = (text: string) => TypedTime;

/** The time of an entry, as text that can be typed, and what else the entry says. */
export interface FoundTime {
  /** The rest of the text. */
  readonly words: string;
  readonly from: string;
  /** Empty for one time, and for a span without an end. */
  readonly until: string;
  /** Whether it is the beginning of something, or a beginning with an end. */
  readonly isSpan: boolean;
  /** How `from` and, unless it is empty, `until` were read. */
  readonly times: readonly [TypedTime, ...TypedTime[]];
}

type Span = Omit<FoundTime, 'words'>;

export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Longer than two times in words. */
const MAX_CHARACTERS = 70;
const DIGIT = /\p{Nd}|元/u;
const BARE_NUMBER = /^\p{Nd}{1,3}$/u;
const SHORT_YEAR = /^\d{2}$/;
const FULL_YEAR = /\d{4}/;
const BEFORE = /^[\s\-–—:：.,،、，;|=•*·)\]）】」]+/u;
const AFTER = /[\s:：.。,،、，;|=([（【「]+$|\s[-–—]+$/u;
const BRACKETS_BEFORE = /^[\s\-–—:：,،、，;|=•*·([（【]+/u;
const BRACKETS_AFTER = /[\s:：.。,،、，;|)\]）】]+$|\s[-–—]+$/u;
const CUT_BEFORE = /[\s()（）:：,\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const CUT_AFTER = /[()（）:：,\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const DASH = String.raw`\s*[-–—~〜～－]\s*`;
/** A dash directly behind a time: “1996–”. */
const OPEN_END = /(?<=\S)[-–—~〜～－]$/u;

/** Text as it is compared, with digits as ASCII. */
const fold = (text: string): string =>
  foldText(text)
    .replaceAll('’', "'")
    .replace(/\p{Nd}/gu, (digit) => toPlainNumber(digit));

/** Repeats a replacement until nothing changes: brackets and dashes may follow each other. */
function strip(text: string, ...patterns: readonly RegExp[]): string {
  const stripped = patterns.reduce((rest, pattern) => rest.replace(pattern, ''), text);
  return stripped === text ? text : strip(stripped, ...patterns);
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches what is between two times: a dash, or a word of the language. */
function betweenTimes({ until }: TypedLifeWords): RegExp {
  const words = until
    .map(fold)
    .map((word) => (UNSPACED.test(word) ? escape(word) : String.raw`\s${escape(word)}\s`));
  return new RegExp([...words, DASH].join('|'), 'gu');
}

const isUnreadable = (typed: TypedTime): boolean =>
  'problem' in typed && (typed.problem.code === 'unreadable' || typed.problem.code === 'empty');

const yearOf = (typed: TypedTime): number | null => {
  const when =
    'when' in typed ? typed.when : typed.problem.code === 'beforeBirth' ? typed.problem.when : null;
  if (when?.unit === 'day') return when.date.year;
  return when?.unit === 'month' || when?.unit === 'year' ? when.year : null;
};

const CERTAIN = 3;

/** How certain it is that a text is a time: 0 for none. */
function certaintyOf(typed: TypedTime): number {
  if ('when' in typed) return CERTAIN;
  if (isUnreadable(typed)) return 0;
  return typed.problem.code === 'beforeBirth' ? 2 : 1;
}

/** The calendar year of a time; `null` for an age, and for no time. */
export const findYear = ({ times: [first] }: Pick<FoundTime, 'times'>): number | null => yearOf(first);

/** Reads text that is nothing but one time or two, in the words of a language. A number alone is no age here. */
function createSpanReader(words: TypedLifeWords, read: ReadTime) {
  const separators = betweenTimes(words);
  const now = new Set(words.now.map(fold));
  const since = words.since.map(fold);

  const isBeginning = (text: string): boolean => {
    const typed = text.split(' ');
    return since.some((word) =>
      UNSPACED.test(word) ? text.startsWith(word) || text.endsWith(word) : typed.includes(word),
    );
  };

  /** Two times as each would be typed alone: “2008–12” and “May–Aug 2012” leave something out. */
  const complete = (from: string, until: string): readonly [string, string] => {
    const year = FULL_YEAR.exec(from)?.[0];
    if (year && SHORT_YEAR.test(until)) return [from, year.slice(0, 2) + until];
    const start = read(from);
    const isWithoutYear = 'problem' in start && start.problem.code === 'noYear';
    const end = isWithoutYear ? yearOf(read(until)) : null;
    return [end === null ? from : `${from} ${end}`, until];
  };

  const readTwo = (text: string): Span | null => {
    for (const match of text.matchAll(separators)) {
      const before = text.slice(0, match.index).trim();
      const after = text.slice(match.index + match[0].length).trim();
      if (before === '' || after === '') continue;
      const isOpen = now.has(after);
      const [from, until] = isOpen ? [before, ''] : complete(before, after);
      const times = isOpen ? [read(from)] : [read(from), read(until)];
      const hasBareNumber = [from, until].some((time) => BARE_NUMBER.test(time));
      const areAges = times.every(isAge) && /\p{L}/u.test(text);
      const [first, ...others] = times;
      if (first && !times.some(isUnreadable) && (areAges || !hasBareNumber))
        return { from, until, isSpan: true, times: [first, ...others] };
    }
    return null;
  };

  return (part: string): Span | null => {
    if (!DIGIT.test(part)) return null;
    const text = strip(fold(part), BRACKETS_BEFORE, BRACKETS_AFTER);
    const from = text.replace(OPEN_END, '');
    const time = read(from);
    if (isUnreadable(time) || BARE_NUMBER.test(from)) return readTwo(text);
    return { from, until: '', isSpan: from !== text || isBeginning(from), times: [time] };
  };
}

/** Creates a function that finds the time at the beginning or the end of a text, in the words of a language. */
export function createTimeFinder(words: TypedLifeWords, read: ReadTime) {
  const readSpan = createSpanReader(words, read);

  const findFirst = (text: string): FoundTime | null => {
    const readUntil = (cut: number) => readSpan(text.slice(0, cut));
    const cuts = listCuts(text.slice(0, MAX_CHARACTERS)).toReversed();
    const longest = cuts.findIndex((cut) => readUntil(cut) !== null);
    let cut = cuts[longest];
    let span = cut === undefined ? null : readUntil(cut);
    if (cut === undefined || !span) return null;
    // A word such as “in” behind a time belongs to what follows, but not “years old” behind an age.
    for (const shorter of isAge(span.times[0]) ? [] : cuts.slice(longest + 1)) {
      const same = readUntil(shorter);
      if (!same || !sameTimes(same, span) || UNSPACED.test(text.slice(shorter, cut))) break;
      cut = shorter;
      span = same;
    }
    return { ...span, words: tidy(text.slice(cut)) };
  };

  const findLast = (text: string): FoundTime | null => {
    const start = Math.max(0, text.length - MAX_CHARACTERS);
    for (const cut of [0, ...listCuts(text.slice(start))]) {
      const span = readSpan(text.slice(start + cut));
      if (span) return { ...span, words: tidy(text.slice(0, start + cut)) };
    }
    return null;
  };

  /** @returns the more certain one of the two; `null` for none */
  return (text: string): FoundTime | null => {
    if (!DIGIT.test(text)) return null;
    const first = findFirst(text);
    if (first && certaintyOf(first.times[0]) === CERTAIN) return first;
    const last = findLast(text);
    if (!first || !last) return first ?? last;
    return certaintyOf(last.times[0]) > certaintyOf(first.times[0]) ? last : first;
  };
}

export type FindTime = ReturnType<typeof createTimeFinder>;

const isAge = (typed: TypedTime): boolean => 'when' in typed && typed.when.unit === 'age';

const sameTimes = (one: Span, other: Span): boolean =>
  JSON.stringify([one.times, one.isSpan]) === JSON.stringify([other.times, other.isSpan]);

/** The places where a time may end and words begin: at spaces and brackets, and at each sign of Chinese and Japanese. */
const listCuts = (text: string): readonly number[] =>
  Array.from({ length: text.length }, (_, index) => index + 1).filter((cut) => {
    const [before = '', after = ''] = [text[cut - 1], text[cut]];
    return after === '' || CUT_BEFORE.test(after) || CUT_AFTER.test(before);
  });

/** Words without the signs that join them to a time, and without quotation marks around them. */
function tidy(text: string): string {
  const words = strip(text, BEFORE, AFTER);
  return /^"[^"]*"$/.test(words) ? words.slice(1, -1).trim() : words;
}
