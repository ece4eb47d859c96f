import type * as English from '../en/summary-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { atStart, describeExpectedAge } from './people.ts';
import { plural, pluralOfDecimal } from './plural.ts';
import { decimalYears, years } from './units.ts';

const describeCountryFigure = (
  format: Format,
  { country, lifeExpectancy, source, year }: English.CountryFigure,
  origin = '',
) =>
  `Según la esperanza de vida al nacer en ${country}: ${decimalYears(format, lifeExpectancy)} (${source}, ${year}${origin}).`;

export const FIGURE_SOURCES: Translated<typeof English.FIGURE_SOURCES> = {
  entered: (format, lifeExpectancy) =>
    `Según la esperanza de vida que escribiste: ${years(format, lifeExpectancy)}.`,
  country: (format, figure) => describeCountryFigure(format, figure),
  snapshot: (format, figure) => describeCountryFigure(format, figure, ', de la copia de esta página'),
};

export const HEADLINES: Translated<typeof English.HEADLINES> = {
  beyondRecords: (format, age) =>
    `Con ${years(format, age)} superarías la mayor edad de la que hay registro. ¿Es correcta la fecha de nacimiento?`,
  noFigure: (format, age) =>
    `La esperanza de vida no es un límite: quienes ya tienen ${years(format, age)} siguen cumpliendo años.`,
  expected: (format, people) => `${atStart(describeExpectedAge(format, people))}.`,
  outlived: (format, people, age) =>
    `${atStart(describeExpectedAge(format, people))}. Con ${years(format, age)}, también has superado ese promedio.`,
};

export const GOALS: Translated<typeof English.GOALS> = {
  birth: () => 'Hasta el promedio al nacer',
  entered: () => 'Hasta la esperanza de vida que escribiste',
  newborns: () => 'Hasta el promedio de quienes acaban de nacer',
  people: (format, age) => `Hasta el promedio de quienes ya tienen ${years(format, age)}`,
  cohort: () => 'Hasta el promedio si la mortalidad sigue bajando',
};

const lineAt = plural({ one: 'La línea de # año', other: 'La línea de los # años' });
const lineAtDecimal = pluralOfDecimal({ other: 'La línea de los # años' });

export const END_LINES: Translated<typeof English.END_LINES> = {
  birth: (format, end) => `${lineAtDecimal(format, end)} es el promedio al nacer.`,
  entered: (format, end) => `${lineAt(format, end)} es la esperanza de vida que escribiste.`,
  newborns: (format, end) => `${lineAtDecimal(format, end)} es el promedio de quienes acaban de nacer.`,
  people: (format, end, age) =>
    `${lineAtDecimal(format, end)} es el promedio de quienes ya tienen ${years(format, age)}.`,
  cohort: (format, end) => `${lineAt(format, end)} es el promedio si las tasas de mortalidad siguen bajando.`,
};
