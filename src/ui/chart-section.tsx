import type { ComponentProps, ReactNode } from 'react';
import { useChartTable } from './chart-table.tsx';
import { Section } from './section.tsx';

interface ChartSectionProps extends Omit<ComponentProps<typeof Section>, 'action'> {
  /** The chart's figures; `null` for none. */
  readonly table: ReactNode;
}

/** A section with a chart, and above it, when it is opened, the table of its figures. */
export function ChartSection({ table, children, ...section }: ChartSectionProps) {
  const figures = useChartTable(section.title, table);
  return (
    <Section {...section} action={figures.button}>
      {figures.table}
      {children}
    </Section>
  );
}
