import type * as English from '../en/survival-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { articleOf, nameOf, ofPeople, oneOf, theWithAge } from './people.ts';
import { inPlace } from './places.ts';
import { years } from './units.ts';

export const SURVIVAL_MESSAGES: Translated<typeof English.SURVIVAL_MESSAGES> = {
  title: 'Quantas pessoas chegam a cada idade',
  hint: (year) =>
    `Com as taxas de mortalidade de ${year}. São chances de um grupo, não uma previsão para você.`,
  whose: 'Mostrar dados de',
  populations: { everyone: 'Todas as pessoas', women: 'Mulheres', men: 'Homens' },
  chosen: {
    everyone: 'Agora com os dados de todas as pessoas, aqui e nas outras seções sobre pessoas da sua idade.',
    women: 'Agora com os dados de mulheres, aqui e nas outras seções sobre pessoas da sua idade.',
    men: 'Agora com os dados de homens, aqui e nas outras seções sobre pessoas da sua idade.',
  },
  outlook: ['Se a mortalidade', 'continuar caindo'],
  ended: (format, lastAge) =>
    `A tábua de mortalidade termina aos ${years(format, lastAge)}; por isso, não há o que mostrar além disso.`,
  keys: 'As setas avançam ou voltam um ano; Page Up e Page Down, dez.',
  reaching: years,
  columns: {
    age: 'Idade',
    share: 'Parcela que chega',
    outlook: 'Se a mortalidade continuar caindo',
  },
  quantiles: {
    threeInFour: (format, age) => `3 em 4: ${format.number(age)}`,
    half: (format, age) => `metade: ${format.number(age)}`,
    oneInFour: (format, age) => `1 em 4: ${format.number(age)}`,
  },
};

export const CHANCES: Translated<typeof English.CHANCES> = {
  share: (format, people, share) => `${share} ${ofPeople(format, people)}`,
  withOutlook: (format, people, share, outlook) =>
    `${share} ${ofPeople(format, people)}; ${outlook} se a mortalidade continuar caindo`,
  fewerThan: (least) => `menos de ${least}`,
};

const nameGroup = (format: Format, { people, place, moved }: English.Group) =>
  moved
    ? `Entre ${articleOf(people)} ${nameOf(people)} que chegam à idade de ${years(format, people.age)} ${inPlace(place)}`
    : `Entre ${theWithAge(format, people)} ${inPlace(place)}`;

export const REACHED: Translated<typeof English.REACHED> = {
  threeInFour: (format, of, { last }) =>
    `${nameGroup(format, of)}, mais de três em cada quatro chegam aos ${format.number(last)} anos.`,
  half: (format, of, { threeInFour, last }) =>
    `${nameGroup(format, of)}, três em cada quatro chegam aos ${format.number(threeInFour)} anos, e mais da metade chega aos ${format.number(last)}.`,
  oneInFour: (format, of, { threeInFour, half, last }) =>
    `${nameGroup(format, of)}, três em cada quatro chegam aos ${format.number(threeInFour)} anos, metade chega aos ${format.number(half)} e mais de ${oneOf(of.people)} em cada quatro chega aos ${format.number(last)}.`,
  none: (format, of, { threeInFour, half, oneInFour }) =>
    `${nameGroup(format, of)}, três em cada quatro chegam aos ${format.number(threeInFour)} anos, metade chega aos ${format.number(half)} e ${oneOf(of.people)} em cada quatro chega aos ${format.number(oneInFour)}.`,
};

export const REACHED_IN_OUTLOOK: Translated<typeof English.REACHED_IN_OUTLOOK> = {
  half: (format, age) =>
    `Se as taxas de mortalidade continuarem caindo, metade chega aos ${format.number(age)}.`,
  moreThanHalf: (format, age) =>
    `Se as taxas de mortalidade continuarem caindo, mais da metade chega aos ${format.number(age)}.`,
};
