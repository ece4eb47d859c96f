import { type Dispatch, type FormEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { AverageDay } from '../../content/average-days.ts';
import { HEAD_MESSAGES } from '../../content/head-messages.ts';
import { MESSAGES } from '../../content/messages.ts';
import { PROBLEM_MESSAGES } from '../../content/problems.ts';
import { Button } from '../../ui/button.tsx';
import { ActivityList } from './activity-list.tsx';
import type { CountryChoice } from './country-choice.ts';
import type { Draft, DraftAction } from './draft.ts';
import { ErrorSummary } from './error-summary.tsx';
import { isExample } from './example.ts';
import { PersonFields } from './person-fields.tsx';
import type { Problem, ProblemOf } from './problem.ts';
import { SaveOption, type SaveState } from './save-option.tsx';
import type { Undo } from './undo.ts';
import { UndoLine } from './undo-line.tsx';

export interface LifeFormProps {
  readonly draft: Draft;
  readonly dispatch: Dispatch<DraftAction>;
  readonly problems: readonly Problem[];
  readonly countryChoice: CountryChoice;
  readonly calculating: boolean;
  /** Whether the form has been changed since the results on the page. */
  readonly changed: boolean;
  readonly remembering: SaveState;
  /** What can be brought back; `null` when there is nothing, or no room for it. */
  readonly undo: Undo | null;
  readonly onUndo: () => void;
  /** Whether the form in sight came from the example. */
  readonly fromExample: boolean;
  /** Whether another form waits: one's own, or the example as it was changed. */
  readonly hasAside: boolean;
  /** To the example, or back to one's own form. */
  readonly onExample: () => void;
  readonly onUseDay: (day: AverageDay) => void;
  readonly onSubmit: () => void;
  /** A sixth activity was asked for. */
  readonly onTooManyActivities: () => void;
  /** The visitor has begun to fill in the form. */
  readonly onBegin: () => void;
}

/** Step 1: who the visitor is, and what their days are made of. */
export function LifeForm({
  draft,
  dispatch,
  problems,
  countryChoice,
  calculating,
  changed,
  remembering,
  undo,
  onUndo,
  fromExample,
  hasAside,
  onExample,
  onUseDay,
  onSubmit,
  onTooManyActivities,
  onBegin,
}: LifeFormProps) {
  const begun = useRef(false);
  const problemOf: ProblemOf = (field) => {
    const problem = problems.find((each) => each.field === field);
    return problem && PROBLEM_MESSAGES[problem.code];
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const begin = () => {
    if (!begun.current) onBegin();
    begun.current = true;
  };
  /** @param focus the id of what the focus goes to, since the button that had it is gone */
  const bringBack = (doIt: () => void, focus: string) => {
    flushSync(doIt);
    document.getElementById(focus)?.focus();
  };
  return (
    // The method keeps a press on the button from sending the form anywhere before the page can answer it.
    <form className="card" method="dialog" noValidate onSubmit={submit} onFocus={begin}>
      <div className="card-head">
        <div>
          <h2 className="card-title">{MESSAGES.form.title}</h2>
          <p className="card-lede">{MESSAGES.form.lede}</p>
        </div>
        {fromExample ? (
          <UndoLine
            text={isExample(draft) ? MESSAGES.form.exampleShown : ''}
            label={MESSAGES.form.undoForm}
            onUndo={() => bringBack(onExample, 'example')}
          />
        ) : (
          <Button id="example" onClick={onExample}>
            {hasAside ? MESSAGES.form.exampleChanged : MESSAGES.form.example}
          </Button>
        )}
      </div>
      {problems.length > 0 && <ErrorSummary problems={problems} />}
      <div className="form-columns">
        <PersonFields draft={draft} dispatch={dispatch} problemOf={problemOf} countryChoice={countryChoice} />
        <ActivityList
          activities={draft.activities}
          dispatch={dispatch}
          problemOf={problemOf}
          onTooManyActivities={onTooManyActivities}
          onUseDay={onUseDay}
          undo={undo}
          onUndo={(focus) => bringBack(onUndo, focus)}
        />
      </div>
      <div className="form-end">
        <div className="form-privacy">
          <p>{MESSAGES.form.privacy}</p>
          <SaveOption {...remembering} />
          <p role="status">{changed && MESSAGES.form.changed}</p>
        </div>
        {/* Where there is a script, nobody sees it: only the build renders it. */}
        <noscript>{import.meta.env.SSR && <p className="notice">{HEAD_MESSAGES.noScript}</p>}</noscript>
        <Button look="primary" type="submit" disabled={calculating}>
          {calculating ? MESSAGES.calculating.button : MESSAGES.form.submit}
        </Button>
      </div>
    </form>
  );
}
