import type { Population } from '../../life/life-table.ts';
import type * as English from '../en/population-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { atStart } from './people.ts';
import { inPlace } from './places.ts';
import { plural } from './plural.ts';
import { years } from './units.ts';

export const POPULATION_MESSAGES: Translated<typeof English.POPULATION_MESSAGES> = {
  title: 'Seu lugar entre quem vive hoje',
  source: (source, year) =>
    `Pessoas por idade em ${year}, números projetados, adaptados de ${source} (CC BY 3.0 IGO).`,
  you: (format, age) => `Você, ${format.number(age)}`,
  columns: { age: 'Idade', people: 'Pessoas', share: 'Parcela' },
};

export const AGE_GROUPS: Translated<typeof English.AGE_GROUPS> = {
  closed: (format, first, last) => `${format.number(first)} a ${format.number(last)}`,
  open: (format, first) => `${format.number(first)} ou mais`,
};

const EVERYONE: Readonly<Record<Population, string>> = {
  everyone: 'todas as pessoas',
  women: 'todas as mulheres e meninas',
  men: 'todos os homens e meninos',
};
const PEOPLE: Readonly<Record<Population, string>> = {
  everyone: 'pessoas',
  women: 'mulheres e meninas',
  men: 'homens e meninos',
};
const ADULTS: Readonly<Record<Population, string>> = {
  everyone: 'pessoas',
  women: 'mulheres',
  men: 'homens',
};

const MILLION = 1e6;
const BILLION = 1e9;
const millions = plural({ one: '# milhão', many: '# milhões', other: '# milhões' });
const billions = plural({ one: '# bilhão', many: '# bilhões', other: '# bilhões' });

function countPeople(format: Format, people: number): string {
  if (people >= BILLION) return billions(format, people / BILLION);
  return people >= MILLION ? millions(format, people / MILLION) : format.number(people);
}

export const describeCount: Translated<typeof English.describeCount> = (format, { people, isFewer }) =>
  isFewer ? `menos de ${countPeople(format, people)}` : countPeople(format, people);

/** People who are counted, by the word for them. @example '1,3 milhão de pessoas', '310.000 pessoas' */
const countWith = (format: Format, count: English.PeopleCount, word: string) =>
  `${describeCount(format, count)} ${count.people >= MILLION ? 'de ' : ''}${word}`;

export const SHARES: Translated<typeof English.SHARES> = {
  underOneIn100: 'menos de uma em cada 100',
  underOneInTwenty: 'menos de uma em cada vinte',
  oneInTen: 'cerca de uma em cada dez',
  twoInTen: 'cerca de duas em cada dez',
  threeInTen: 'cerca de três em cada dez',
  fourInTen: 'cerca de quatro em cada dez',
  half: 'cerca de metade',
  sixInTen: 'cerca de seis em cada dez',
  sevenInTen: 'cerca de sete em cada dez',
  eightInTen: 'cerca de oito em cada dez',
  nineInTen: 'cerca de nove em cada dez',
  overNineteenInTwenty: 'mais de dezenove em cada vinte',
  over99In100: 'mais de 99 em cada 100',
};

type Share = keyof typeof English.SHARES;

/** Those that differ for men and boys. */
const SHARES_OF_MEN: Partial<Record<Share, string>> = {
  underOneIn100: 'menos de um em cada 100',
  underOneInTwenty: 'menos de um em cada vinte',
  oneInTen: 'cerca de um em cada dez',
  twoInTen: 'cerca de dois em cada dez',
};

const describeShare = (population: Population, share: Share) =>
  (population === 'men' ? SHARES_OF_MEN[share] : undefined) ?? SHARES[share];

const SINGULAR = new Set<Share>(['underOneIn100', 'underOneInTwenty', 'oneInTen', 'half']);

/** @example 'cerca de quatro em cada dez são mais jovens' */
const areYounger = (population: Population, share: Share) =>
  `${describeShare(population, share)} ${SINGULAR.has(share) ? 'é mais jovem' : 'são mais jovens'}`;

function describeHere(format: Format, where: string, { population, share, peers }: English.Younger): string {
  const ofThem = population === 'men' ? 'deles' : 'delas';
  const ofSameAge = peers
    ? `, e ${describeCount(format, peers)} ${ofThem} nasceram até meio ano antes ou depois de você`
    : '';
  return `De ${EVERYONE[population]} ${where}, ${areYounger(population, share)} que você${ofSameAge}.`;
}

const describeYounger = (format: Format, { population, younger }: English.Younger) =>
  `${countWith(format, younger, PEOPLE[population])} nasceram depois de você.`;

export const PLACES: Translated<typeof English.PLACES> = {
  inCountry: (format, place) =>
    `${describeHere(format, inPlace(place.country), place)} No mundo, ${areYounger(place.population, place.shareOfWorld)}; ${describeYounger(format, place)}`,
  worldwide: (format, place) =>
    `${describeHere(format, 'no mundo', place)} Ao todo, ${describeYounger(format, place)}`,
};

function describeOldest(
  format: Format,
  where: string,
  { population, share, reached, lastAge }: English.Oldest,
): string {
  const others = reached.isFewer
    ? 'quase ninguém mais chegou'
    : `só ${countWith(format, reached, ADULTS[population])} chegaram`;
  return `De ${EVERYONE[population]} ${where}, ${areYounger(population, share)} que você: ${others} aos ${years(format, lastAge)}.`;
}

export const PLACES_OF_OLDEST: Translated<typeof English.PLACES_OF_OLDEST> = {
  inCountry: (format, place) =>
    `${describeOldest(format, inPlace(place.country), place)} No mundo, ${countWith(format, place.reachedInWorld, ADULTS[place.population])} chegaram a essa idade.`,
  worldwide: (format, place) => describeOldest(format, 'no mundo', place),
};

const describeFilled = (format: Format, { population, share, age }: English.Silhouette) =>
  `A parte preenchida, ${describeShare(population, share)}, é de gente mais jovem que você, com ${years(format, age)}.`;

export const SILHOUETTES: Translated<typeof English.SILHOUETTES> = {
  inCountry: (format, of) =>
    `${atStart(PEOPLE[of.population])} ${inPlace(of.country)}, por idade. ${describeFilled(format, of)}`,
  worldwide: (format, of) =>
    `${atStart(PEOPLE[of.population])} no mundo, por idade. ${describeFilled(format, of)}`,
};
