import type { Dispatch } from 'react';
import { createRequiredContext } from '../../ui/required-context.ts';
import type { CountryChoice } from './country-choice.ts';
import type { Draft } from './draft.ts';
import type { FormAction, Undo } from './form-state.ts';
import type { ParsedDraft } from './parse-draft.ts';
import type { Problem } from './problem.ts';

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

export const [FormContext, useForm] = createRequiredContext<FormModel>('FormContext');
