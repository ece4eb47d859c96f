import type { When } from '../../life/when.ts';
import type { LineParts } from './find-times.ts';
import type { LifeYears } from './life-years.ts';
import type { LineTimes } from './read-line-times.ts';
import type { TypedTime } from './read-parts.ts';
import type { Place } from './scan-times.ts';
import type { TimeGrammar } from './time-grammar.ts';
import { type Tokens, WORD } from './tokens.ts';

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
  readonly words?: readonly Place[];
  readonly since?: TypedTime | null;
  /** Whether it is one only if its words are somebody. */
  readonly isSomebody?: true;
}

/** The ways to read a line, the likeliest first; one alone is sure. */
export type Answer =
  | { readonly doubt: Doubt; readonly changes: readonly [Change, ...Change[]] }
  | { readonly problem: 'twoTimes' };

/** A line as it was typed, in tokens, and its parts. */
export interface Line extends LineParts {
  readonly typed: string;
  readonly tokens: Tokens;
}

/** What is known of a line: the beginning of its time, its year, and how the time, or the first of two, was typed. */
export interface Context extends Line {
  readonly grammar: TimeGrammar;
  readonly life: LifeYears;
  readonly joints: ReturnType<typeof createJoints>;
  readonly begin: When | null;
  readonly year: number;
  readonly text: string;
}

/** Creates the patterns of words and signs beside the time of a line, or between it and something else. */
export function createJoints({ patternOf: role }: TimeGrammar) {
  const [until, glued] = [role('to', 'until'), `(?:w|${role('quarter')})`];
  const count = `(?:${WORD}'?\\.? ?){0,3}N(?: ?${WORD}\\.?){0,2}`;
  return {
    until: new RegExp(`^ ?${until} ?$`),
    any: new RegExp(`^(?:[,،、]? ?${role('to', 'until', 'since', 'or', 'and')} ?|[ ,،、/([_–—~〜+&-]{0,3})$`),
    inWords: new RegExp(`${role('in', 'to', 'until', 'since')}\\.? ?$`),
    months: new RegExp(role('partOfYear')),
    died: new RegExp(`${role('died')}\\.? ?(?:${role('in')} )?$`),
    question: new RegExp(String.raw`^ ?\(?(?:\?+|${role('or')} ?(?:${role('month')}|N|Y)\??)\)?`),
    or: new RegExp(`[NHY] ?${role('or')} ?$`),
    openEnd: new RegExp(String.raw`^ ?[-–—~〜/] ?(?:\?+|(?=\())|^ ?(?:->|→)|^ ${role('until')}(?= )`),
    untilBefore: new RegExp(`${until} ?$`),
    week: new RegExp(String.raw`${role('week')}\.? ?$`),
    glued: new RegExp(`^(?: ?-?wN| ?w(?:[+-]N)?|k{1,3}|[-./_]${glued})(?![wNHYL])`),
    gluedBefore: new RegExp(`(?:N[-./])?${glued}[-./]$`),
    // “, mit 28,”
    ownAge: new RegExp(`^ ?[,،、(–—-] ?${count} ?[,،、)–—-]`),
    another: new RegExp(`(?:[,،、;&]|${role('and', 'in')}) ?$`),
    anotherBehind: new RegExp(`^ ?(?:[,،、;&]|${role('and')})`),
  };
}

/** Ways to read a line; `null` if it is to be read as it is. */
export const ask = (
  code: Doubt['code'],
  text: string,
  ...[first, ...others]: readonly Change[]
): Answer | null =>
  first && (others.length > 0 || Object.keys(first).length > 0)
    ? { doubt: { code, text }, changes: [first, ...others] }
    : null;

/** Some tokens as they were typed, without what joins them. */
export const textOf = ({ typed, tokens: { offsets } }: Line, { from, until }: Place): string =>
  typed
    .slice(offsets[from], offsets[until])
    .replace(/^[\s,،、/_~〜–—-]+|[\s/~〜–—-]+$|^.*?[([](?=[^)\]]*$)/gu, '');
