import type { ReactNode } from 'react';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** One part of the results: its title on the left where there is room, its picture beside it. */
export function Section({ id, title, hint, children }: SectionProps) {
  return (
    <section className="section" aria-labelledby={`${id}-title`}>
      <div className="section-head">
        <h3 id={`${id}-title`}>{title}</h3>
        {hint && <p className="section-hint">{hint}</p>}
      </div>
      <div className="section-body">{children}</div>
    </section>
  );
}
