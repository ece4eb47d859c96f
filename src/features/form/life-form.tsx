import { type FormEvent, memo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { HEAD_MESSAGES } from '../../content/head-messages.ts';
import { MESSAGES } from '../../content/messages.ts';
import { Button } from '../../ui/button.tsx';
import { ActivityList } from './activity-list.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { isExample } from './example.ts';
import type { FormProps } from './form-model.ts';
import { PersonFields } from './person-fields.tsx';
import { SaveOption, type SaveState } from './save-option.tsx';
import { UndoLine } from './undo-line.tsx';

/** The example, and the form that waits behind it. */
export interface ExampleChoice {
  /** Whether the form in sight came from the example. */
  readonly shown: boolean;
  /** Whether another form waits: the visitor's own, or the example as it was changed. */
  readonly hasOther: boolean;
  readonly onToggle: () => void;
}

export interface LifeFormProps extends FormProps {
  readonly example: ExampleChoice;
  readonly save: SaveState;
  readonly calculating: boolean;
  /** Whether the form has been changed since the results on the page. */
  readonly changed: boolean;
  readonly onSubmit: () => void;
  /** The visitor has begun to fill in the form. */
  readonly onBegin: () => void;
}

/**
 * Step 1: who the visitor is, and what their days are made of. Not rendered again while the slider is moved, forty
 * times a second.
 */
export const LifeForm = memo(function LifeForm(props: LifeFormProps) {
  const { form, example, save, calculating, changed, onSubmit, onBegin } = props;
  const begun = useRef(false);
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
      <FormHead example={example} isUnchanged={isExample(form.draft)} />
      {form.problems.length > 0 && <ErrorSummary problems={form.problems} />}
      <div className="form-columns">
        <PersonFields form={form} />
        <ActivityList form={form} />
      </div>
      <div className="form-end">
        <div className="form-privacy">
          <p>{MESSAGES.form.privacy}</p>
          <SaveOption {...save} />
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
});

interface FormHeadProps {
  readonly example: ExampleChoice;
  /** Whether the form still says what the example says. */
  readonly isUnchanged: boolean;
}

function FormHead({ example, isUnchanged }: FormHeadProps) {
  const { shown, hasOther, onToggle } = example;
  const words = MESSAGES.form;
  const backToOwn = () => {
    flushSync(onToggle);
    // The button that had the focus is gone.
    document.getElementById('example')?.focus();
  };
  return (
    <div className="card-head">
      <div>
        <h2 className="card-title">{words.title}</h2>
        <p className="card-lede">{words.lede}</p>
      </div>
      {shown ? (
        <UndoLine text={isUnchanged ? words.exampleShown : ''} label={words.undoForm} onUndo={backToOwn} />
      ) : (
        <Button id="example" onClick={onToggle}>
          {hasOther ? words.exampleChanged : words.example}
        </Button>
      )}
    </div>
  );
}
