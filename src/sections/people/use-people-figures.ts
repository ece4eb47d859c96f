import { useMemo } from 'react';
import { findBirthYearProblem } from '../../document/person-draft.ts';
import { completedAge } from '../../life/completed-age.ts';
import type { Dates } from '../../life/life.ts';
import type { Person } from '../../life/life-events.ts';
import { isNearAverage } from '../../life/life-expectancies.ts';
import type { Outlook, Population } from '../../life/life-table.ts';
import { ageOfPerson, findTimeTogether } from '../../life/time-together.ts';
import { useResults } from '../results-context.ts';
import type { PersonWithTime } from './describe-time-together.ts';

/** A person with the time together, and the life tables that it is based on. */
export interface PersonFigures extends PersonWithTime {
  /** The visitor's, and that of everyone in the same country. */
  readonly tables: {
    /** The visitor's. */
    readonly population: Population;
    /** The country's name within a sentence. */
    readonly place: string;
    /** The calendar year of the period tables. */
    readonly year: number;
    readonly source: string;
    readonly outlook: Outlook;
  };
}

export interface FiguredPerson {
  readonly person: Person;
  /** `null` while they are unknown. */
  readonly figures: PersonFigures | null;
  /** Why there are none: a wrong year of birth, such as a future one in a backup. */
  readonly problem?: string | null;
}

/** The time with each of the visitor's people, in their order, or why there is none yet. */
export type PeopleFigures =
  | { readonly status: 'known'; readonly people: readonly FiguredPerson[] }
  | { readonly status: 'loading' | 'failed' | 'noCountry' | 'noTable' };

/** Finds the time with each of the visitor's people by the life tables of the visitor's country. */
export function usePeopleFigures(people: readonly Person[], dates: Dates): PeopleFigures {
  const { shown, shownCountry } = useResults();
  const { atBirth, basis } = shown;
  return useMemo(() => {
    if (!shownCountry) return { status: 'noCountry' };
    const { facts, failed, place, population } = shownCountry;
    if (facts === undefined) return { status: failed ? 'failed' : 'loading' };
    if (facts === null) return { status: 'noTable' };
    const { tables, year, source } = facts.lifeTables;
    const outlook: Outlook = basis === 'cohort' ? 'cohort' : 'period';
    const ofTwo = { own: tables[population], theirs: tables.everyone, outlook };
    const ownAge = completedAge(dates.birthdate, dates.asOf);
    const findFigures = (person: Person): PersonFigures => ({
      person,
      age: ageOfPerson(person, dates.asOf),
      ownAge,
      isNearAverage: isNearAverage(ownAge, atBirth),
      year: dates.asOf.year,
      time: findTimeTogether(person, dates, ofTwo),
      tables: { population, place, year, source, outlook },
    });
    return {
      status: 'known',
      people: people.map((person) => {
        const problem = findBirthYearProblem(person.birthYear, dates.asOf);
        return { person, problem, figures: problem === null ? findFigures(person) : null };
      }),
    };
  }, [people, dates, shownCountry, basis, atBirth]);
}
