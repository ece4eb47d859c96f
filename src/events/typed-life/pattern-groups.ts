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

/** The values of the groups in a slot that matched: those of their first tokens. */
export const valuesOf = ({ indices }: RegExpExecArray, { values }: Tokens, slot = 'time'): Values =>
  Object.fromEntries(
    Object.entries(indices?.groups ?? {}).flatMap(([name, span]) =>
      span && name.startsWith(slot) ? [[name.slice(name.indexOf('_') + 1), values[span[0]]]] : [],
    ),
  );
