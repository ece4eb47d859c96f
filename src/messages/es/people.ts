import type * as English from '../en/people.ts';
import type { Translated } from '../translated.ts';
import { years } from './units.ts';

/** “Quienes acaban de nacer” speaks of all newborns. */
const NAMES = {
  newborn: {
    everyone: 'quienes acaban de nacer',
    women: 'niñas recién nacidas',
    men: 'niños recién nacidos',
  },
  child: { everyone: 'personas', women: 'niñas', men: 'niños' },
  adult: { everyone: 'personas', women: 'mujeres', men: 'hombres' },
} as const;

const ARTICLES = { everyone: 'las', women: 'las', men: 'los' } as const;

export const atStart: Translated<typeof English.atStart> = (phrase) =>
  phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** Without article, for a label. */
export const nameInLabel: Translated<typeof English.nameOf> = ({ population, stage }) =>
  atStart(NAMES[stage][population]);

/** With its article. */
export const nameOf: Translated<typeof English.nameOf> = ({ population, stage }) => {
  const name = NAMES[stage][population];
  return name === NAMES.newborn.everyone ? name : `${ARTICLES[population]} ${name}`;
};

export const nameWithAge: Translated<typeof English.nameWithAge> = (format, people) =>
  people.stage === 'newborn' ? nameOf(people) : `${nameOf(people)} de ${years(format, people.age)}`;

export const describeExpectedAge: Translated<typeof English.describeExpectedAge> = (
  format,
  { people, place, expected },
) => {
  const already = people.stage === 'newborn' ? '' : ` que ya tienen ${years(format, people.age)}`;
  return `${nameOf(people)} en ${place}${already} viven en promedio hasta los ${format.decimal(expected)} años`;
};
