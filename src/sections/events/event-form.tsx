import type { FormEvent, ReactNode } from 'react';
import { ENTRY_LIST } from '#words/results.ts';
import { Button } from '../../ui/button.tsx';
import './event-form.css';

interface EventFormProps {
  readonly label: string;
  /** `null` for a new event. */
  readonly onRemove: (() => void) | null;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
}

/** What every editor of a life event is given. */
export interface EditorProps<Event> extends Pick<EventFormProps, 'label' | 'onRemove'> {
  /** `null` for a new one. */
  readonly event: Event | null;
  /** The other events of its kind. */
  readonly others: readonly Event[];
  readonly onSave: (event: Omit<Event, 'id'>) => void;
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
