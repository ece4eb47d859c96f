import type { Dispatch } from 'react';
import { PROBLEM_MESSAGES } from '../../content/problems.ts';
import type { CountryChoice } from './country-choice.ts';
import type { Draft } from './draft.ts';
import type { FormAction, Undo } from './form-state.ts';
import type { ParsedDraft } from './parse-draft.ts';
import type { FieldId, Problem } from './problem.ts';

/** The form as it stands, and what changes it. */
export interface FormModel {
  readonly draft: Draft;
  readonly parsed: ParsedDraft;
  /** Those that the visitor is shown. */
  readonly problems: readonly Problem[];
  readonly dispatch: Dispatch<FormAction>;
  readonly countryChoice: CountryChoice;
  /** What can be brought back; `null` when there is nothing, or no room for it. */
  readonly undo: Undo | null;
  /** A sixth activity was wanted. */
  readonly onTooManyActivities: () => void;
}

/**
 * The one property of the form's parts. Not a context: one that changes makes React throw away the prerendered icons,
 * whose code has not been fetched yet.
 */
export interface FormProps {
  readonly form: FormModel;
}

/** What is wrong with a field, in words. Hours that cannot be read are wrong at once, all else after a refused submit. */
export function describeProblem({ problems, parsed }: FormModel, field: FieldId): string | undefined {
  const unreadable = parsed.problems.filter(({ code }) => code === 'hoursUnreadable');
  const problem = [...problems, ...unreadable].find((each) => each.field === field);
  return problem && PROBLEM_MESSAGES[problem.code];
}
