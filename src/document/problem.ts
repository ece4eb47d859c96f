import { PROBLEM } from '#words/form.ts';
import type { ScheduleDraft } from './schedule-draft.ts';

/** A field of the form; also the `id` of its control. */
export type FieldId =
  | 'birthdate'
  | 'country'
  | 'life-expectancy'
  | 'activities'
  | `activity-${number}-${'name' | 'hours' | keyof ScheduleDraft}`;

/** A problem of the form, with its field. */
export interface Problem {
  readonly field: FieldId;
  /** Decides the message if there is no `text`. Problems of schedules have no code. */
  readonly code?: keyof typeof PROBLEM;
  readonly text?: string;
}

/** The message of a problem. */
export const messageOf = ({ code, text }: Omit<Problem, 'field'>): string | undefined =>
  text ?? (code && PROBLEM[code]);
