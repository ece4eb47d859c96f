import type { Population } from '../../life/life-table.ts';
import type * as English from '../en/population-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { atStart } from './people.ts';
import { years } from './units.ts';

export const POPULATION_MESSAGES: Translated<typeof English.POPULATION_MESSAGES> = {
  title: 'Tu lugar entre quienes viven hoy',
  source: (source, year) =>
    `Población por edad en ${year}, proyectada, adaptada de ${source} (CC BY 3.0 IGO).`,
  you: (format, age) => `Tú, ${format.number(age)}`,
  columns: { age: 'Edad', people: 'Personas', share: 'Porcentaje' },
};

export const AGE_GROUPS: Translated<typeof English.AGE_GROUPS> = {
  closed: (format, first, last) => `${format.number(first)} a ${format.number(last)}`,
  open: (format, first) => `${format.number(first)} y más`,
};

const EVERYONE: Readonly<Record<Population, string>> = {
  everyone: 'todas las personas que viven',
  women: 'todas las mujeres y niñas',
  men: 'todos los hombres y niños',
};
const PEOPLE: Readonly<Record<Population, string>> = {
  everyone: 'personas',
  women: 'mujeres y niñas',
  men: 'hombres y niños',
};
const THE_PEOPLE: Readonly<Record<Population, string>> = {
  everyone: 'las personas',
  women: 'las mujeres y niñas',
  men: 'los hombres y niños',
};
const ADULTS: Readonly<Record<Population, string>> = {
  everyone: 'personas',
  women: 'mujeres',
  men: 'hombres',
};

const MILLION = 1e6;

/** “Billón” is a million millions in Spanish: more than a thousand millions are millions as well. */
function countPeople(format: Format, people: number): string {
  if (people < MILLION) return format.number(people);
  return people === MILLION ? '1 millón' : `${format.number(people / MILLION)} millones`;
}

export const describeCount: Translated<typeof English.describeCount> = (format, { people, isFewer }) =>
  isFewer ? `menos de ${countPeople(format, people)}` : countPeople(format, people);

const countOf = (format: Format, count: English.PeopleCount, noun: string) =>
  `${describeCount(format, count)} ${count.people < MILLION ? '' : 'de '}${noun}`;

export const SHARES: Translated<typeof English.SHARES> = {
  underOneIn100: 'menos de una de cada 100',
  underOneInTwenty: 'menos de una de cada veinte',
  oneInTen: 'alrededor de una de cada diez',
  twoInTen: 'alrededor de dos de cada diez',
  threeInTen: 'alrededor de tres de cada diez',
  fourInTen: 'alrededor de cuatro de cada diez',
  half: 'alrededor de la mitad',
  sixInTen: 'alrededor de seis de cada diez',
  sevenInTen: 'alrededor de siete de cada diez',
  eightInTen: 'alrededor de ocho de cada diez',
  nineInTen: 'alrededor de nueve de cada diez',
  overNineteenInTwenty: 'más de diecinueve de cada veinte',
  over99In100: 'más de 99 de cada 100',
};

type Share = keyof typeof SHARES;

/** “Una” stands for a person, a woman or a girl. */
const shareOf = (share: Share, population: Population) =>
  population === 'men' ? SHARES[share].replace('una de cada', 'uno de cada') : SHARES[share];

const SINGULAR = new Set<Share>(['underOneIn100', 'underOneInTwenty', 'oneInTen', 'half']);

const shareIsYounger = (share: Share, population: Population) =>
  `${shareOf(share, population)} ${SINGULAR.has(share) ? 'es más joven' : 'son más jóvenes'}`;

function describeHere(format: Format, where: string, { population, share, peers }: English.Younger): string {
  const ofSameAge = peers
    ? `, y ${countOf(format, peers, PEOPLE[population])} nacieron menos de medio año antes o después que tú`
    : '';
  return `De ${EVERYONE[population]} en ${where}, ${shareIsYounger(share, population)} que tú${ofSameAge}.`;
}

const describeYounger = (format: Format, { population, younger }: English.Younger) =>
  `${countOf(format, younger, PEOPLE[population])} nacieron después de ti.`;

export const PLACES: Translated<typeof English.PLACES> = {
  inCountry: (format, place) =>
    `${describeHere(format, place.country, place)} En el mundo, ${shareIsYounger(place.shareOfWorld, place.population)}; ${describeYounger(format, place)}`,
  worldwide: (format, place) =>
    `${describeHere(format, 'el mundo', place)} En total, ${describeYounger(format, place)}`,
};

function describeOldest(
  format: Format,
  where: string,
  { population, share, reached, lastAge }: English.Oldest,
): string {
  const others = reached.isFewer
    ? 'casi nadie más ha llegado'
    : `solo ${countOf(format, reached, ADULTS[population])} han llegado`;
  return `De ${EVERYONE[population]} en ${where}, ${shareIsYounger(share, population)} que tú: ${others} a los ${years(format, lastAge)}.`;
}

export const PLACES_OF_OLDEST: Translated<typeof English.PLACES_OF_OLDEST> = {
  inCountry: (format, place) =>
    `${describeOldest(format, place.country, place)} En el mundo han llegado ${countOf(format, place.reachedInWorld, ADULTS[place.population])}.`,
  worldwide: (format, place) => describeOldest(format, 'el mundo', place),
};

const describeFilled = (format: Format, { population, share, age }: English.Silhouette) =>
  `La parte rellena, ${shareOf(share, population)}, es más joven que tú, que tienes ${years(format, age)}.`;

export const SILHOUETTES: Translated<typeof English.SILHOUETTES> = {
  inCountry: (format, of) =>
    `${atStart(THE_PEOPLE[of.population])} en ${of.country}, por edad. ${describeFilled(format, of)}`,
  worldwide: (format, of) =>
    `${atStart(THE_PEOPLE[of.population])} en el mundo, por edad. ${describeFilled(format, of)}`,
};
