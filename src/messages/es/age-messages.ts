import type * as English from '../en/age-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { describeExpectedAge, nameInLabel, nameWithAge } from './people.ts';
import { decimalYears, years } from './units.ts';

export const AGE_MESSAGES: Translated<typeof English.AGE_MESSAGES> = {
  missing: 'No se pudo cargar la tabla de mortalidad. El resto de la página no la necesita.',
  none: (place) => `No hay tabla de mortalidad para ${place}.`,
  choice: 'Esperanza de vida que se usa',
  meaning: 'En qué se basan estas edades',
};

export const TABLE_FIGURES: Translated<typeof English.TABLE_FIGURES> = {
  period: (format, { people, place, lifeExpectancy, year, source }) =>
    `Cifra para ${nameWithAge(format, people)} en ${place}: ${decimalYears(format, lifeExpectancy)} con las tasas de mortalidad de ${year} (tabla de mortalidad adaptada de ${source}).`,
  cohort: (format, { people, place, lifeExpectancy, source }) =>
    `Cifra para ${nameWithAge(format, people)} en ${place}: unos ${years(format, lifeExpectancy)} si las tasas de mortalidad siguen bajando como prevé la ONU (proyección adaptada de ${source}).`,
};

export const CHOICES: Translated<typeof English.CHOICES> = {
  birth: (format, age) => `Promedio al nacer: ${format.decimal(age)}`,
  entered: (format, age) => `La que escribiste: ${format.number(age)}`,
  period: (format, age, people) =>
    people.stage === 'newborn'
      ? `${nameInLabel(people)}: ${format.decimal(age)}`
      : `${nameInLabel(people)} de ${years(format, people.age)}: ${format.decimal(age)}`,
  cohort: (format, age) => `Si la mortalidad sigue bajando: unos ${format.number(age)}`,
};

const atAge = (format: Format, of: English.AtAge) =>
  `Con las tasas de mortalidad de ${of.year}, ${describeExpectedAge(format, of)}`;

function nameAverage({ year, counts }: English.AverageAtBirth, { stage }: English.AtAge['people']): string {
  const average = `el promedio al nacer${year === null ? '' : ` en ${year}`}`;
  if (counts === 'thoseWhoDiedYounger') return `${average}, que también cuenta a quienes murieron antes`;
  if (counts === null) return average;
  return `${average} de ${stage === 'adult' ? 'mujeres y hombres' : 'niñas y niños'} en conjunto`;
}

export const AT_AGE: Translated<typeof English.AT_AGE> = {
  alone: (format, of) => `${atAge(format, of)}.`,
  same: (format, of, average) => `${atAge(format, of)}: lo mismo que ${nameAverage(average, of.people)}.`,
  more: (format, of, average) =>
    `${atAge(format, of)}: ${decimalYears(format, average.difference)} más que ${nameAverage(average, of.people)}.`,
  less: (format, of, average) =>
    `${atAge(format, of)}: ${decimalYears(format, average.difference)} menos que ${nameAverage(average, of.people)}.`,
};

export const HEADLINE_FIGURES: Translated<typeof English.HEADLINE_FIGURES> = {
  ofAge: (format, { expected, year }) =>
    `${format.decimal(expected)} es el promedio con las tasas de mortalidad de ${year}.`,
  ofLastAge: (format, { expected, year, lastAge }) =>
    `${format.decimal(expected)} es el promedio de quienes llegan a los ${years(format, lastAge)}, donde termina la tabla de mortalidad, con las tasas de ${year}.`,
};

const project = (format: Format, { people, place, expected }: English.Projection, range = '') =>
  `Si las tasas de mortalidad siguen bajando como prevé la ONU, ${nameWithAge(format, people)} en ${place} vivirán en promedio hasta alrededor de los ${years(format, expected)}${range}. Es una proyección: se basa en las tasas de mortalidad que la ONU prevé para cada año hasta 2100.`;

export const PROJECTIONS: Translated<typeof English.PROJECTIONS> = {
  noChange: 'Si las tasas de mortalidad siguen bajando, esto apenas cambiaría a esta edad.',
  figure: (format, of) => project(format, of),
  withInterval: (format, of, { low, high }) =>
    project(
      format,
      of,
      ` (ocho de cada diez previsiones: de ${format.number(low)} a ${format.number(high)})`,
    ),
};

const COUNTS_EVERYONE = 'Ese promedio cuenta a todas las personas desde que nacen.';

export const AVERAGES: Translated<typeof English.AVERAGES> = {
  entered: {
    past: (format, { age, average }) =>
      `Con ${years(format, age)} ya has superado los ${years(format, average)} que escribiste.`,
    at: (format, { age, average }) =>
      `Con ${years(format, age)} has llegado a los ${years(format, average)} que escribiste.`,
    close: (format, { age, average }) =>
      `Con ${years(format, age)} estás cerca de los ${years(format, average)} que escribiste.`,
  },
  birth: {
    past: (format, { age, average }) =>
      `Con ${years(format, age)} has superado el promedio al nacer, de ${decimalYears(format, average)}. ${COUNTS_EVERYONE}`,
    at: (format, { age, average }) =>
      `Con ${years(format, age)} has llegado al promedio al nacer, de ${decimalYears(format, average)}. ${COUNTS_EVERYONE}`,
    close: (format, { age, average }) =>
      `Con ${years(format, age)} estás cerca del promedio al nacer, de ${decimalYears(format, average)}. ${COUNTS_EVERYONE}`,
    lower: (format, { average }) =>
      `El promedio al nacer, de ${decimalYears(format, average)}, es menor porque cuenta a todas las personas desde que nacen.`,
  },
};

export const ESTIMATES: Translated<typeof English.ESTIMATES> = {
  estimate: (format, { age, lifeExpectancy, expected, meanError, greatestError }) =>
    `A modo de estimación: donde la esperanza de vida al nacer es de ${years(format, lifeExpectancy)}, quienes ya tienen ${years(format, age)} viven en promedio hasta alrededor de los ${years(format, expected)}. A esa edad, la estimación se desvía ${decimalYears(format, meanError)} en promedio, y ${format.decimal(greatestError)} como máximo.`,
  outsideAges: (format, first, last) =>
    `Elige un país para ver cuánto viven las personas de tu edad. Sin país, esta página solo puede estimarlo de ${format.number(first)} a ${years(format, last)}.`,
  noCountry: (format, lifeExpectancy) =>
    `Ningún país tiene una esperanza de vida de ${years(format, lifeExpectancy)}, así que esta página no puede estimar cuánto viven las personas de tu edad.`,
};
