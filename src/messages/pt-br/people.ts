import type { Population } from '../../life/life-table.ts';
import type { Format } from '../format.ts';
import type { People } from '../people.ts';
import { inPlace } from './places.ts';
import { decimalYears, years } from './units.ts';

type Named = Pick<People, 'population' | 'stage'>;

const NAMES: Readonly<Record<People['stage'], Readonly<Record<Population, string>>>> = {
  newborn: {
    everyone: 'recém-nascidos',
    women: 'meninas recém-nascidas',
    men: 'meninos recém-nascidos',
  },
  child: { everyone: 'pessoas', women: 'meninas', men: 'meninos' },
  adult: { everyone: 'pessoas', women: 'mulheres', men: 'homens' },
};

/** A phrase at the start of a sentence. */
export const atStart = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** Whether the word for them is masculine: “recém-nascidos” is, “pessoas” is not. */
const isMasculine = ({ population, stage }: Named) =>
  population === 'men' || (population === 'everyone' && stage === 'newborn');

/** The article of the word for them. */
export const articleOf = (people: Named): string => (isMasculine(people) ? 'os' : 'as');

/** Without their age. */
export const nameOf = ({ population, stage }: Named): string => NAMES[stage][population];

export const nameWithAge = (format: Format, people: People): string =>
  people.stage === 'newborn' ? nameOf(people) : `${nameOf(people)} de ${years(format, people.age)}`;

/** All of them, with their article. @example theWithAge(format, people) // 'as pessoas de 36 anos' */
export const theWithAge = (format: Format, people: People): string =>
  `${articleOf(people)} ${nameWithAge(format, people)}`;

/** A part of them. @example ofPeople(format, people) // 'das pessoas de 36 anos' */
export const ofPeople = (format: Format, people: People): string => `d${theWithAge(format, people)}`;

/** One of them. */
export const oneOf = (people: Named): string => (isMasculine(people) ? 'um' : 'uma');

/** People, and the age that they reach on average. */
export interface ExpectedAge {
  readonly people: People;
  /** The country's name within a sentence. */
  readonly place: string;
  /** Years, with one decimal. */
  readonly expected: number;
}

/** What a life table says of people of one age, without a full stop. */
export function describeExpectedAge(format: Format, { people, place, expected }: ExpectedAge): string {
  const who = `${articleOf(people)} ${nameOf(people)} ${inPlace(place)}`;
  const already = people.stage === 'newborn' ? '' : ` que já têm ${years(format, people.age)}`;
  return `${who}${already} vivem em média até os ${decimalYears(format, expected)}`;
}
