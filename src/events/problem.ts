import type { PERSON_PROBLEMS, TIME_PROBLEMS } from '#words/results.ts';
import type { Chapter } from '../life/life-events.ts';
import type { ChapterProblem } from '../life/place-events.ts';
import type { When } from '../life/when.ts';

/** The codes of a group of the catalogue whose sentences need no value. */
type PlainCode<Words> = { [Code in keyof Words]: Words[Code] extends string ? Code : never }[keyof Words];

type OfTime = typeof TIME_PROBLEMS;
type OfPerson = Omit<typeof PERSON_PROBLEMS, 'name'>;

export interface TimeProblem {
  readonly code: PlainCode<OfTime>;
}

/**
 * What is wrong with a part of a life event, as a code with the values that its sentence needs: `describe-problem.ts` has
 * the sentences. A code that is not in the catalogue does not compile.
 */
export type EventProblem =
  | TimeProblem
  | ChapterProblem
  | {
      readonly code: PlainCode<OfPerson> | 'full' | 'noChapterName' | 'noPersonName' | 'noWords';
    }
  /**
   * Whether one goes on or, without a next one, which of two colors the weeks of both.
   * @property chapter the other one, or the one that may go on
   */
  | { readonly code: 'unanswered'; readonly chapter: Chapter; readonly next: Chapter | null }
  /** A line that says only when a chapter ended. */
  | { readonly code: 'noBeginning' }
  | { readonly code: 'beforeBirth'; readonly when: When }
  /** @property oldest the age in years after which nothing is placed */
  | { readonly code: 'tooLate'; readonly oldest: number }
  /** @property year the calendar year that it cannot be before, or after */
  | { readonly code: Exclude<keyof OfPerson, PlainCode<OfPerson>>; readonly year: number };
