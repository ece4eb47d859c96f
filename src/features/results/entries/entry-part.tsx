import type { ReactNode } from 'react';
import { useChartTable } from '../chart-table.tsx';

interface EntryPartProps {
  readonly id: string;
  readonly title: string;
  /** What the visitor's last action did. */
  readonly status: string;
  readonly isEmpty: boolean;
  /** `null` for none. */
  readonly table: ReactNode;
  readonly children: ReactNode;
}

/** The visitor's entries of one kind. Without any, only what happened to the last one is announced. */
export function EntryPart({ id, title, status, isEmpty, table, children }: EntryPartProps) {
  const figures = useChartTable(title, table);
  return (
    <>
      <p className="visually-hidden" role="status">
        {status}
      </p>
      {!isEmpty && (
        <section className="entry-part" aria-labelledby={`${id}-title`}>
          <div className="entry-part-title">
            <h4 id={`${id}-title`}>{title}</h4>
            {figures.button}
          </div>
          {figures.table}
          {children}
        </section>
      )}
    </>
  );
}
