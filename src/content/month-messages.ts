import type { Format } from '../messages/format.ts';
import { choosePlural } from './plural.ts';

/** A life in whole months. At least one of the two is known. */
export interface LifeInMonths {
  /** Completed since birth; `null` without a birthdate. */
  readonly lived: number | null;
  /** Up to life expectancy; `null` without one. */
  readonly total: number | null;
}

/** Whose life the picture before the form shows. */
export type Whose = 'example' | 'own';

const count = (format: Format, months: number) =>
  `${format.number(months)}\u00a0${choosePlural(months, { one: 'month', other: 'months' })}`;

/** One sentence: the months so far and those that may lie ahead, as far as they are known. */
export function describeMonths(format: Format, { lived, total }: LifeInMonths, whose: Whose): string {
  if (lived === null) return `A life of about ${count(format, total ?? 0)}.`;
  const behind = `${lived === 0 ? 'Less than a month' : count(format, lived)} behind${whose === 'own' ? ' you' : ''}`;
  if (total === null) return `${behind}.`;
  const ahead = total - lived;
  if (ahead > 0) return `${behind}, about ${format.number(ahead)} ahead.`;
  return `${behind}, ${ahead === 0 ? 'as many as' : `${format.number(-ahead)} beyond`} life expectancy.`;
}

const KEY = 'Each dot is a month, each column a year; the colors are the hours below.';

/**
 * What the picture shows, and what it still lacks.
 * @param figure the life expectancy of the example, with its source
 */
export function explainMonths({ lived, total }: LifeInMonths, whose: Whose, figure: string): string {
  if (whose === 'example')
    return `An example: someone born in 1990 in Canada (${figure.replaceAll(' ', '\u00a0')}). ${KEY}`;
  if (lived === null) return `${KEY} Enter your birthdate to see what’s behind you.`;
  if (total === null) return `${KEY} Choose a country to see what may lie ahead.`;
  return lived < total ? KEY : `${KEY} Life expectancy isn’t a limit.`;
}
