import { type When, yearOf } from '../../life/when.ts';
import { valueOf } from '../typed.ts';
import { completePart, isLater, isWithin, lengthen } from './complete-part.ts';
import { type Answer, ask, type Change, type Context, textOf } from './doubt.ts';
import { completeYear, isInLife, isOwnAge } from './life-years.ts';
import { type Item, type ItemKind, UNIT } from './list-items.ts';
import { timeOf } from './read-parts.ts';
import type { Place } from './scan-times.ts';
import { WORD } from './tokens.ts';

const CENTURY = 100;
/** Signs that leave little doubt that an item belongs to the time; a dash alone; what sets an age apart from the words. */
const [TIGHT, DASH] = [/[/([_–—-]/, /^ ?[-–—~〜/] ?$/];
const [OPEN, CLOSE] = [/[,،、(（] ?$/, /^ ?(?:[,،、)）]|$)/];
/** A decimal or a score. */
const DECIMAL = /^\p{Nd}+[._-]\p{Nd}+$/u;
/** A few words between an item and the time. */
const NEAR = new RegExp(`^(?: ?${WORD}){1,3} ?$`);
const A_WORD = new RegExp(`^ ${WORD} ?$`);

/** The words of a line without a part of them, and without the signs that join it to the rest. */
function without({ rest, tokens: { signs } }: Context, { from, until }: Place): readonly Place[] {
  const begin = from - (/[ ,،、/([_–—~〜-]*$/.exec(signs.slice(0, from))?.[0].length ?? 0);
  const end = until + (/^ ?[)\]]?/.exec(signs.slice(until))?.[0].length ?? 0);
  return rest.flatMap((part) =>
    from >= part.until || until <= part.from
      ? [part]
      : [
          { from: part.from, until: Math.min(part.until, begin) },
          { from: Math.max(part.from, end), until: part.until },
        ],
  );
}

/** Where an item stands beside the time of its line. @param part the words in which it is */
function describeItem(context: Context, { part, ...item }: Item) {
  const { begin, joints, time, tokens } = context;
  const isAfter = part.from >= time.from;
  const [from, until] = isAfter ? [part.from, item.until] : [item.from, part.until];
  const joint = isAfter ? tokens.signs.slice(from, item.from) : tokens.signs.slice(item.until, until);
  const isJoined = joints.any.test(joint) || (begin?.unit === 'age' && A_WORD.test(joint));
  const isEnd = isAfter && (DASH.test(joint) || joints.until.test(joint));
  const words = without(context, isJoined || NEAR.test(joint) ? { from, until } : item);
  return { ...item, text: textOf(context, item), isAfter, joint, isJoined, isEnd, words };
}

type Found = ReturnType<typeof describeItem>;

/** Somebody who was born in a year: the time of the line is that of a meeting or, behind a word such as “died”, of a death. */
function asSomebody(context: Context, found: Found, born: number): Change {
  const { tokens, time, times, joints } = context;
  const [before] = without(context, found);
  const isDeath = joints.died.test(tokens.signs.slice(0, time.from));
  const dead = isDeath && { until: times.from, isDeath: true, isSpan: true };
  const alone = { until: null, isSpan: false, isInexact: false, goesOn: false };
  return {
    times: { ...alone, from: timeOf({ year: born }), isBirth: found.kind === 'birth', ...dead },
    since: isDeath ? null : times.from,
    words: before && /\p{L}/u.test(textOf(context, before)) ? [before] : without(context, found),
    isSomebody: true,
  };
}

const untilOf = (value: When, words: readonly Place[]): Change => ({
  times: { until: { value }, isSpan: true },
  words,
});

/** The end of what begins at the time, which an item may be: in the same unit, and as near as it can be. */
function findEnd(context: Context, { text, isEnd }: Found): When | null {
  const { begin, times, text: whole, year } = context;
  if (!isEnd || !begin || begin.unit === 'age' || times.until || times.goesOn) return null;
  const distance = (time: When) =>
    Math.abs((yearOf(time) ?? 0) - year) + (time.unit === begin.unit ? 0 : CENTURY);
  const [end] = [...completePart(text, whole, context)].toSorted(
    (one, other) => distance(one) - distance(other),
  );
  return end && isLater(begin, end) ? lengthen(end, 1, 'years') : (end ?? null);
}

/** A more exact time, or another one, which an item makes of the time. */
function findFiner(context: Context, { text }: Found): When | null {
  const { begin, times, text: whole } = context;
  if (!begin || begin.unit === 'age' || begin.unit === 'day' || times.until) return null;
  let same: When | null = null;
  for (const time of completePart(text, whole, context)) {
    if (isWithin(time, begin)) return time;
    if (time.unit === begin.unit) same ??= time;
  }
  return same;
}

/** A year among the words, in four digits or two, or a birth. */
function askForYear(context: Context, found: Found): Answer | null {
  const { begin, times, life, tokens, words, joints, isBehind, since, grammar } = context;
  const { text, kind, isAfter, words: others } = found;
  const own = valueOf(grammar.parseTime(text));
  const year = yearOf(own) ?? completeYear(found.value, life);
  const isOver =
    times.isDeath || since !== null || (/^\p{N}+\p{L}/u.test(text) && (times.goesOn || times.until));
  // “from 9 to 5”
  if (text.length < 2 || isOver || !isInLife(year, life)) return null;
  const [value, named] = [
    own && own.unit !== 'age' ? own : { unit: 'year' as const, year },
    others.slice(0, 1),
  ];
  if (times.isBirth && kind !== 'birth') {
    const dead = { until: { value }, isDeath: true, isSpan: true };
    return ask('yearOrNumber', text, { since: { value }, words: named }, { times: dead, words: named }, {});
  }
  const [before, behind] = [tokens.signs.slice(words.from, found.from), tokens.signs.slice(found.until)];
  const isAnother = joints.another.test(before) || (isBehind && joints.anotherBehind.test(behind));
  if (times.isBirth || (isAnother && kind !== 'birth')) return { problem: 'twoTimes' };
  const somebody = asSomebody(context, found, year);
  if (kind === 'birth') return ask('partOfTime', text, somebody, {});
  const isOpen = isAfter && !times.until && !times.goesOn && begin && begin.unit !== 'age';
  const until = isOpen && isLater(value, begin) ? [untilOf(value, others)] : [];
  const other = { times: { from: { value }, until: null, isSpan: false, isInexact: true } };
  return ask('yearOrNumber', text, {}, ...(kind === 'short' ? [somebody] : []), ...until, other);
}

/** How long something took, or somebody's age. */
function askForDuration(context: Context, found: Found): Answer | null {
  const { begin, times, tokens, joints, life, year } = context;
  const { text, value, joint, isJoined, words } = found;
  const unit = joints.months.test(tokens.signs.slice(found.from, found.until)) ? 'months' : 'years';
  if (unit === 'years' && isOwnAge(value, year, life)) {
    const isSure = A_WORD.test(joint) || (isJoined && /[,،、(（–—-]/.test(joint));
    if (isSure) return ask('partOfTime', text, { words });
    return isJoined || NEAR.test(joint) ? ask('partOfTime', text, { words }, {}) : null;
  }
  const isOpen = times.isSpan || begin?.unit !== 'day';
  if (!begin || !isOpen || times.until || times.goesOn || times.isBirth) return null;
  const end = lengthen(begin, value, unit);
  const isPast = end && (yearOf(end) ?? Number.NaN) <= life.presentYear;
  const isAge = unit === 'years' && OPEN.test(tokens.signs.slice(0, found.from));
  const somebody = isAge ? [asSomebody(context, found, life.presentYear - value)] : [];
  return ask('partOfTime', text, {}, ...somebody, ...(isPast ? [untilOf(end, words)] : []));
}

/** A part of a date beside the time: its end, what it lacks, or words. */
function askForPart(context: Context, found: Found): Answer | null {
  const { times, begin } = context;
  const { text, kind, joint, words, isAfter, isJoined } = found;
  const end = findEnd(context, found);
  if (end) return ask('end', text, untilOf(end, words), {});
  const finer = findFiner(context, found);
  const isNumber = !/\p{L}/u.test(text) && kind !== 'calendar';
  const isRest = !isNumber || (times.isSpan && joint === '/');
  const from = finer && { value: finer };
  const part = from ? [{ times: { from }, ...(isJoined && { words }) }] : isRest ? [{ words }] : [];
  if (from && !isAfter && begin && times.from && isLater(begin, from.value))
    return ask('partOfTime', text, { times: { from, until: times.from, isSpan: true }, words }, {}, ...part);
  const isLikely =
    TIGHT.test(joint) || /^[([]/.test(text) || (!isNumber && (/\p{N}/u.test(text) || !isAfter));
  return isJoined && isLikely && !times.until
    ? ask('partOfTime', text, ...part, {})
    : ask('partOfTime', text, {}, ...part);
}

/** A month or a day beside the time, or in words such as “in March”; of a span or a birth, one before it is a name. */
function askForDate(context: Context, found: Found): Answer | null {
  const { begin, times, tokens, joints } = context;
  const { kind, text, joint, isAfter, isJoined } = found;
  const isApart =
    !isAfter && (times.isSpan || times.isBirth || (begin?.unit !== 'year' && /[,،、]/.test(joint)));
  const isTold =
    kind === 'date'
      ? begin?.unit === 'year' && !times.until && /\p{Nd}/u.test(text) && !DECIMAL.test(text)
      : joints.inWords.test(tokens.signs.slice(0, found.from));
  return (isJoined && !isApart) || isTold ? askForPart(context, found) : null;
}

/** A number beside the time, or one that is set apart: somebody's age. */
function askForNumber(context: Context, found: Found): Answer | null {
  const { times, tokens, life } = context;
  const { from, until, isJoined, isEnd, text, value } = found;
  if (isJoined) return askForPart(context, found) ?? (isEnd ? askForYear(context, found) : null);
  const isApart = OPEN.test(tokens.signs.slice(0, from)) && CLOSE.test(tokens.signs.slice(until));
  if (!isApart || times.isBirth || times.until) return null;
  return ask('partOfTime', text, {}, asSomebody(context, found, life.presentYear - value));
}

const ASKS: Readonly<Record<ItemKind, (context: Context, found: Found) => Answer | null>> = {
  birth: askForYear,
  year: askForYear,
  short: (context, found) => (findEnd(context, found) ? askForPart : askForYear)(context, found),
  duration: askForDuration,
  calendar: askForPart,
  date: askForDate,
  month: askForDate,
  weekday: (context, found) => {
    const isOfDay = context.begin?.unit === 'day' && found.isAfter && /^,? ?$/.test(found.joint);
    return isOfDay ? askForPart(context, found) : null;
  },
  number: askForNumber,
};

/**
 * What an item can be beside the time of its line, as ways to read the line, the likeliest first: its end, a part of it,
 * another time, the birth of somebody, or words. `null` if it is nothing but words.
 */
export function answerItem(context: Context, item: Item): Answer | null {
  const { begin, times, typed, tokens } = context;
  if (UNIT.test(typed.slice(tokens.offsets[item.until]))) return null;
  const found = describeItem(context, item);
  if (begin?.unit !== 'age' || item.kind === 'year' || item.kind === 'short')
    return ASKS[item.kind](context, found);
  const isNext = found.kind === 'number' && found.isAfter && found.isJoined && times.until === null;
  const until = { unit: 'age', age: found.value } as const;
  return isNext && found.value > begin.age ? ask('end', found.text, untilOf(until, found.words), {}) : null;
}
