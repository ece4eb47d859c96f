import { LAST_TABLE_AGE } from '../life/last-table-age.ts';
import type { Population } from '../life/life-table.ts';
import type { Format } from '../messages/format.ts';

/** The texts about life expectancy at an age, as far as the first results need them. */
export const LIFE_TABLE_MESSAGES = {
  expectedAge: 'Life expectancy at your age',
  loading: 'Looking up the life table…',
} as const;

const CHILD_UNTIL = 18;

/** @param age years; under 18, women and men are girls and boys */
export function nameOf(population: Population, age: number): string {
  if (population === 'everyone') return 'people';
  if (age < CHILD_UNTIL) return population === 'women' ? 'girls' : 'boys';
  return population;
}

export function nameWithAge(format: Format, population: Population, age: number): string {
  if (age > 0) return `${nameOf(population, age)} aged ${format.number(age)}`;
  return { everyone: 'newborns', women: 'newborn girls', men: 'newborn boys' }[population];
}

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** People of one age in one country. */
export interface PeopleOfAge {
  readonly population: Population;
  readonly place: string;
  /** Completed age, years. */
  readonly age: number;
}

/** Names people of one age in one country, up to the last age of the life tables. */
function namePeople(format: Format, { population, place, age }: PeopleOfAge): string {
  const at = Math.min(age, LAST_TABLE_AGE);
  return at === 0
    ? `${nameWithAge(format, population, 0)} in ${place}`
    : `${nameOf(population, at)} in ${place} who are already ${format.number(at)}`;
}

/** Describes what a period life table says of people of one age. @param expected the age that they reach, years */
export const describeExpectedAge = (format: Format, people: PeopleOfAge, expected: number): string =>
  `${namePeople(format, people)} live to ${format.decimal(expected)} on average`;
