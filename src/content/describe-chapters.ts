import {
  CHAPTER_MESSAGES,
  COLOR_NAMES,
  FIGURE_SPANS,
  LISTED_SPANS,
  SPANS,
} from '#messages/chapter-messages.ts';
import type { ActivityColor } from '../life/activity-colors.ts';
import type { ListedChapter } from '../life/list-entries.ts';
import type { Chapter } from '../life/personal-entries.ts';
import type { ChapterProblem, PlacedChapter } from '../life/place-entries.ts';
import { ageInWeek } from '../life/weeks.ts';
import { parseWhen } from '../life/when.ts';
import { isolateName } from '../messages/isolate-name.ts';
import { describeWhen, type TimeContext } from './describe-entry-times.ts';
import { EMPTY_CELL } from './empty-cell.ts';
import { describeUnplaced } from './list-moment-rows.ts';

const COLORS: Readonly<Record<ActivityColor, keyof typeof COLOR_NAMES>> = {
  '#4E84F0': 'blue',
  '#59D4A6': 'green',
  '#CF9FFA': 'purple',
  '#D6293B': 'red',
  '#F7893B': 'orange',
  '#69B1B5': 'cyan',
  '#FFB2E2': 'pink',
  '#BDDE5F': 'lime',
  '#B58567': 'brown',
  '#7E8B9E': 'slate',
};

/** The name of a color that a chapter can have. */
export const nameColor = (color: ActivityColor): string => COLOR_NAMES[COLORS[color]];

const describeText = (context: TimeContext, text: string): string => {
  const when = parseWhen(text);
  return when ? describeWhen(context, when) : '';
};

/** The age that a time is given as; `null` for any other time. */
function ageOf(text: string): number | null {
  const when = parseWhen(text);
  return when?.unit === 'age' ? when.age : null;
}

type Span = Pick<Chapter, 'from' | 'until'>;

/** From when until when a chapter lasts, in words. @example 'June 2012 to 2016', 'from 2017 on', 'age 6 to 18' */
function describeSpan(context: TimeContext, { from, until }: Span): string {
  const { format } = context;
  const age = ageOf(from);
  if (until === null) {
    return age === null ? SPANS.from(describeText(context, from)) : SPANS.fromAge(format, age);
  }
  const lastAge = ageOf(until);
  return age === null || lastAge === null
    ? SPANS.between(describeText(context, from), describeText(context, until))
    : SPANS.betweenAges(format, age, lastAge);
}

const agesOf = ({ from, until }: PlacedChapter) => ({ from: ageInWeek(from), until: ageInWeek(until) });

/** The ages of a chapter, up to the one at its end. @example '22 to 26', '6 to 18' until the 18th birthday, '26 on' */
function describeChapterAges({ format: { number } }: TimeContext, placed: PlacedChapter): string {
  const { from, until } = agesOf(placed);
  if (!Number.isFinite(until)) return FIGURE_SPANS.from(number(from));
  return from === until ? number(from) : FIGURE_SPANS.between(number(from), number(until));
}

/** A chapter’s time in a list that has no end of its own. */
function describeOpenTime(context: TimeContext, from: string, placed: PlacedChapter | null): string {
  const { format } = context;
  const begin = describeText(context, from);
  if (placed && Number.isFinite(placed.until)) return LISTED_SPANS.untilNext(format, begin, agesOf(placed));
  const age = ageOf(from);
  return age === null
    ? LISTED_SPANS.from(format, begin, placed && ageInWeek(placed.from))
    : LISTED_SPANS.fromAge(format, age);
}

/**
 * A chapter's time with its ages, as in a list.
 * @param placed `null` if it has no place in the weeks
 * @example 'June 2012 to 2016, ages 22 to 26', 'From 2017 on, from age 26'
 */
export function describeChapterTime(
  context: TimeContext,
  { from, until }: Span,
  placed: PlacedChapter | null,
): string {
  if (until === null) return describeOpenTime(context, from, placed);
  const { format } = context;
  const [age, lastAge] = [ageOf(from), ageOf(until)];
  if (age !== null && lastAge !== null) return LISTED_SPANS.betweenAges(format, age, lastAge);
  const [begin, end] = [describeText(context, from), describeText(context, until)];
  return LISTED_SPANS.between(format, begin, end, placed && agesOf(placed));
}

/** What is wrong with the times of a chapter, and what to do. */
export function describeChapterProblem(context: TimeContext, problem: ChapterProblem): string {
  const { beforeBirth, endsBeforeItBegins, overlaps } = CHAPTER_MESSAGES.problems;
  switch (problem.code) {
    case 'fromBeforeBirth':
    case 'untilBeforeBirth':
      return beforeBirth;
    case 'endsBeforeItBegins':
      return endsBeforeItBegins;
    case 'overlaps':
      return overlaps(isolateName(problem.other.name), describeSpan(context, problem.other));
  }
}

/** What is wrong with a chapter in the list, or why it has no place in the weeks; `null` for nothing. */
export function describeChapterNote(
  context: TimeContext,
  { placed, problem }: Pick<ListedChapter, 'placed' | 'problem'>,
): string | null {
  if (problem && problem.code !== 'fromBeforeBirth') return describeChapterProblem(context, problem);
  return placed ? null : describeUnplaced(context.birthdate);
}

/** The first and the last week of a chapter, counted from 1. */
function describeChapterWeeks({ format: { number } }: TimeContext, { from, until }: PlacedChapter): string {
  const first = number(from + 1);
  return Number.isFinite(until) ? FIGURE_SPANS.between(first, number(until)) : FIGURE_SPANS.from(first);
}

/** The rows of the table of chapters. */
export function listChapterRows(context: TimeContext, listed: readonly ListedChapter[]) {
  return listed.map(({ chapter, placed }) => ({
    id: chapter.id,
    cells: [
      chapter.name,
      describeSpan(context, chapter),
      placed ? describeChapterAges(context, placed) : EMPTY_CELL,
      placed ? describeChapterWeeks(context, placed) : EMPTY_CELL,
    ] as const,
  }));
}
