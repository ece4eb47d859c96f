import type { Tokens } from './tokens.ts';

/** The values of a match by the names of their groups: those of parts of a time, such as `year`. */
export type Values = Readonly<Record<string, number | undefined>>;

/**
 * Alternatives as one pattern.
 * @param slot begins the names of their groups, of which each has its own
 * @example either(['(?<year>Y)', '(?<age>N)']) // '(?:(?<time0_year>Y)|(?<time1_age>N))'
 */
export const either = (sources: readonly string[], slot = 'time'): string =>
  `(?:${sources.map((source, index) => source.replace(/\(\?<(?=[a-z])/g, `(?<${slot}${index}_`)).join('|')})`;

const known = new WeakMap<RegExpExecArray, readonly (readonly [name: string, from: number])[]>();

/** The groups that matched, each with its first token. A pattern has hundreds of groups: they are gone through once. */
export function groupsOf(match: RegExpExecArray): readonly (readonly [name: string, from: number])[] {
  const all = match.indices?.groups ?? {};
  const groups =
    known.get(match) ??
    Object.keys(all).flatMap((name) => (all[name] ? [[name, all[name][0]] as const] : []));
  known.set(match, groups);
  return groups;
}

/** The values of the groups in a slot that matched: those of their first tokens. */
export const valuesOf = (match: RegExpExecArray, { values }: Tokens, slot = 'time'): Values =>
  Object.fromEntries(
    groupsOf(match).flatMap(([name, from]) =>
      name.startsWith(slot) ? [[name.slice(name.indexOf('_') + 1), values[from]]] : [],
    ),
  );
