import type { TypedTimeProblem } from '../document/typed-life/time-grammar.ts';
import type { LifeEvent } from '../life/life-events.ts';
import type { ChapterProblem } from '../life/place-events.ts';
import type { When } from '../life/when.ts';

/** Why an entered time is none of the visitor’s life. */
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

/** What is wrong with a life event, whichever way it was entered. */
export type EventProblem =
  | { readonly code: 'full' | 'wordsMissing' | 'chapterNameMissing' }
  | TimeProblem
  | ChapterProblem
  | PersonProblem;

/** A problem of a life event, at one of its parts. */
export type PartProblem<Part extends string> = EventProblem & { readonly part: Part };

/** An entered life event without an id, or its problems in the order of its parts. */
export type Checked<Event extends LifeEvent, Part extends string> =
  | { readonly event: Omit<Event, 'id'>; readonly problems: readonly [] }
  | { readonly event: null; readonly problems: readonly PartProblem<Part>[] };
