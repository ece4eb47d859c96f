import type * as English from '../en/age-messages.ts';
import type { Format } from '../format.ts';
import type { People } from '../people.ts';
import type { Translated } from '../translated.ts';
import { atStart, describeExpectedAge, nameOf, nameWithAge, theWithAge } from './people.ts';
import { inPlace } from './places.ts';
import { decimalYears, years } from './units.ts';

export const AGE_MESSAGES: Translated<typeof English.AGE_MESSAGES> = {
  missing: 'Não foi possível carregar a tábua de mortalidade. O resto da página não precisa dela.',
  none: (place) => `Não há tábua de mortalidade para ${place}.`,
  choice: 'Expectativa de vida usada',
  meaning: 'Em que essas idades se baseiam',
};

export const TABLE_FIGURES: Translated<typeof English.TABLE_FIGURES> = {
  period: (format, { people, place, lifeExpectancy, year, source }) =>
    `Com base em ${nameWithAge(format, people)} ${inPlace(place)}: ${decimalYears(format, lifeExpectancy)}, com as taxas de mortalidade de ${year} (tábua de mortalidade adaptada de ${source}).`,
  cohort: (format, { people, place, lifeExpectancy, source }) =>
    `Com base em ${nameWithAge(format, people)} ${inPlace(place)}: cerca de ${years(format, lifeExpectancy)}, se as taxas de mortalidade continuarem caindo como a ONU projeta (projeção adaptada de ${source}).`,
};

export const CHOICES: Translated<typeof English.CHOICES> = {
  birth: (format, age) => `Média ao nascer: ${format.decimal(age)}`,
  entered: (format, age) => `A que você informou: ${format.number(age)}`,
  period: (format, age, people) =>
    people.stage === 'newborn'
      ? `${atStart(nameOf(people))}: ${format.decimal(age)}`
      : `${atStart(nameOf(people))} que já têm ${years(format, people.age)}: ${format.decimal(age)}`,
  cohort: (format, age) => `Se a mortalidade continuar caindo: cerca de ${format.number(age)}`,
};

const atAge = (format: Format, of: English.AtAge) =>
  `Com as taxas de mortalidade de ${of.year}, ${describeExpectedAge(format, of)}`;

function nameAverage({ year, counts }: English.AverageAtBirth, { stage }: People): string {
  const inYear = year === null ? '' : ` em ${year}`;
  if (counts === 'thoseWhoDiedYounger')
    return `a média ao nascer${inYear}, que também conta quem viveu menos`;
  if (counts === null) return `a média ao nascer${inYear}`;
  return `a média ao nascer de ${stage === 'adult' ? 'mulheres e homens' : 'meninas e meninos'} em conjunto${inYear}`;
}

export const AT_AGE: Translated<typeof English.AT_AGE> = {
  alone: (format, of) => `${atAge(format, of)}.`,
  same: (format, of, average) => `${atAge(format, of)}: o mesmo que ${nameAverage(average, of.people)}.`,
  more: (format, of, average) =>
    `${atAge(format, of)}: ${decimalYears(format, average.difference)} a mais que ${nameAverage(average, of.people)}.`,
  less: (format, of, average) =>
    `${atAge(format, of)}: ${decimalYears(format, average.difference)} a menos que ${nameAverage(average, of.people)}.`,
};

export const HEADLINE_FIGURES: Translated<typeof English.HEADLINE_FIGURES> = {
  ofAge: (format, { expected, year }) =>
    `Os ${decimalYears(format, expected)} são a média com as taxas de mortalidade de ${year}.`,
  ofLastAge: (format, { expected, year, lastAge }) =>
    `Os ${decimalYears(format, expected)} são a média de quem chega aos ${years(format, lastAge)}, onde a tábua de mortalidade termina, com as taxas de mortalidade de ${year}.`,
};

const project = (format: Format, { people, place, expected }: English.Projection, range = '') =>
  `Se as taxas de mortalidade continuarem caindo como a ONU projeta, ${theWithAge(format, people)} ${inPlace(place)} viverão em média até cerca de ${years(format, expected)}${range}. É uma projeção: baseia-se nas taxas de mortalidade que a ONU projeta para cada ano até 2100.`;

export const PROJECTIONS: Translated<typeof English.PROJECTIONS> = {
  noChange: 'Se as taxas de mortalidade continuarem caindo, isso quase não mudará nessa idade.',
  figure: (format, of) => project(format, of),
  withInterval: (format, of, { low, high }) =>
    project(format, of, ` (oito em cada dez projeções: de ${format.number(low)} a ${format.number(high)})`),
};

export const AVERAGES: Translated<typeof English.AVERAGES> = {
  entered: {
    past: (format, { age, average }) =>
      `Com ${years(format, age)}, você já passou da expectativa de vida que informou, de ${years(format, average)}.`,
    at: (format, { age, average }) =>
      `Com ${years(format, age)}, você está na expectativa de vida que informou, de ${years(format, average)}.`,
    close: (format, { age, average }) =>
      `Com ${years(format, age)}, você está perto da expectativa de vida que informou, de ${years(format, average)}.`,
  },
  birth: {
    past: (format, { age, average }) =>
      `Com ${years(format, age)}, você já passou da média ao nascer, de ${decimalYears(format, average)}. Essa média conta todas as pessoas desde o nascimento.`,
    at: (format, { age, average }) =>
      `Com ${years(format, age)}, você está na média ao nascer, de ${decimalYears(format, average)}. Essa média conta todas as pessoas desde o nascimento.`,
    close: (format, { age, average }) =>
      `Com ${years(format, age)}, você está perto da média ao nascer, de ${decimalYears(format, average)}. Essa média conta todas as pessoas desde o nascimento.`,
    lower: (format, { average }) =>
      `A média ao nascer, de ${decimalYears(format, average)}, é menor porque conta todas as pessoas desde o nascimento.`,
  },
};

export const ESTIMATES: Translated<typeof English.ESTIMATES> = {
  estimate: (format, { age, lifeExpectancy, expected, meanError, greatestError }) =>
    `Uma estimativa: onde a expectativa de vida ao nascer é de ${years(format, lifeExpectancy)}, quem já tem ${years(format, age)} vive em média até cerca de ${years(format, expected)}. Nessa idade, o erro médio da estimativa é de ${decimalYears(format, meanError)}, e o maior, de ${format.decimal(greatestError)}.`,
  outsideAges: (format, first, last) =>
    `Escolha um país para ver até que idade vivem as pessoas da sua idade. Sem ele, esta página só consegue estimar isso de ${format.number(first)} a ${years(format, last)}.`,
  noCountry: (format, lifeExpectancy) =>
    `Nenhum país tem uma expectativa de vida de ${years(format, lifeExpectancy)}; por isso, esta página não consegue estimar até que idade vivem as pessoas da sua idade.`,
};
