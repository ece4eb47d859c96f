export type FileKind = 'calendar' | 'familyTree' | 'addressCard';

/** Lines that only files of other programs have: iCalendar, GEDCOM and vCard. */
const FILES: readonly (readonly [FileKind, RegExp])[] = [
  ['addressCard', /^(?:BEGIN:VCARD|(?:BDAY|FN)[:;])/],
  ['calendar', /^(?:BEGIN:V[A-Z]+|DT(?:START|END|STAMP)[:;]|X-WR-[A-Z]+:)/],
  [
    'familyTree',
    /^\d+ (?:@[^@\s]+@ )?(?:HEAD|INDI|FAM[CS]?|BIRT|DEAT|MARR|BAPM|BURI|DATE|PLAC|SEX|HUSB|WIFE|CHIL|TRLR)(?:\s|$)/,
  ],
];
/** Of these lines, those with which a file begins. */
const FIRST = /^(?:BEGIN:V|0 )/;

/** The kind of file of another program of which a line is; `null` for none. */
export const detectFileLine = (line: string): FileKind | null =>
  FILES.find(([, pattern]) => pattern.test(line))?.[0] ?? null;

/** The kind of file that lines are: with the beginning of one, or nothing but lines of one; `null` for none. */
export function detectFile(lines: readonly string[]): FileKind | null {
  const kinds = lines.map(detectFileLine);
  const first = lines.findIndex((line, index) => kinds[index] && FIRST.test(line));
  return kinds[first] ?? (kinds.every((kind) => kind) ? (kinds[0] ?? null) : null);
}

/** What separates the cells of a table, and the line below the head in Markdown. */
const SEPARATORS = ['\t', ';', '|', ','] as const;
const RULE = /^[|:\s-]+$/;
const MAX_WORDS_OF_CELL = 3;

/** The cells of a line that may be the head of a table: short names without a number; `null` for any other line. */
function findCells(text: string): { readonly separator: string; readonly count: number } | null {
  const separator = SEPARATORS.find((sign) => text.includes(sign));
  if (separator === undefined || /\p{N}/u.test(text)) return null;
  const cells = text.replace(/^\|/, '').replace(/\|$/, '').split(separator);
  const isNamed = cells.every(
    (cell) => cell.trim() !== '' && cell.trim().split(/\s+/).length <= MAX_WORDS_OF_CELL,
  );
  return isNamed ? { separator, count: text.split(separator).length } : null;
}

/** The head of a table, which is the first line above lines of as many cells, and how many lines it takes. */
export function findHead([first, second, third]: readonly {
  readonly text: string;
  readonly event: unknown;
}[]): {
  readonly text: string | null;
  readonly count: number;
} {
  const none = { text: null, count: 0 };
  const cells = first && !first.event ? findCells(first.text) : null;
  const count = second && RULE.test(second.text) && second.text.includes('-') ? 2 : 1;
  const row = count === 2 ? third : second;
  if (!first || !cells || !row) return none;
  const isTable = row.text.split(cells.separator).length === cells.count && /\p{N}/u.test(row.text);
  return isTable && cells.count > 1 ? { text: first.text, count } : none;
}
