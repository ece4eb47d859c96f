import { Fragment, type ReactNode } from 'react';
import { RemovedRow } from './entry-row.tsx';
import { undoButtonId } from './use-entry-list.ts';

interface EntryListProps {
  readonly kind: 'moment' | 'chapter';
  readonly rows: readonly { readonly id: string; readonly row: ReactNode }[];
  /** The entry that was removed from a position of the list; `null` for none. */
  readonly removed: { readonly name: string; readonly row: number; readonly onUndo: () => void } | null;
}

/** Moments or chapters in the order of time. */
export function EntryList({ kind, rows, removed }: EntryListProps) {
  if (rows.length === 0 && !removed) return null;
  const undo = removed && (
    <li>
      <RemovedRow name={removed.name} undoId={undoButtonId(kind)} onUndo={removed.onUndo} />
    </li>
  );
  const isLast = removed && removed.row >= rows.length;
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari reads no list without markers as one
    <ol role="list" className="entry-list">
      {rows.map(({ id, row }, index) => (
        <Fragment key={id}>
          {index === removed?.row && undo}
          <li>{row}</li>
        </Fragment>
      ))}
      {isLast && undo}
    </ol>
  );
}
