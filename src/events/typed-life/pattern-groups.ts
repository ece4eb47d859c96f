import type { Tokens } from './tokens.ts';

/** The values of a match by the names of their groups: those of parts of a time, such as `year`. */
export type Values = Readonly<Record<string, number | undefined>>;

/**
 * Alternatives as one pattern, in which each has names of its own for its groups.
 * @example either(['(?<year>Y)', '(?<age>N)']) // '(?:(?<time0_year>Y)|(?<time1_age>N))'
 */
export const either = (sources: readonly string[]): string =>
  `(?:${sources.map((source, index) => source.replace(/\(\?<(?=[a-z])/g, `(?<time${index}_`)).join('|')})`;

/** The values of the groups that matched, by their own names: those of their first tokens. */
export function valuesOf(match: RegExpExecArray, { values }: Pick<Tokens, 'values'>): Values {
  const found: Record<string, number | undefined> = {};
  let at = match.index;
  // Groups are in the order of the text, and between them is nothing like them.
  for (const [name, text] of Object.entries(match.groups ?? {})) {
    if (text === undefined) continue;
    at = match.input.indexOf(text, at);
    found[name.slice(name.indexOf('_') + 1)] = values[at];
    at += text.length;
  }
  return found;
}
