import { problemOf, valueOf } from '../typed.ts';
import { createLineForms, type LineForms } from './line-forms.ts';
import { maskQuotes } from './mask-quotes.ts';
import { type LineTimes, readLineTimes, type TimesProblem } from './read-line-times.ts';
import type { TypedTime } from './read-parts.ts';
import { createScanner, type FoundTime, type Place } from './scan-times.ts';
import type { TimeGrammar } from './time-grammar.ts';
import { cutTokens, type Tokens, WORD } from './tokens.ts';

export interface LineParts {
  readonly times: LineTimes<TypedTime>;
  readonly time: Place;
  /** Where the second of two times begins. */
  readonly second: number | null;
  /** The visitor’s own age beside a time of the calendar. */
  readonly age: (Place & { readonly times: LineTimes<TypedTime> }) | null;
  /** The year beside a birth since which two people know each other. */
  readonly since: TypedTime | null;
  readonly words: Place;
  /** All that is not of the time, in parts: also how long something lasted, behind the time at the end. */
  readonly rest: readonly Place[];
  readonly isBehind: boolean;
  /** Whether the words stand between two times. */
  readonly isBetween: boolean;
  /** Whether the time stands among the words, where it may be none. */
  readonly isWithin: boolean;
}

/** What may be before a time at the beginning of a line. */
const AT_START = '(?:N[.)] )?(?:¤ ?)?["“([<]*';
const IS_START = new RegExp(`^${AT_START}$`);
/** What may follow a time at the end of a line: a duration, closing signs. */
const TRAIL = String.raw`(?: ?[·•⋅(] ?(?:N ?${WORD}+\.? ?){1,2}\)?)?[ ¤(?)\]】.。;,،|*_"”]*`;
const IS_TRAIL = new RegExp(`^${TRAIL}$`);
/** A year in quotation marks is a name: “1984”. In a table, all cells may have them. */
const QUOTE = /(?<![,;|] ?)["“„«]$/;
const SIGNS = /^[^wkNHYL\ue000-\uf8ff'‘$€£¥]*$/;
const LAST_CLAUSE = /[,،、;] ?[^,،、;]{1,12}$/;
/** “2012 reunion of ’98” has one time. */
const SHORT_YEAR = /^(?:[\ue000-\uf8ff] )?['‘]/;

/** What ends a clause: more than a space. */
const CLAUSE_END = /^ ?(?:[,،、;:()[\]|。→·]|[-–—] |[.!?](?: |$))/;
/** What a time among words can end before. */
const IS_END = /^(?:$|[ ,،、;:()[\]|。.!?¤–—])/;
/** A smaller number at the beginning counts: “mit 3 Freunden”. */
const FIRST_AGE = 5;
/** What makes a time the second or the first of two, of which the other one is not read. */
const [JOINED_BEFORE, JOINED_BEHIND] = [/[~〜] ?$|(?<! )[-–—]$/, /^ ?(?:[~〜]|[-–—] ?[)\]NHY](?!:N))/];

/** Whether it is a day, or was meant to be one: “31 Feb 2012”. */
const isDay = ({ times }: FoundTime) =>
  'from' in times &&
  (valueOf(times.from)?.unit === 'day' ||
    ['ambiguous', 'noSuchDay'].includes(problemOf(times.from)?.code ?? ''));
const isAge = (time: TypedTime | null) => valueOf(time)?.unit === 'age';

/** The times of a line that has two in different places: one beside the other’s own age, or a birth and a meeting. */
function combine(one: FoundTime, other: FoundTime): Pick<LineParts, 'times' | 'age' | 'since'> | null {
  if ('problem' in one.times || 'problem' in other.times) return null;
  const [times, second] = [one.times, other.times];
  if (isAge(times.from) !== isAge(second.from)) {
    const [calendar, age] = isAge(times.from)
      ? [second, { ...one, times }]
      : [times, { ...other, times: second }];
    return calendar.isSpan || age.times.isSpan ? null : { times: calendar, age, since: null };
  }
  const [birth, since] = times.isSpan ? [second, times] : [times, second];
  const isSince = since.isSpan && since.from !== null && since.until === null;
  return isSince && !birth.isSpan && !isAge(birth.from)
    ? { times: birth, age: null, since: since.from }
    : null;
}

type LineTimesProblem = TimesProblem | 'noTime' | 'noYear' | 'shortYear';

/** How likely a time among the words is one: a day, a month or more than one word, a year alone, an age. */
function rankTime({ signs }: Tokens, { times, from, until }: FoundTime): 0 | 1 | 2 | 3 {
  if ('problem' in times || times.isVague || times.isOther) return 0;
  const behind = signs.slice(until);
  const isAtClause = CLAUSE_END.test(behind);
  if (JOINED_BEFORE.test(signs.slice(0, from)) || JOINED_BEHIND.test(behind)) return 0;
  const age = valueOf(times.from);
  if (!IS_END.test(behind) && (age?.unit === 'year' || !behind.startsWith('k'))) return 0;
  if (age?.unit === 'age') return isAtClause || (from === 0 && age.age >= FIRST_AGE) ? 1 : 0;
  if (signs.slice(from, until).trim() !== 'Y') return 3;
  return isAtClause ? 2 : 0;
}

/** The time among the words of a line that is most likely one. */
function findWithin(
  tokens: Tokens,
  times: readonly FoundTime[],
): LineParts | { readonly problem: 'twoTimes' | 'noTime' } {
  const ranked = times.map((time) => ({ time, rank: rankTime(tokens, time) }));
  const highest = Math.max(...ranked.map(({ rank }) => rank));
  const [first, ...others] = ranked.filter(({ rank }) => rank > 0 && rank === highest);
  if (others.length > 0) return { problem: 'twoTimes' };
  const time = first?.time;
  if (!time || 'problem' in time.times) return { problem: 'noTime' };
  const words = { from: 0, until: tokens.signs.length };
  const alone = { times: time.times, age: null, since: null, time, second: time.second, words };
  const rest = [
    { from: 0, until: time.from },
    { from: time.until, until: tokens.signs.length },
  ];
  return { ...alone, rest, isBehind: true, isBetween: false, isWithin: true };
}

const isTrail = ({ signs }: Tokens, from: number, until: number) => IS_TRAIL.test(signs.slice(from, until));

/** The time beside the one at the beginning or the end of a line. */
function findBeside(
  tokens: Tokens,
  times: readonly FoundTime[],
  found: FoundTime,
  isBehind: boolean,
): FoundTime | null {
  const { signs } = tokens;
  const near = isBehind
    ? times.findLast(({ from }) => from < found.from)
    : times.find(({ from, isWeak }) => from > found.from && !isWeak);
  // “the 1984-model”
  if (!near || /^-[wk]/.test(signs.slice(near.until))) return null;
  if (!isBehind) return SIGNS.test(signs.slice(found.until, near.from)) ? near : null;
  // “born 1986, together since 2008”
  const isSpan = 'isSpan' in found.times && found.times.isSpan;
  const clause = isSpan ? LAST_CLAUSE.exec(signs.slice(0, found.from)) : null;
  const ends = [found.from, ...(clause ? [clause.index] : [])];
  return ends.some((end) => near.until <= end && isTrail(tokens, near.until, end)) ? near : null;
}

/** In a line without a time, a number at its end that may be the age of somebody. */
function findLast(
  { signs, values }: Tokens,
  { shortYear, lastAge }: LineForms,
): LineParts | { readonly problem: LineTimesProblem } {
  if (shortYear.test(signs)) return { problem: 'shortYear' };
  const { index: from } = lastAge.exec(signs) ?? {};
  if (from === undefined) return { problem: 'noTime' };
  const times = readLineTimes({}, [{ age: values[from], other: 1 }], (parts) => parts);
  if ('problem' in times) return times;
  const [time, words] = [
    { from, until: signs.length },
    { from: 0, until: from },
  ];
  const place = { isBehind: true, isBetween: false, isWithin: false };
  return { times, time, second: null, age: null, since: null, words, rest: [words], ...place };
}

/** Creates a function that finds the time of a line, at its beginning or at its end, or two that belong together; or else one among its words. */
export function createTimeFinder(grammar: TimeGrammar) {
  const forms = createLineForms(grammar);
  const scan = createScanner(forms);
  const bullets = new RegExp(`^${forms.bullets}`);
  const yearless = [
    new RegExp(`^${AT_START}${forms.yearless}(?![wNHYL])`),
    new RegExp(`(?<![wNHYL])${forms.yearless}${TRAIL}$`),
  ];

  const findParts = (
    tokens: Tokens,
    times: readonly FoundTime[],
  ): LineParts | { readonly problem: LineTimesProblem } => {
    const { signs } = tokens;
    const [first] = times;
    const isFirst = first && !first.isWeak && IS_START.test(signs.slice(0, first.from));
    const start = isFirst ? first : null;
    const last = times.find(({ until }) => isTrail(tokens, until, signs.length));
    const end = last && !QUOTE.test(signs.slice(0, last.from)) ? { ...last, until: signs.length } : null;
    const found = start ?? end;
    if (!found) {
      if (times.length === 0 && yearless.some((pattern) => pattern.test(signs))) return { problem: 'noYear' };
      const within = findWithin(tokens, times);
      return 'problem' in within && within.problem === 'noTime' ? findLast(tokens, forms) : within;
    }
    const next = findBeside(tokens, times, found, !start);
    const isSecond = start && end && end.from !== start.from && !SHORT_YEAR.test(signs.slice(end.from));
    const other = next ?? (isSecond ? end : null);
    const pair = other && combine(found, other);
    if (other && !pair) return { problem: 'twoTimes' };
    if ('problem' in found.times) return found.times;
    const nearest = next ?? found;
    const words = start
      ? { from: nearest.until, until: other && !next ? other.from : signs.length }
      : { from: 0, until: nearest.from };
    if (times.some((time) => isDay(time) && time.from >= words.from && time.until <= words.until))
      return { problem: 'twoTimes' };
    const ofTimes = pair ?? { times: found.times, age: null, since: null };
    const place = { isBehind: !start, isBetween: other !== null && !next, isWithin: false };
    const isWhole = ofTimes.times.goesOn || ofTimes.times.until !== null;
    const hasTrail = last && !start && !isWhole && signs.slice(last.until).includes('N');
    const rest = hasTrail ? [words, { from: last.until, until: signs.length }] : [words];
    return { ...ofTimes, ...place, time: found, second: found.second, words, rest };
  };

  /** @returns the tokens of the line without bullets, and its parts */
  return (whole: Tokens, isDayFirst: boolean | null) => {
    const masked = { ...whole, signs: maskQuotes(whole.signs) };
    const tokens = cutTokens(masked, bullets.exec(masked.signs)?.[0].length ?? 0);
    const times = scan({ ...tokens, partsOf: (values) => grammar.partsOf(values, isDayFirst) });
    const parts = findParts(tokens, times);
    return 'problem' in parts ? parts : { tokens, parts };
  };
}
