import { type Dispatch, type FormEvent, useRef } from 'react';
import { PROBLEM_WORDS } from '../../content/problems.ts';
import { WORDS } from '../../content/words.ts';
import { Button } from '../../ui/button.tsx';
import { ActivityList } from './activity-list.tsx';
import type { CountryChoice } from './country-field.tsx';
import type { Draft, DraftAction } from './draft.ts';
import type { FieldId, Problem } from './find-problems.ts';
import { PersonFields } from './person-fields.tsx';

export interface LifeFormProps {
  readonly draft: Draft;
  readonly dispatch: Dispatch<DraftAction>;
  readonly problems: readonly Problem[];
  readonly countryChoice: CountryChoice;
  readonly calculating: boolean;
  readonly onSubmit: () => void;
  /** A sixth activity was asked for. */
  readonly onTooManyActivities: () => void;
  /** The visitor has begun to fill in the form. */
  readonly onBegin: () => void;
}

/** What is wrong with a field, in words. */
export type ProblemOf = (field: FieldId) => string | undefined;

/** Step 1: who the visitor is, and what their days are made of. */
export function LifeForm({
  draft,
  dispatch,
  problems,
  countryChoice,
  calculating,
  onSubmit,
  onTooManyActivities,
  onBegin,
}: LifeFormProps) {
  const begun = useRef(false);
  const problemOf: ProblemOf = (field) => {
    const problem = problems.find((each) => each.field === field);
    return problem && PROBLEM_WORDS[problem.code];
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const begin = () => {
    if (!begun.current) onBegin();
    begun.current = true;
  };
  return (
    // The method keeps a press on the button from sending the form anywhere before the page can answer it.
    <form className="card" method="dialog" noValidate onSubmit={submit} onFocus={begin}>
      <h2 className="card-title">{WORDS.form.title}</h2>
      <p className="card-lede">{WORDS.form.lede}</p>
      <div className="form-columns">
        <PersonFields draft={draft} dispatch={dispatch} problemOf={problemOf} countryChoice={countryChoice} />
        <ActivityList
          activities={draft.activities}
          dispatch={dispatch}
          problemOf={problemOf}
          onTooManyActivities={onTooManyActivities}
        />
      </div>
      <div className="form-end">
        <p className="form-privacy">{WORDS.form.privacy}</p>
        <Button look="primary" type="submit" disabled={calculating}>
          {calculating ? WORDS.calculating.button : WORDS.form.submit}
        </Button>
      </div>
    </form>
  );
}
