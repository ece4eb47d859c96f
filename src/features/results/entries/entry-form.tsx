import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { ENTRY_LIST_MESSAGES } from '#messages/entry-list-messages.ts';
import { Button } from '../../../ui/button.tsx';

interface EntryFormProps {
  readonly label: string;
  /** The id of the field that takes the focus, each time that `focusKey` changes. */
  readonly firstField: string;
  readonly focusKey: unknown;
  readonly isNew: boolean;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** The frame of an editor: Enter submits, Escape cancels. */
export function EntryForm({
  label,
  firstField,
  focusKey,
  isNew,
  onSubmit,
  onCancel,
  children,
}: EntryFormProps) {
  useEffect(() => document.getElementById(firstField)?.focus(), [firstField, focusKey]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const cancelWithEscape = ({ key, nativeEvent }: KeyboardEvent) => {
    // An input method closes its own list with Escape.
    if (key === 'Escape' && !nativeEvent.isComposing) onCancel();
  };
  const { add, save, cancel, saving } = ENTRY_LIST_MESSAGES;
  return (
    <form
      className="entry-form"
      method="dialog"
      noValidate
      aria-label={label}
      onSubmit={submit}
      onKeyDown={cancelWithEscape}
    >
      <p className="entry-form-title" aria-hidden>
        {label}
      </p>
      {children}
      {isNew && <p className="field-hint">{saving}</p>}
      <div className="entry-buttons">
        <Button type="submit">{isNew ? add : save}</Button>
        <Button look="text" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
