import { ADULT_FROM } from '../life/calendar-date.ts';
import { LAST_TABLE_AGE, type Population } from '../life/life-table.ts';

/** People of one age, as sentences name them. */
export interface People {
  readonly population: Population;
  /** Languages have names of their own for children and for newborns. */
  readonly stage: 'newborn' | 'child' | 'adult';
  /** Years; 0 for newborns. */
  readonly age: number;
}

export interface PeopleOfAge extends Omit<People, 'stage'> {
  readonly countryPhrase: string;
}

/** @param age completed years; under 18, women and men are girls and boys */
export function classifyPeople({ population, age }: Omit<People, 'stage'>): People {
  const stage = age === 0 ? 'newborn' : age < ADULT_FROM ? 'child' : 'adult';
  return { population, stage, age };
}

/** The same up to the last age of the life tables. */
export const classifyInTable = ({ population, age }: Omit<People, 'stage'>): People =>
  classifyPeople({ population, age: Math.min(age, LAST_TABLE_AGE) });
