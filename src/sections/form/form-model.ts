import type { Dispatch } from 'react';
import type { Draft } from '../../document/draft.ts';
import type { ParsedDraft } from '../../document/parse-draft.ts';
import { type FieldId, messageOf, type Problem } from '../../document/problem.ts';
import type { DocumentAction } from '../../document/undo.ts';
import type { CalendarDate } from '../../life/calendar-date.ts';
import { completedAge } from '../../life/completed-age.ts';
import type { CountryChoice } from './country-choice.ts';

/** The current form and the functions that change it. */
export interface FormModel {
  readonly draft: Draft;
  readonly parsed: ParsedDraft;
  /** The day as of which it was parsed: today, or the day of the build when prerendered. */
  readonly asOf: CalendarDate;
  /** The problems that are shown to the visitor. */
  readonly problems: readonly Problem[];
  readonly dispatch: Dispatch<DocumentAction>;
  readonly countryChoice: CountryChoice;
  /** Called when the visitor tries to add a sixth activity. */
  readonly onTooManyActivities: () => void;
}

/**
 * The only property of the form's components. Not a context: when a context changes, React drops the prerendered icons,
 * whose code is not loaded yet.
 */
export interface FormProps {
  readonly form: FormModel;
}

/** The error message of a field. Unreadable hours have one at once, all other problems after a refused submit. */
export function describeProblem({ problems, parsed }: FormModel, field: FieldId): string | undefined {
  const unreadable = parsed.problems.filter(({ code }) => code === 'hoursUnreadable');
  const problem = [...problems, ...unreadable].find((each) => each.field === field);
  return problem && messageOf(problem);
}

/** The visitor's completed age, years; `null` until there is a birthdate. */
export function ageOf({ parsed: { birthdate }, asOf }: FormModel): number | null {
  return birthdate && completedAge(birthdate, asOf);
}
