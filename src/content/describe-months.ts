import { MONTH_MESSAGES, MONTH_SENTENCES } from '#messages/month-messages.ts';
import type { Format } from '../messages/format.ts';
import { joinSentences } from './join-sentences.ts';

/** A life in whole months. At least one of the two is known. */
export interface LifeInMonths {
  /** Completed since birth; `null` without a birthdate. */
  readonly lived: number | null;
  /** Up to life expectancy; `null` without one. */
  readonly total: number | null;
}

/** Whose life the picture before the form shows. */
export type Whose = 'example' | 'own';

const NO_BREAK_SPACE = '\u00a0';

/** One sentence: the months so far and those that may lie ahead, as far as they are known. */
export function describeMonths(format: Format, { lived, total }: LifeInMonths, whose: Whose): string {
  const words = MONTH_SENTENCES;
  if (lived === null) return words.total(format, total ?? 0);
  if (total === null) return lived === 0 ? words.newborn(whose) : words.lived(format, lived, whose);
  const ahead = total - lived;
  if (lived === 0) return words.newbornAhead(format, ahead, whose);
  if (ahead > 0) return words.livedAhead(format, lived, ahead, whose);
  return ahead === 0 ? words.reached(format, lived, whose) : words.beyond(format, lived, -ahead, whose);
}

/**
 * What the picture shows, and what it still lacks.
 * @param figure the life expectancy of the example, with its source
 */
export function explainMonths({ lived, total }: LifeInMonths, whose: Whose, figure: string): string {
  const { key, example, needsBirthdate, needsCountry, noLimit } = MONTH_MESSAGES;
  if (whose === 'example') return joinSentences(example(figure.replaceAll(' ', NO_BREAK_SPACE)), key);
  if (lived === null) return joinSentences(key, needsBirthdate);
  if (total === null) return joinSentences(key, needsCountry);
  return joinSentences(key, lived >= total && noLimit);
}
