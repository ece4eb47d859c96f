import type { ReactNode } from 'react';
import { undoButtonId } from '../use-list-editor.ts';
import './event-list.css';
import { RemovedRow } from './event-row.tsx';

interface EventListProps {
  readonly kind: 'moments' | 'chapters';
  readonly rows: readonly {
    readonly id: string;
    readonly name: string;
    /** `null` for an event that was removed. */
    readonly row: ReactNode;
    readonly onUndo: () => void;
  }[];
}

/** Moments or chapters in the order of time, with those that were removed at their places. */
export function EventList({ kind, rows }: EventListProps) {
  if (rows.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari reads no list without markers as one
    <ol role="list" className="event-list">
      {rows.map(({ id, name, row, onUndo }) => (
        <li key={id}>{row ?? <RemovedRow name={name} undoId={undoButtonId(kind, id)} onUndo={onUndo} />}</li>
      ))}
    </ol>
  );
}
