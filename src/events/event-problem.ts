import { SCHEDULE_PROBLEMS } from '#words/form.ts';
import { CHAPTERS, ENTRY_LIST, MOMENTS, PERSON_PROBLEMS, TIME_PROBLEMS, UNPLACED } from '#words/results.ts';
import type { TypedTimeProblem } from '../document/typed-life/time-grammar.ts';
import { LIFE_EXPECTANCY_LIMITS } from '../life/input-limits.ts';
import type { LifeEvent } from '../life/life-events.ts';
import type { ChapterProblem, ListedChapter } from '../life/place-events.ts';
import type { When } from '../life/when.ts';
import { isolateName } from '../words/isolate-name.ts';
import { describeUnplaced, describeWhen, type TimeContext } from './describe-events.ts';

export type TimeProblem =
  | { readonly code: TypedTimeProblem | 'tooLate' }
  | { readonly code: 'beforeBirth'; readonly when: When };

/** What is wrong with a year that cannot be ahead. */
export type BirthYearProblem = 'year' | 'fourDigits' | 'yearToCome' | 'tooLongAgo';

/** What is wrong with the entries about a person. `year` is the first or the last calendar year that is right. */
export type PersonProblem =
  | { readonly code: 'personNameMissing' | 'days' | BirthYearProblem }
  | {
      readonly code:
        | 'sinceBeforeBirth'
        | 'untilBeforeSince'
        | 'untilTooFar'
        | 'diedBeforeBirth'
        | 'afterDeath';
      readonly year: number;
    };

export type EventProblem =
  | { readonly code: 'full' | 'wordsMissing' | 'chapterNameMissing' }
  | TimeProblem
  | ChapterProblem
  | PersonProblem;

export type PartProblem<Part extends string> = EventProblem & { readonly part: Part };

/** An entered life event without an id, or its problems in the order of its parts. */
export type Checked<Event extends LifeEvent, Part extends string> =
  | { readonly event: Omit<Event, 'id'>; readonly problems: readonly [] }
  | { readonly event: null; readonly problems: readonly PartProblem<Part>[] };

export function describeEventProblem(context: TimeContext, problem: EventProblem): string {
  switch (problem.code) {
    case 'full':
      return ENTRY_LIST.full;
    case 'wordsMissing':
      return MOMENTS.problems.text;
    case 'chapterNameMissing':
      return CHAPTERS.problems.name;
    case 'personNameMissing':
      return PERSON_PROBLEMS.name;
    case 'empty':
    case 'unreadable':
    case 'ambiguous':
    case 'noYear':
    case 'noSuchDay':
      return TIME_PROBLEMS[problem.code];
    case 'tooLate':
      return TIME_PROBLEMS.tooLate(context.format, { oldest: LIFE_EXPECTANCY_LIMITS.max });
    case 'beforeBirth':
      return TIME_PROBLEMS.beforeBirth({ time: describeWhen(context, problem.when) });
    case 'fromBeforeBirth':
    case 'untilBeforeBirth':
      return CHAPTERS.problems.beforeBirth;
    case 'endsBeforeItBegins':
      return SCHEDULE_PROBLEMS.order;
    case 'overlaps':
      return CHAPTERS.problems.overlaps({ name: isolateName(problem.other.name) });
    case 'year':
    case 'fourDigits':
    case 'yearToCome':
    case 'tooLongAgo':
    case 'days':
      return PERSON_PROBLEMS[problem.code];
    case 'sinceBeforeBirth':
    case 'untilBeforeSince':
    case 'untilTooFar':
    case 'diedBeforeBirth':
    case 'afterDeath':
      return PERSON_PROBLEMS[problem.code]({ year: problem.year });
  }
}

/** Describes the problem of a chapter in the list, or why it has no place in the weeks; `null` for none. */
export function describeChapterNote(
  context: TimeContext,
  { placed, problem }: Pick<ListedChapter, 'placed' | 'problem'>,
): string | null {
  if (problem && problem.code !== 'fromBeforeBirth') return describeEventProblem(context, problem);
  if (placed) return null;
  return context.birthdate && !problem ? UNPLACED.sameWeek : describeUnplaced(context.birthdate);
}
