import { type ReactNode, useId, useState } from 'react';
import { TABLE } from '#words/results.ts';
import './chart-table.css';

/**
 * A chart's figures as a table, and the small button in the title's row that shows it.
 * @param title the chart's
 * @param table `null` for none; it is rendered while it is open
 */
export function useChartTable(title: string, table: ReactNode): { button: ReactNode; table: ReactNode } {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (table === null) return { button: null, table: null };
  return {
    button: (
      <button
        type="button"
        className="chart-table-button screen-only"
        aria-label={TABLE.label({ title })}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span>{TABLE.button}</span>
      </button>
    ),
    table: open && (
      <div id={id} className="chart-table">
        {table}
      </div>
    ),
  };
}
