import type { ReactNode } from 'react';
import './event-list.css';

interface EventListProps {
  readonly rows: readonly { readonly id: string; readonly row: ReactNode }[];
}

/** Moments or chapters in the order of time. */
export function EventList({ rows }: EventListProps) {
  if (rows.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari reads no list without markers as one
    <ol role="list" className="event-list">
      {rows.map(({ id, row }) => (
        <li key={id}>{row}</li>
      ))}
    </ol>
  );
}
