import { readFileSync, writeFileSync } from 'node:fs';

/** Where figures are stored. */
const DOCUMENT = 'docs/performance.md';
/** What stands under the heading of the figures, up to the next one of its level. */
const FIGURES = /(?<=^## Figures\n)[^]*?(?=^## )/m;

export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  /** A cell for each column, by the name of the row. */
  readonly rows: Readonly<Record<string, readonly string[]>>;
}

export const format = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1 });

/** The median, and all values. */
export function summarize(values: readonly number[]): string {
  const median = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  return `${format(median)} (${values.map(format).join(', ')})`;
}

const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function write({ title, columns, rows }: Table): string {
  const lines = Object.entries(rows).map(([name, cells]) => lineOf([name, ...cells]));
  return [
    `### ${title}`,
    '',
    lineOf(['', ...columns]),
    `|${'---|'.repeat(columns.length + 1)}`,
    ...lines,
  ].join('\n');
}

/** The cells that are stored, by table and row. */
function readStored(): ReadonlyMap<string, readonly string[]> {
  const stored = new Map<string, readonly string[]>();
  let title = '';
  for (const line of FIGURES.exec(readFileSync(DOCUMENT, 'utf8'))?.[0].split('\n') ?? []) {
    if (line.startsWith('### ')) title = line.slice(4);
    const [name = '', ...cells] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    stored.set(`${title}/${name}`, cells);
  }
  return stored;
}

/** A table with the stored figures in brackets, where they were others. */
export function compare(table: Table): string {
  const stored = readStored();
  const rows = Object.entries(table.rows).map(([name, cells]) => {
    const last = stored.get(`${table.title}/${name}`) ?? [];
    return [
      name,
      cells.map((cell, index) => (cell === last[index] ? cell : `${cell} [${last[index] ?? '–'}]`)),
    ];
  });
  return write({ ...table, rows: Object.fromEntries(rows) });
}

/** Stores figures in the place of those before. @param where the machine, in a sentence */
export function store(tables: readonly Table[], where: string): void {
  const figures = [where, ...tables.map(write)].join('\n\n');
  writeFileSync(
    DOCUMENT,
    readFileSync(DOCUMENT, 'utf8').replace(FIGURES, () => `\n${figures}\n\n`),
  );
}
