import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { changeAndFocus, focusElement } from '../platform/focus.ts';
import { isComposing } from '../platform/is-composing.ts';
import { Button } from './button.tsx';
import './editor-form.css';

interface EditorOptions<Result, Part extends string> {
  /** The result of the fields; `null` if there are problems. */
  readonly result: Result | null;
  /** In the order of the fields. */
  readonly problems: readonly { readonly part: Part; readonly text: string }[];
  /** The id of the field of a part. */
  readonly fieldId: (part: Part) => string;
  /** The part whose field takes the focus at first. */
  readonly first: Part;
  readonly onSave: (result: Result) => void;
}

/**
 * Saves the result of the fields. If there are problems, it shows them from then on and focuses the field of the first
 * one.
 */
export function useEditor<Result, Part extends string>(options: EditorOptions<Result, Part>) {
  const { result, problems, fieldId, first, onSave } = options;
  const [refused, setRefused] = useState(false);
  return {
    refused,
    problemOf: (part: Part) =>
      refused ? problems.find((problem) => problem.part === part)?.text : undefined,
    /** For `EditorForm`. */
    form: {
      firstField: fieldId(first),
      onSubmit: () => {
        if (result === null) changeAndFocus(() => setRefused(true), fieldId(problems[0]?.part ?? first));
        else onSave(result);
      },
    },
  };
}

interface EditorFormProps {
  readonly className: string;
  readonly buttonsClassName?: string;
  readonly label?: string;
  /** The id of the field that takes the focus, each time that `focusKey` changes. */
  readonly firstField: string;
  readonly focusKey?: unknown;
  readonly submit: string;
  readonly cancel: string;
  /** Buttons after these two. */
  readonly more?: ReactNode;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** The frame of an editor: Enter submits, Escape cancels. */
export function EditorForm({
  className,
  buttonsClassName = 'editor-buttons',
  label,
  firstField,
  focusKey,
  submit,
  cancel,
  more,
  onSubmit,
  onCancel,
  children,
}: EditorFormProps) {
  useEffect(() => {
    focusElement(firstField);
  }, [firstField, focusKey]);
  const submitFields = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const cancelWithEscape = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape' && !isComposing(nativeEvent)) onCancel();
  };
  return (
    <form
      className={className}
      method="dialog"
      noValidate
      aria-label={label}
      onSubmit={submitFields}
      onKeyDown={cancelWithEscape}
    >
      {children}
      <div className={buttonsClassName}>
        <Button type="submit">{submit}</Button>
        <Button look="text" onClick={onCancel}>
          {cancel}
        </Button>
        {more}
      </div>
    </form>
  );
}
