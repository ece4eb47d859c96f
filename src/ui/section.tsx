import type { ReactNode } from 'react';
import { useChartTable } from './chart-table.tsx';
import './section.css';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly hint?: string | undefined;
  /** The figures of its chart, above it when they are opened. */
  readonly table?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the results. On wide screens the title is to the left of its content. */
export function Section({ id, title, hint, table = null, children }: SectionProps) {
  const figures = useChartTable(title, table);
  return (
    <section className="section" aria-labelledby={`${id}-title`}>
      <div className="section-head">
        <div className="row section-title">
          <h3 id={`${id}-title`}>{title}</h3>
          {figures.button}
        </div>
        {hint && <p className="hint section-hint">{hint}</p>}
      </div>
      <div className="section-body">
        {figures.table}
        {children}
      </div>
    </section>
  );
}
