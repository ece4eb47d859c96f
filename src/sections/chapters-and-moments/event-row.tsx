import type { ReactNode } from 'react';
import { ENTRY_LIST } from '#words/results.ts';
import { Button } from '../../ui/button.tsx';
import './event-row.css';

interface EventRowProps {
  /** The number or color that it has in the weeks; `null` if it has no place there. */
  readonly mark: ReactNode;
  readonly name: string;
  readonly time: string;
  /** Why it has no place in the weeks; `null` if it has one. */
  readonly note: string | null;
  readonly editId: string;
  /** `null` for a life that cannot be changed. */
  readonly actions: { readonly onEdit: () => void; readonly onRemove: () => void } | null;
}

/** A moment or a chapter in its list. */
export function EventRow({ mark, name, time, note, editId, actions }: EventRowProps) {
  return (
    <div className="event-row">
      <span className="entry-mark">{mark}</span>
      <div>
        <p>
          <bdi>{name}</bdi>
        </p>
        <p className="entry-time">{time}</p>
        {note !== null && <p className="entry-time">{note}</p>}
      </div>
      {actions && (
        <div className="entry-actions">
          <Button
            look="text"
            id={editId}
            style={{ anchorName: `--${editId}` }}
            aria-label={ENTRY_LIST.editLabel({ name })}
            onClick={actions.onEdit}
          >
            {ENTRY_LIST.edit}
          </Button>
          <Button look="sign" aria-label={ENTRY_LIST.removeLabel({ name })} onClick={actions.onRemove}>
            <span aria-hidden>×</span>
          </Button>
        </div>
      )}
    </div>
  );
}
