import type * as English from '../en/population-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { years } from './units.ts';

export const POPULATION_MESSAGES: Translated<typeof English.POPULATION_MESSAGES> = {
  title: 'Votre place dans la population',
  source: (source, year) => `Population par âge en ${year}, projetée, adaptée de ${source} (CC BY 3.0 IGO).`,
  you: (format, age) => `Vous, ${years(format, age)}`,
  columns: { age: 'Âge', people: 'Personnes', share: 'Part' },
};

export const AGE_GROUPS: Translated<typeof English.AGE_GROUPS> = {
  closed: (format, first, last) => `${format.number(first)} à ${format.number(last)}`,
  open: (format, first) => `${format.number(first)} et plus`,
};

/** « 1,3 million de personnes », but « 1 300 personnes ». */
const PEOPLE = {
  everyone: { plain: 'personnes', of: 'de personnes', born: 'nées', among: '' },
  women: {
    plain: 'femmes et filles',
    of: 'de femmes et de filles',
    born: 'nées',
    among: 'parmi les femmes et les filles, ',
  },
  men: {
    plain: 'hommes et garçons',
    of: 'd’hommes et de garçons',
    born: 'nés',
    among: 'parmi les hommes et les garçons, ',
  },
} as const;

const MILLION = 1e6;
const BILLION = 1e9;

const millions = plural({ one: '#\u00a0million', many: '#\u00a0de millions', other: '#\u00a0millions' });
const billions = plural({ one: '#\u00a0milliard', many: '#\u00a0de milliards', other: '#\u00a0milliards' });

function countPeople(format: Format, people: number): string {
  if (people >= BILLION) return billions(format, people / BILLION);
  return people >= MILLION ? millions(format, people / MILLION) : format.number(people);
}

export const describeCount: Translated<typeof English.describeCount> = (format, { people, isFewer }) =>
  isFewer ? `moins de ${countPeople(format, people)}` : countPeople(format, people);

export const SHARES: Translated<typeof English.SHARES> = {
  underOneIn100: 'moins d’une personne sur 100',
  underOneInTwenty: 'moins d’une personne sur vingt',
  oneInTen: 'environ une personne sur dix',
  twoInTen: 'environ deux personnes sur dix',
  threeInTen: 'environ trois personnes sur dix',
  fourInTen: 'environ quatre personnes sur dix',
  half: 'environ une personne sur deux',
  sixInTen: 'environ six personnes sur dix',
  sevenInTen: 'environ sept personnes sur dix',
  eightInTen: 'environ huit personnes sur dix',
  nineInTen: 'environ neuf personnes sur dix',
  overNineteenInTwenty: 'plus de dix-neuf personnes sur vingt',
  over99In100: 'plus de 99 personnes sur 100',
};

type Share = keyof typeof SHARES;

const OF_ONE_PERSON: ReadonlySet<Share> = new Set<Share>([
  'underOneIn100',
  'underOneInTwenty',
  'oneInTen',
  'half',
]);

const areYounger = (share: Share) =>
  `${SHARES[share]} ${OF_ONE_PERSON.has(share) ? 'est plus jeune' : 'sont plus jeunes'}`;

const describePeers = (format: Format, { peers }: English.Younger) =>
  peers ? `, et ${describeCount(format, peers)} ont moins de six mois d’écart avec vous` : '';

const describeHere = (format: Format, where: string, place: English.Younger) =>
  `${where}, ${PEOPLE[place.population].among}${areYounger(place.share)} que vous${describePeers(format, place)}.`;

const ADULTS = {
  everyone: PEOPLE.everyone,
  women: { plain: 'femmes', of: 'de femmes' },
  men: { plain: 'hommes', of: 'd’hommes' },
} as const;

interface PeopleNames {
  readonly plain: string;
  /** After millions. */
  readonly of: string;
}

const nameCount = (format: Format, count: English.PeopleCount, { plain, of }: PeopleNames) =>
  `${describeCount(format, count)}\u00a0${count.people < MILLION ? plain : of}`;

const describeYounger = (format: Format, { population, younger }: English.Younger) =>
  `${nameCount(format, younger, PEOPLE[population])} sont ${PEOPLE[population].born} après vous.`;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const PLACES: Translated<typeof English.PLACES> = {
  inCountry: (format, place) =>
    `${describeHere(format, capitalize(place.country), place)} Dans le monde, ${areYounger(place.shareOfWorld)}\u202f; ${describeYounger(format, place)}`,
  worldwide: (format, place) =>
    `${describeHere(format, 'Dans le monde', place)} En tout, ${describeYounger(format, place)}`,
};

function describeOldest(
  format: Format,
  where: string,
  { population, share, reached, lastAge }: English.Oldest,
): string {
  const age = years(format, lastAge);
  const others = reached.isFewer
    ? `presque personne d’autre n’a atteint ${age}`
    : `${describeCount(format, reached)} seulement ont atteint ${age}`;
  return `${where}, ${PEOPLE[population].among}${areYounger(share)} que vous\u00a0: ${others}.`;
}

export const PLACES_OF_OLDEST: Translated<typeof English.PLACES_OF_OLDEST> = {
  inCountry: (format, place) =>
    `${describeOldest(format, capitalize(place.country), place)} Dans le monde, ${nameCount(format, place.reachedInWorld, ADULTS[place.population])} ont atteint cet âge.`,
  worldwide: (format, place) => describeOldest(format, 'Dans le monde', place),
};

const BY_AGE = {
  everyone: 'La population',
  women: 'Les femmes et les filles',
  men: 'Les hommes et les garçons',
} as const;

const describeFilled = (format: Format, { share, age }: English.Silhouette) =>
  `La partie remplie représente les personnes plus jeunes que vous, à ${years(format, age)}\u00a0: ${SHARES[share]}.`;

export const SILHOUETTES: Translated<typeof English.SILHOUETTES> = {
  inCountry: (format, of) => `${BY_AGE[of.population]} ${of.country}, par âge. ${describeFilled(format, of)}`,
  worldwide: (format, of) => `${BY_AGE[of.population]} dans le monde, par âge. ${describeFilled(format, of)}`,
};
