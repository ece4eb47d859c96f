import type { ComponentProps } from 'react';
import { ENTRY_LIST } from '#words/entries.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { EditorForm } from '../../ui/editor-form.tsx';
import styles from './event-form.css?inline';

adoptStyles(styles);

type EventFormProps = Omit<ComponentProps<typeof EditorForm>, 'className' | 'submit' | 'cancel'> & {
  readonly isNew: boolean;
};

/** The frame of the editors of moments and chapters, with their title. */
export function EventForm({ isNew, children, ...form }: EventFormProps) {
  const { add, save, cancel, saving } = ENTRY_LIST;
  return (
    <EditorForm {...form} className="event-form" submit={isNew ? add : save} cancel={cancel}>
      <p className="event-form-title" aria-hidden>
        {form.label}
      </p>
      {children}
      {isNew && <p className="field-hint">{saving}</p>}
    </EditorForm>
  );
}
