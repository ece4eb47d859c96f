import { PROBLEM_MESSAGES, type ProblemCode } from '#messages/problems.ts';
import type { ScheduleDraft } from '../schedule/schedule-draft.ts';

/** A field of the form; also the `id` of its control. */
export type FieldId =
  | 'birthdate'
  | 'country'
  | 'life-expectancy'
  | 'activities'
  | `activity-${number}-name`
  | `activity-${number}-${'hours' | keyof ScheduleDraft}`;

/** A problem of the form, with its field. */
export interface Problem {
  readonly field: FieldId;
  /** What it says unless it has a text; left out for when an activity happens. */
  readonly code?: ProblemCode;
  readonly text?: string;
}

/** The message of a problem. */
export const messageOf = ({ code, text }: Omit<Problem, 'field'>): string | undefined =>
  text ?? (code && PROBLEM_MESSAGES[code]);
