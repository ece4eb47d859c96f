import type { Population } from '../../life/life-table.ts';
import type { Format } from '../format.ts';
import type { People } from '../people.ts';

const NAMES: Readonly<Record<People['stage'], Readonly<Record<Population, string>>>> = {
  newborn: { everyone: 'newborns', women: 'newborn girls', men: 'newborn boys' },
  child: { everyone: 'people', women: 'girls', men: 'boys' },
  adult: { everyone: 'people', women: 'women', men: 'men' },
};

/** A phrase at the start of a sentence. */
export const atStart = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** Without their age. */
export const nameOf = ({ population, stage }: Pick<People, 'population' | 'stage'>): string =>
  NAMES[stage][population];

export const nameWithAge = (format: Format, people: People): string =>
  people.stage === 'newborn' ? nameOf(people) : `${nameOf(people)} aged ${format.number(people.age)}`;

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
  const who = `${nameOf(people)} in ${place}`;
  const already = people.stage === 'newborn' ? '' : ` who are already ${format.number(people.age)}`;
  return `${who}${already} live to ${format.decimal(expected)} on average`;
}
