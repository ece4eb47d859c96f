import type * as English from '../en/survival-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { toAge } from './ages.ts';
import { nameOf, nameWithAge } from './people.ts';
import { years } from './units.ts';

export const SURVIVAL_MESSAGES: Translated<typeof English.SURVIVAL_MESSAGES> = {
  title: 'Cuántas personas llegan a cada edad',
  hint: (year) =>
    `Con las tasas de mortalidad de ${year}. Son probabilidades de un grupo, no una predicción para ti.`,
  whose: 'Mostrar cifras para',
  populations: { everyone: 'Todas las personas', women: 'Mujeres', men: 'Hombres' },
  chosen: {
    everyone:
      'Ahora con las cifras de todas las personas, aquí y en las demás secciones sobre personas de tu edad.',
    women: 'Ahora con las cifras de las mujeres, aquí y en las demás secciones sobre personas de tu edad.',
    men: 'Ahora con las cifras de los hombres, aquí y en las demás secciones sobre personas de tu edad.',
  },
  outlook: ['Si la mortalidad', 'sigue bajando'],
  ended: (format, lastAge) =>
    `La tabla de mortalidad termina a los ${years(format, lastAge)}; no hay cifras para edades mayores.`,
  keys: 'Con las flechas avanzas un año; con Re Pág y Av Pág, diez.',
  reaching: (format, age) => `Llegan ${toAge(format, age)}`,
  columns: { age: 'Edad', share: 'Porcentaje que llega', outlook: 'Si la mortalidad sigue bajando' },
  quantiles: {
    threeInFour: (format, age) => `3 de 4: ${format.number(age)}`,
    half: (format, age) => `mitad: ${format.number(age)}`,
    oneInFour: (format, age) => `1 de 4: ${format.number(age)}`,
  },
};

export const CHANCES: Translated<typeof English.CHANCES> = {
  share: (format, people, share) => `${share} de ${nameWithAge(format, people)}`,
  withOutlook: (format, people, share, outlook) =>
    `${share} de ${nameWithAge(format, people)}; ${outlook} si la mortalidad sigue bajando`,
  fewerThan: (least) => `menos del ${least}`,
};

const nameGroup = (format: Format, { people, place, moved }: English.Group) =>
  moved
    ? `De ${nameOf(people)} en ${place} que llegan ${toAge(format, people.age)}`
    : `De ${nameWithAge(format, people)} en ${place}`;

export const REACHED: Translated<typeof English.REACHED> = {
  threeInFour: (format, of, { last }) =>
    `${nameGroup(format, of)}, más de tres de cada cuatro llegan a los ${format.number(last)}.`,
  half: (format, of, { threeInFour, last }) =>
    `${nameGroup(format, of)}, tres de cada cuatro llegan a los ${format.number(threeInFour)} y más de la mitad, a los ${format.number(last)}.`,
  oneInFour: (format, of, { threeInFour, half, last }) =>
    `${nameGroup(format, of)}, tres de cada cuatro llegan a los ${format.number(threeInFour)}, la mitad a los ${format.number(half)} y más de la cuarta parte, a los ${format.number(last)}.`,
  none: (format, of, { threeInFour, half, oneInFour }) =>
    `${nameGroup(format, of)}, tres de cada cuatro llegan a los ${format.number(threeInFour)}, la mitad a los ${format.number(half)} y la cuarta parte a los ${format.number(oneInFour)}.`,
};

export const REACHED_IN_OUTLOOK: Translated<typeof English.REACHED_IN_OUTLOOK> = {
  half: (format, age) =>
    `Si las tasas de mortalidad siguen bajando, la mitad llega a los ${format.number(age)}.`,
  moreThanHalf: (format, age) =>
    `Si las tasas de mortalidad siguen bajando, más de la mitad llega a los ${format.number(age)}.`,
};
