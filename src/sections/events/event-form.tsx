import type { FormEvent, ReactNode } from 'react';
import { ENTRY_LIST } from '#words/results.ts';
import { Button } from '../../ui/button.tsx';
import './event-form.css';

/** What every editor of a life event is given. */
export interface EditorProps<Event> {
  /** `null` for a new one. */
  readonly event: Event | null;
  /** The other events of its kind. */
  readonly others: readonly Event[];
  readonly onSave: (event: Event) => void;
  /** `null` for a new one. */
  readonly onRemove: (() => void) | null;
}

interface EventFormProps extends Pick<EditorProps<unknown>, 'onRemove'> {
  readonly label: string;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
}

/** The fields of a life event in their dialog, and its buttons. */
export const EventForm = ({ label, onSubmit, onRemove, children }: EventFormProps) => (
  <form className="event-form" noValidate aria-label={label} onSubmit={onSubmit}>
    {children}
    <div className="dialog-footer">
      <Button type="submit" look="primary">
        {onRemove ? ENTRY_LIST.save : ENTRY_LIST.add}
      </Button>
      {onRemove && (
        <Button look="text" onClick={onRemove}>
          {ENTRY_LIST.remove}
        </Button>
      )}
    </div>
  </form>
);
