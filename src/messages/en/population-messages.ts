import type { Population } from '../../life/life-table.ts';
import type { Format } from '../format.ts';
import { atStart } from './people.ts';

/** The texts of the place among the living. */
export const POPULATION_MESSAGES = {
  title: 'Your place among the living',
  source: (source: string, year: number) =>
    `People by age in ${year}, projected, adapted from ${source} (CC BY 3.0 IGO).`,
  you: (format: Format, age: number) => `You, ${format.number(age)}`,
  columns: { age: 'Age', people: 'People', share: 'Share' },
} as const;

/** The five-year age groups. */
export const AGE_GROUPS = {
  closed: (format: Format, first: number, last: number) =>
    `${format.number(first)} to ${format.number(last)}`,
  open: (format: Format, first: number) => `${format.number(first)} and over`,
} as const;

const EVERYONE: Readonly<Record<Population, string>> = {
  everyone: 'everyone alive',
  women: 'all women and girls',
  men: 'all men and boys',
};
const PEOPLE: Readonly<Record<Population, string>> = {
  everyone: 'people',
  women: 'women and girls',
  men: 'men and boys',
};
const ADULTS: Readonly<Record<Population, string>> = { everyone: 'people', women: 'women', men: 'men' };

/** Rounded to two significant digits; `isFewer` if they are too few for a figure. */
export interface PeopleCount {
  readonly people: number;
  readonly isFewer: boolean;
}

const MILLION = 1e6;
const BILLION = 1e9;

function countPeople(format: Format, people: number): string {
  if (people >= BILLION) return `${format.number(people / BILLION)} billion`;
  return people >= MILLION ? `${format.number(people / MILLION)} million` : format.number(people);
}

/** A number of people. */
export const describeCount = (format: Format, { people, isFewer }: PeopleCount): string =>
  isFewer ? `fewer than ${countPeople(format, people)}` : countPeople(format, people);

/** A share in words: the nearest tenth, or where it lies towards its ends. */
export const SHARES = {
  underOneIn100: 'fewer than one in 100',
  underOneInTwenty: 'fewer than one in twenty',
  oneInTen: 'about one in ten',
  twoInTen: 'about two in ten',
  threeInTen: 'about three in ten',
  fourInTen: 'about four in ten',
  half: 'about half',
  sixInTen: 'about six in ten',
  sevenInTen: 'about seven in ten',
  eightInTen: 'about eight in ten',
  nineInTen: 'about nine in ten',
  overNineteenInTwenty: 'more than nineteen in twenty',
  over99In100: 'more than 99 in 100',
} as const;
type Share = keyof typeof SHARES;

export interface Younger {
  readonly population: Population;
  /** The share of people who are younger. */
  readonly share: Share;
  /** Those born within half a year; `null` if that is not known. */
  readonly peers: PeopleCount | null;
  /** Those in the world who were born later. */
  readonly younger: PeopleCount;
}

interface InCountry {
  /** The country's name within a sentence. */
  readonly country: string;
  /** The share of people in the world who are younger. */
  readonly shareOfWorld: Share;
}

function describeHere(format: Format, where: string, { population, share, peers }: Younger): string {
  const ofSameAge = peers ? `, and ${describeCount(format, peers)} were born within half a year of you` : '';
  return `Of ${EVERYONE[population]} ${where}, ${SHARES[share]} are younger than you${ofSameAge}.`;
}

const describeYounger = (format: Format, { population, younger }: Younger) =>
  `${describeCount(format, younger)} ${PEOPLE[population]} were born after you.`;

/** The place among the living, for people under 100. */
export const PLACES = {
  inCountry: (format: Format, place: Younger & InCountry) =>
    `${describeHere(format, `in ${place.country}`, place)} Worldwide, ${SHARES[place.shareOfWorld]} are younger; ${describeYounger(format, place)}`,
  worldwide: (format: Format, place: Younger) =>
    `${describeHere(format, 'worldwide', place)} In all, ${describeYounger(format, place)}`,
} as const;

export interface Oldest {
  readonly population: Population;
  /** The share of people who are younger. */
  readonly share: Share;
  /** Those who have reached the age of the last group. */
  readonly reached: PeopleCount;
  /** The age of the last group, years. */
  readonly lastAge: number;
}

function describeOldest(
  format: Format,
  where: string,
  { population, share, reached, lastAge }: Oldest,
): string {
  const others = reached.isFewer
    ? 'hardly anyone else has reached'
    : `only ${describeCount(format, reached)} have reached`;
  return `${atStart(SHARES[share])} ${PEOPLE[population]} ${where} are younger than you: ${others} ${format.number(lastAge)}.`;
}

/** The place among the living, for people aged 100 and over. */
export const PLACES_OF_OLDEST = {
  inCountry: (
    format: Format,
    place: Oldest & { readonly country: string; readonly reachedInWorld: PeopleCount },
  ) =>
    `${describeOldest(format, `in ${place.country}`, place)} Worldwide, ${describeCount(format, place.reachedInWorld)} ${ADULTS[place.population]} have.`,
  worldwide: (format: Format, place: Oldest) => describeOldest(format, 'worldwide', place),
} as const;

export interface Silhouette {
  readonly population: Population;
  readonly share: Share;
  /** The visitor's, years. */
  readonly age: number;
}

const describeFilled = (format: Format, { share, age }: Silhouette) =>
  `The filled part, ${SHARES[share]}, is younger than you at ${format.number(age)}.`;

/** The picture of people by age. */
export const SILHOUETTES = {
  inCountry: (format: Format, of: Silhouette & { readonly country: string }) =>
    `${atStart(PEOPLE[of.population])} in ${of.country}, by age. ${describeFilled(format, of)}`,
  worldwide: (format: Format, of: Silhouette) =>
    `${atStart(PEOPLE[of.population])} worldwide, by age. ${describeFilled(format, of)}`,
} as const;
