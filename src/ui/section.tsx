import { type ComponentProps, type ReactNode, useContext, useId, useState } from 'react';
import { TABLE } from '#words/results.ts';
import { OpenContext } from './open-context.ts';
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
        {hint && <p className="quiet section-hint">{hint}</p>}
      </div>
      <div className="section-body">
        {figures.table}
        {children}
      </div>
    </section>
  );
}

/**
 * A chart's figures as a table, and the small button in the title's row that shows and hides it.
 * @param title the chart's
 * @param table `null` for none; it is rendered while it is open
 */
export function useChartTable(title: string, table: ReactNode): { button: ReactNode; table: ReactNode } {
  const [open, setOpen] = useState(useContext(OpenContext));
  const id = useId();
  if (table === null) return { button: null, table: null };
  return {
    button: (
      <SmallButton
        aria-label={open ? TABLE.hideLabel({ title }) : TABLE.label({ title })}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? TABLE.hide : TABLE.button}
      </SmallButton>
    ),
    table: open && (
      <div id={id} className="chart-table">
        {table}
      </div>
    ),
  };
}

/** A button beside a title, without making its row higher. Its touch target is higher than what is visible. */
export const SmallButton = ({ children, ...rest }: Omit<ComponentProps<'button'>, 'className' | 'type'>) => (
  <button {...rest} type="button" className="small-button screen-only">
    <span>{children}</span>
  </button>
);
