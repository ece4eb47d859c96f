import { SCHEDULE_PROBLEMS } from '#words/form.ts';
import {
  CHAPTERS,
  ENTRY_LIST,
  MOMENTS,
  PERSON_PROBLEMS,
  TIME_PROBLEMS,
  TYPED_LIFE,
  UNPLACED,
} from '#words/results.ts';
import type { ListedChapter } from '../life/place-events.ts';
import { describeUnplaced, describeWhen, type TimeContext } from './describe-events.ts';
import type { EventProblem } from './problem.ts';

export function describeProblem(context: TimeContext, problem: EventProblem): string {
  if ('year' in problem) return PERSON_PROBLEMS[problem.code]({ year: problem.year });
  switch (problem.code) {
    case 'full':
      return ENTRY_LIST.full;
    case 'unanswered':
      return CHAPTERS.problems.unanswered;
    case 'noChapterName':
      return CHAPTERS.problems.name;
    case 'noPersonName':
      return PERSON_PROBLEMS.name;
    case 'noWords':
      return MOMENTS.problems.text;
    case 'noBeginning':
      return TYPED_LIFE.noBeginning;
    case 'endsBeforeItBegins':
      return SCHEDULE_PROBLEMS.order;
    case 'fromBeforeBirth':
    case 'untilBeforeBirth':
      return CHAPTERS.problems.beforeBirth;
    case 'beforeBirth':
      return TIME_PROBLEMS.beforeBirth({ time: describeWhen(context, problem.when) });
    case 'tooLate':
      return TIME_PROBLEMS.tooLate(context.format, { oldest: problem.oldest });
    case 'empty':
    case 'unreadable':
    case 'ambiguous':
    case 'noYear':
    case 'shortYear':
    case 'noSuchDay':
      return TIME_PROBLEMS[problem.code];
    case 'year':
    case 'fourDigits':
    case 'yearToCome':
    case 'tooLongAgo':
    case 'days':
    case 'sinceWhen':
    case 'livedSinceWhen':
    case 'yearPast':
      return PERSON_PROBLEMS[problem.code];
  }
}

/** The problem of a chapter in the list, or why it has no place in the weeks; `null` for none. */
export function describeChapterNote(
  context: TimeContext,
  { placed, problem }: Pick<ListedChapter, 'placed' | 'problem'>,
): string | null {
  if (problem && problem.code !== 'fromBeforeBirth') return describeProblem(context, problem);
  if (placed) return null;
  return context.birthdate && !problem ? UNPLACED.sameWeek : describeUnplaced(context.birthdate);
}
