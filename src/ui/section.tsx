import type { ReactNode } from 'react';
import './section.css';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly hint?: string;
  /** A small control in the title's row. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the results. On wide screens the title is to the left of its content. */
export function Section({ id, title, hint, action, children }: SectionProps) {
  return (
    <section className="section" aria-labelledby={`${id}-title`}>
      <div className="section-head">
        <div className="section-title">
          <h3 id={`${id}-title`}>{title}</h3>
          {action}
        </div>
        {hint && <p className="section-hint">{hint}</p>}
      </div>
      <div className="section-body">{children}</div>
    </section>
  );
}
