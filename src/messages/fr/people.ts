import type * as English from '../en/people.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { decimalYears, years } from './units.ts';

const NAMES = {
  newborn: { everyone: 'nouveau-nés', women: 'filles nouveau-nées', men: 'garçons nouveau-nés' },
  child: { everyone: 'personnes', women: 'filles', men: 'garçons' },
  adult: { everyone: 'personnes', women: 'femmes', men: 'hommes' },
};

export const atStart: Translated<typeof English.atStart> = (phrase) =>
  phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** Without an article: « les » and « des » fit them all. */
export const nameOf: Translated<typeof English.nameOf> = ({ population, stage }) => NAMES[stage][population];

/** Without an article as well. */
export const nameWithAge: Translated<typeof English.nameWithAge> = (format, people) =>
  people.stage === 'newborn' ? nameOf(people) : `${nameOf(people)} de ${years(format, people.age)}`;

export function describeExpectedAge(
  format: Format,
  { people, place, expected }: English.ExpectedAge,
): string {
  const already = people.stage === 'newborn' ? '' : ` qui ont déjà ${years(format, people.age)}`;
  return `les ${nameOf(people)}${already} ${place} vivent en moyenne jusqu’à ${decimalYears(format, expected)}`;
}
