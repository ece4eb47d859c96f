import type { ProblemCode } from '../../content/problems.ts';

/** A field of the form; also the `id` of its control. */
export type FieldId =
  | 'birthdate'
  | 'country'
  | 'life-expectancy'
  | 'activities'
  | `activity-${number}-name`
  | `activity-${number}-hours`;

/** A problem of the form, with its field. */
export interface Problem {
  readonly field: FieldId;
  readonly code: ProblemCode;
}
