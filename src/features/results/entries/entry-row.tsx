import type { ReactNode } from 'react';
import { ENTRY_LIST_MESSAGES } from '#messages/entry-list-messages.ts';
import { isolateName } from '../../../messages/isolate-name.ts';
import { Button } from '../../../ui/button.tsx';

const words = ENTRY_LIST_MESSAGES;

interface EntryRowProps {
  /** The number or color that the entry has in the weeks; `null` if it has no place there. */
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
export function EntryRow({ mark, name, time, note, editId, actions }: EntryRowProps) {
  return (
    <div className="entry-row">
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
          <Button look="text" id={editId} aria-label={words.editLabel(name)} onClick={actions.onEdit}>
            {words.edit}
          </Button>
          <Button look="sign" aria-label={words.removeLabel(name)} onClick={actions.onRemove}>
            <span aria-hidden>×</span>
          </Button>
        </div>
      )}
    </div>
  );
}

interface RemovedRowProps {
  readonly name: string;
  readonly undoId: string;
  readonly onUndo: () => void;
}

/** What stands in place of an entry that was removed. */
export function RemovedRow({ name, undoId, onUndo }: RemovedRowProps) {
  return (
    <p className="entry-removed">
      {words.removed(isolateName(name))}
      <Button look="text" id={undoId} aria-label={words.undoLabel(name)} onClick={onUndo}>
        {words.undo}
      </Button>
    </p>
  );
}
