import { MONTH_SENTENCES, MONTHS } from '#words/form.ts';
import { MONTHS_PER_YEAR } from '../../life/completed-age.ts';
import type { Format } from '../../words/format.ts';
import { joinSentences } from '../../words/join-sentences.ts';

/** A life in whole months. At least one of the two is known. */
export interface LifeInMonths {
  /** Completed since birth; `null` without a birthdate. */
  readonly lived: number | null;
  /** Up to life expectancy; `null` without one. */
  readonly total: number | null;
}

/** The life in the picture above the form: the visitor's or the example's. */
export type Whose = 'example' | 'own';

/** Whether the months lived are within a year of life expectancy, on either side. */
const isNear = (lived: number, total: number) => Math.abs(total - lived) <= MONTHS_PER_YEAR;

const NO_BREAK_SPACE = '\u00a0';

/** One sentence: the months so far and those that may lie ahead, as far as they are known. */
export function describeMonths(format: Format, { lived, total }: LifeInMonths, whose: Whose): string {
  if (lived === null) return MONTH_SENTENCES.total(format, { total: total ?? 0 });
  if (total === null) {
    return lived === 0 ? MONTH_SENTENCES.newborn({ whose }) : MONTH_SENTENCES.lived(format, { lived, whose });
  }
  const ahead = total - lived;
  if (lived === 0) return MONTH_SENTENCES.newbornAhead(format, { ahead, whose });
  if (isNear(lived, total)) return MONTH_SENTENCES.near(format, { lived, whose });
  return ahead > 0
    ? MONTH_SENTENCES.livedAhead(format, { lived, ahead, whose })
    : MONTH_SENTENCES.beyond(format, { lived, beyond: -ahead, whose });
}

/**
 * Describes the picture and says what to enter next.
 * @param figure the life expectancy of the example, with its source
 */
export function explainMonths({ lived, total }: LifeInMonths, whose: Whose, figure: string): string {
  const { key, example, needsBirthdate, needsCountry, noLimit } = MONTHS;
  if (whose === 'example')
    return joinSentences(example({ figure: figure.replaceAll(' ', NO_BREAK_SPACE) }), key);
  if (lived === null) return joinSentences(key, needsBirthdate);
  if (total === null) return joinSentences(key, needsCountry);
  return joinSentences(key, (lived >= total || isNear(lived, total)) && noLimit);
}
