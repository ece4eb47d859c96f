/** Reads JSON with clear error messages, for catalogue.ts. */

/** A part of a JSON text, after any space: a sign, a text in quotation marks, or another value. */
const PART = /\s*([{}[\],:]|"(?:[^"\\\p{Control}]|[\u007f-\u009f]|\\.)*"|-?\d[\d.eE+-]*|true|false|null)/uy;
const LONGEST_SHOWN = 30;

/** Something wrong in a JSON text, in words. */
export class JsonError extends Error {
  override readonly name = 'JsonError';
  /** Where the mistake is: the number of characters before it. */
  readonly index: number;
  constructor(index: number, reason: string) {
    super(reason);
    this.index = index;
  }
}

function checkLetters(text: string): void {
  if (text.startsWith('\ufeff'))
    throw new JsonError(0, 'the file begins with a byte order mark: save it as UTF-8 without one');
  const damaged = text.indexOf('\ufffd');
  if (damaged !== -1) throw new JsonError(damaged, 'there is “\ufffd”: save the file as UTF-8');
}

/** The problem where no part of JSON begins. */
function explainUnreadable(rest: string): string {
  const [line = ''] = rest.trimStart().split(/\r?\n/);
  const shown = line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN)}…` : line;
  return line.startsWith('"')
    ? `a quotation mark is missing at the end of ${shown}`
    : `${shown} cannot stand there: each text is in "…", and a quotation mark within it is written \\"`;
}

/** The problem between a part and the next one; `null` for none. */
function explainSigns(part: string, next: string): string | null {
  if (part === ',' && /^[}\]]/.test(next)) return `there is a comma too many before ${next}`;
  if (/[^{[,:]$/.test(part) && /^[^}\],:]/.test(next))
    return `there is no comma or colon between ${part} and ${next}`;
  return null;
}

/**
 * Reads a JSON text, in which no object has a key twice.
 * @throws {JsonError} with the first error, in words for people who edit the text
 */
export function readJson(text: string): unknown {
  checkLetters(text);
  const end = text.trimEnd().length;
  /** The keys of each object that is open; those of a list stay empty. */
  const open: Set<string>[] = [];
  let part = '';
  for (let index = 0; index < end; ) {
    PART.lastIndex = index;
    const [all = '', next = ''] = PART.exec(text) ?? [];
    if (next === '') throw new JsonError(index, explainUnreadable(text.slice(index)));
    const reason = part === '' ? null : explainSigns(part, next);
    if (reason !== null) throw new JsonError(index, reason);
    if (next === ':') {
      const keys = open.at(-1);
      if (keys?.has(part)) throw new JsonError(index - 1, `${part} is there twice`);
      keys?.add(part);
    }
    if (/^[{[]/.test(next)) open.push(new Set());
    if (/^[}\]]/.test(next) && !open.pop()) throw new JsonError(index, `there is a ${next} too many`);
    part = next;
    index += all.length;
  }
  if (part === '') throw new JsonError(0, 'the file is empty');
  if (open.length > 0) throw new JsonError(end - 1, 'the file ends too early: there is no } at its end');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new JsonError(0, error instanceof Error ? error.message : String(error));
  }
}
