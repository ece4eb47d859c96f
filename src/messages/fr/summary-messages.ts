import type * as English from '../en/summary-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { atStart, describeExpectedAge } from './people.ts';
import { decimalYears, years } from './units.ts';

const describeCountryFigure = (
  format: Format,
  { country, lifeExpectancy, source, year }: English.CountryFigure,
  origin = '',
) =>
  `Calcul fondé sur l’espérance de vie à la naissance ${country}\u00a0: ${decimalYears(format, lifeExpectancy)} (${source}, ${year}${origin}).`;

export const FIGURE_SOURCES: Translated<typeof English.FIGURE_SOURCES> = {
  entered: (format, lifeExpectancy) =>
    `Calcul fondé sur l’espérance de vie que vous avez indiquée\u00a0: ${years(format, lifeExpectancy)}.`,
  country: (format, figure) => describeCountryFigure(format, figure),
  snapshot: (format, figure) => describeCountryFigure(format, figure, ', copie conservée par cette page'),
};

export const HEADLINES: Translated<typeof English.HEADLINES> = {
  beyondRecords: (format, age) =>
    `À ${years(format, age)}, vous auriez dépassé tous les âges jamais attestés. La date de naissance est-elle juste\u202f?`,
  noFigure: (format, age) =>
    `L’espérance de vie n’est pas une limite\u00a0: les personnes qui ont déjà ${years(format, age)} vivent au-delà.`,
  expected: (format, people) => `${atStart(describeExpectedAge(format, people))}.`,
  outlived: (format, people, age) =>
    `${atStart(describeExpectedAge(format, people))}. À ${years(format, age)}, vous avez dépassé cet âge-là aussi.`,
};

export const GOALS: Translated<typeof English.GOALS> = {
  birth: () => 'Jusqu’à la moyenne à la naissance',
  entered: () => 'Jusqu’à l’espérance de vie que vous avez indiquée',
  newborns: () => 'Jusqu’à la moyenne des nouveau-nés',
  people: (format, age) => `Jusqu’à la moyenne des personnes qui ont déjà ${years(format, age)}`,
  cohort: () => 'Jusqu’à la moyenne si les taux de mortalité continuent de baisser',
};

export const END_LINES: Translated<typeof English.END_LINES> = {
  birth: (format, end) => `Le trait à ${decimalYears(format, end)} marque la moyenne à la naissance.`,
  entered: (format, end) =>
    `Le trait à ${years(format, end)} marque l’espérance de vie que vous avez indiquée.`,
  newborns: (format, end) => `Le trait à ${decimalYears(format, end)} marque la moyenne des nouveau-nés.`,
  people: (format, end, age) =>
    `Le trait à ${decimalYears(format, end)} marque la moyenne des personnes qui ont déjà ${years(format, age)}.`,
  cohort: (format, end) =>
    `Le trait à ${years(format, end)} marque la moyenne si les taux de mortalité continuent de baisser.`,
};
