import { SCHEDULE_PROBLEMS } from '#words/form.ts';
import { CHAPTERS, COLORS, LISTED_SPANS, UNPLACED } from '#words/results.ts';
import type { ActivityColor } from '../life/colors.ts';
import type { Chapter } from '../life/life-events.ts';
import type { ListedChapter } from '../life/list-events.ts';
import type { ChapterProblem, PlacedChapter } from '../life/place-events.ts';
import { ageInWeek } from '../life/weeks.ts';
import type { When } from '../life/when.ts';
import { isolateName } from '../words/isolate-name.ts';
import { countAges, describeUnplaced, describeWhen, type TimeContext } from './describe-event-times.ts';

const COLOR_NAMES: Readonly<Record<ActivityColor, keyof typeof COLORS>> = {
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
export const nameColor = (color: ActivityColor): string => COLORS[COLOR_NAMES[color]];

/** The age that a time is given as; `null` for any other time. */
const ageOf = (when: When): number | null => (when.unit === 'age' ? when.age : null);

const agesOf = ({ from, until }: PlacedChapter) => ({ from: ageInWeek(from), until: ageInWeek(until) });

/** A chapter’s time in a list that has no end of its own. */
function describeOpenTime(context: TimeContext, from: When, placed: PlacedChapter | null): string {
  const { format } = context;
  const begin = describeWhen(context, from);
  if (placed && !placed.goesOn)
    return LISTED_SPANS.untilNext(format, { begin, ...countAges(agesOf(placed)) });
  const age = ageOf(from);
  return age === null
    ? LISTED_SPANS.from(format, { begin, fromAge: knownAges(context, placed)?.from ?? null })
    : LISTED_SPANS.fromAge(format, { age });
}

/** Without a birthdate, as in a link, times are ages already. */
const knownAges = ({ birthdate }: TimeContext, placed: PlacedChapter | null) =>
  placed && birthdate ? agesOf(placed) : null;

/**
 * A chapter's time with its ages, as in a list.
 * @param placed `null` if it has no place in the weeks
 * @example 'June 2012 to 2016, ages 22 to 26', 'From 2017 on, from age 26'
 */
export function describeChapterTime(
  context: TimeContext,
  { from, until }: Pick<Chapter, 'from' | 'until'>,
  placed: PlacedChapter | null,
): string {
  if (until === null) return describeOpenTime(context, from, placed);
  const { format } = context;
  const [age, lastAge] = [ageOf(from), ageOf(until)];
  if (age !== null && lastAge !== null)
    return LISTED_SPANS.betweenAges(format, { from: age, until: lastAge });
  const [begin, end] = [describeWhen(context, from), describeWhen(context, until)];
  return LISTED_SPANS.between(format, { begin, end, ...countAges(knownAges(context, placed)) });
}

/** Describes the problem of a chapter's times, and what to do. */
export function describeChapterProblem(problem: ChapterProblem): string {
  const { beforeBirth, overlaps } = CHAPTERS.problems;
  if (problem.code === 'overlaps') return overlaps({ name: isolateName(problem.other.name) });
  return problem.code === 'endsBeforeItBegins' ? SCHEDULE_PROBLEMS.order : beforeBirth;
}

/** Describes the problem of a chapter in the list, or why it has no place in the weeks; `null` for none. */
export function describeChapterNote(
  context: TimeContext,
  { placed, problem }: Pick<ListedChapter, 'placed' | 'problem'>,
): string | null {
  if (problem && problem.code !== 'fromBeforeBirth') return describeChapterProblem(problem);
  if (placed) return null;
  return context.birthdate && !problem ? UNPLACED.sameWeek : describeUnplaced(context.birthdate);
}
