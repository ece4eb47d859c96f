import type { Spread } from './statistics.ts';
import type { Table } from './table.ts';

const atMostOneDecimal = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
export const formatFigure = (value: number) => atMostOneDecimal.format(value);

/** The median with the quartiles: `36.2 (31.5–40.7)`. */
export const formatSpread = ({ median, lower, upper }: Spread) =>
  `${formatFigure(median)} (${formatFigure(lower)}–${formatFigure(upper)})`;

const formatRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

export function formatTable({ title, note, columns, rows }: Table): string {
  const rule = columns.map((_, index) => (index === 0 ? '---' : '---:'));
  return [`### ${title}`, '', note, '', ...[columns, rule, ...rows].map(formatRow)].join('\n');
}
