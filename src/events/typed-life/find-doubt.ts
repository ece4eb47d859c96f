import { yearOf } from '../../life/when.ts';
import { valueOf } from '../typed.ts';
import { answerItem } from './answer-item.ts';
import { completePart } from './complete-part.ts';
import { type Answer, ask, type Context, createJoints, type Line, textOf } from './doubt.ts';
import { isOwnAge, type LifeYears } from './life-years.ts';
import { createItemLister } from './list-items.ts';
import { timeOf } from './read-parts.ts';
import type { TimeGrammar } from './time-grammar.ts';

/** “2003/1” may be the first half of a year. */
const HALF = /\p{Nd}{4}[./]\p{Nd}(?!\p{Nd})/u;
/** A week and a day of the moon; a time zone behind a time of day. */
const [BESIDE_DATE, CLOCK, ZONE] = [
  /^W\d|^[初一二三四五六七八九十廿卅]+$/i,
  /\d[:h]\d\d/,
  /^[A-Z]{2,5}(?:[+-]\d+)?$/,
];

/** Finds something directly behind the time, or directly before it: its text, and the words without it. */
function find(context: Context, pattern: RegExp, isAfter: boolean) {
  const { tokens, words, isBehind, isBetween } = context;
  const isThere = isAfter ? !isBehind : isBehind || isBetween;
  const match = isThere ? pattern.exec(tokens.signs.slice(words.from, words.until)) : null;
  if (!match) return null;
  const from = words.from + match.index;
  const until = from + match[0].length;
  const rest = isAfter ? { ...words, from: until } : { ...words, until: from };
  return { from, until, signs: match[0], text: textOf(context, { from, until }), words: [rest] };
}

/** One's own age beside a year: it says no more, or does not agree. */
function findOwnAge(context: Context): Answer | null {
  const { age: own, time, rest, words, year, life, joints, tokens } = context;
  const age = valueOf(own?.times.from ?? null);
  if (own && age?.unit === 'age' && !isOwnAge(age.age, year, life)) {
    const opened = tokens.signs[own.from - 1] === '(' ? 1 : 0;
    const withAge =
      own.from >= words.until
        ? [...rest, { from: own.from - opened, until: own.until }]
        : [{ ...words, from: own.from > time.from ? time.until : words.from }];
    const others = own.times.isOther ? [] : [{ times: own.times }];
    return ask('partOfTime', textOf(context, own), { words: withAge }, ...others);
  }
  const found = find(context, joints.ownAge, true);
  const value = found && tokens.values[found.from + found.signs.indexOf('N')];
  return value && isOwnAge(value, year, life) ? ask('partOfTime', '', { words: found.words }) : null;
}

/** A time that is not exact in another way than by the words that stay with it. */
function findVague(context: Context): Answer | null {
  const { time, times, tokens, words, joints, isBehind, isWithin, text } = context;
  const [whole, exact] = [{ times: { isInexact: true } }, { isInexact: false }];
  const question = find(context, joints.question, true);
  if (question) {
    const { until, words: rest } = question;
    return ask('about', textOf(context, { from: time.from, until }), whole, { times: exact, words: rest });
  }
  const isOpen = isBehind && joints.or.test(tokens.signs.slice(0, words.until));
  const isVague = times.isVague || isOpen || tokens.signs.slice(time.from, time.until).includes('?');
  if (isVague && !isWithin) return ask('about', textOf(context, time), whole, { times: exact });
  const halves = [times.from, times.until].map(valueOf);
  const isHalf = halves.every((each) => !each || (each.unit === 'month' && each.month <= 2));
  const [half] = HALF.exec(text) ?? [];
  if (!isHalf || half === undefined) return null;
  const [from = null, until = null] = halves.map((each) => each && timeOf({ year: yearOf(each) ?? 0 }));
  return ask('partOfTime', half, {}, { times: { from, until } });
}

/** A week, a time zone or a day of the moon beside the time, or a word that a sign joins to it. */
function findGlued(context: Context): Answer | null {
  const { time, year, joints, text } = context;
  const behind = find(context, joints.glued, true);
  const isOfTime = behind && (BESIDE_DATE.test(behind.text) || (CLOCK.test(text) && ZONE.test(behind.text)));
  if (behind && isOfTime) return ask('partOfTime', behind.text, { words: behind.words }, {});
  const found = behind && /^[-./_]/.test(behind.signs) ? behind : find(context, joints.gluedBefore, false);
  if (found) {
    const [value] = completePart(found.text, text, context);
    const { words } = found;
    return value
      ? ask('partOfTime', found.text, { times: { from: { value } }, words }, {})
      : ask('partOfTime', found.text, {}, { words });
  }
  const week = find(context, joints.week, false);
  const ofYear = { times: { from: timeOf({ year }), isInexact: true } };
  return week && ask('partOfTime', textOf(context, { from: week.from, until: time.until }), ofYear, {});
}

/** A word or a dash that lets expect an end, or a beginning, which is not there. */
function findOpenEnd(context: Context): Answer | null {
  const { time, times, joints, isBehind } = context;
  if (times.isSpan) return null;
  const open = find(context, joints.openEnd, true);
  if (open) return ask('end', open.text, { times: { isSpan: true }, words: open.words }, {});
  if (times.isBegun && !isBehind) return ask('end', textOf(context, time), { times: { isSpan: true } }, {});
  const to = find(context, joints.untilBefore, false);
  if (!to) return null;
  const ended = { times: { from: null, until: times.from, isSpan: true }, words: to.words };
  return ask('end', textOf(context, { from: to.from, until: time.until }), ended, {});
}

function* listAnswers(
  context: Context,
  listItems: ReturnType<typeof createItemLister>,
): Generator<Answer | null> {
  for (const rule of [findOwnAge, findVague, findGlued]) yield rule(context);
  for (const part of context.rest)
    for (const item of listItems(context.tokens, part)) yield answerItem(context, item);
  yield findOpenEnd(context);
}

/**
 * Creates a function that finds what a line leaves of time: whatever may be of time and is not used makes it ask, with the
 * ways in which that can belong to the time that was read.
 */
export function createDoubtFinder(grammar: TimeGrammar, life: LifeYears) {
  const listItems = createItemLister(grammar);
  const joints = createJoints(grammar);
  return (line: Line): Answer | null => {
    const { times, time, second } = line;
    const begin = valueOf(times.from) ?? valueOf(times.until);
    const typed = textOf(line, { from: time.from, until: second ?? time.until });
    const year = yearOf(begin) ?? Number.NaN;
    const text =
      /\p{L}/u.test(typed) || begin?.unit !== 'year' ? typed.replace(/[^\p{L}\p{N}]+$/u, '') : String(year);
    const context = { ...line, grammar, life, joints, begin, year, text };
    let sure: Answer | null = null;
    for (const found of listAnswers(context, listItems)) {
      if (found && ('problem' in found || found.changes.length > 1)) return found;
      sure ??= found;
    }
    return sure;
  };
}
