import { useMemo } from 'react';
import { findBirthYearProblem } from '../events/check-person.ts';
import { chooseDaysPerDot } from '../events/day-dots.tsx';
import {
  isBeyondTables,
  isRange,
  type PersonWithTime,
  withMoreDays,
} from '../events/describe-time-together.ts';
import type { BirthYearProblem } from '../events/event-problem.ts';
import { completedAge } from '../life/calendar-date.ts';
import type { Person } from '../life/life-events.ts';
import { withinYearOfExpectancy } from '../life/life-expectancies.ts';
import type { Outlook, Population } from '../life/life-table.ts';
import { ageOfPerson, findTimeTogether } from '../life/time-together.ts';
import { useResults } from './results-context.ts';
import { useLifeEvents } from './use-life-events.ts';

/** A person with the time together, and the life tables that it is based on. */
export interface PersonFigures extends PersonWithTime {
  /** The visitor's, and that of everyone in the same country. */
  readonly tables: {
    /** The visitor's. */
    readonly population: Population;
    /** The country's name within a sentence. */
    readonly countryPhrase: string;
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
  readonly problem?: BirthYearProblem | null;
}

/** The visitor's people in their order, and whether there are figures for them, or why not. */
export interface PeopleFigures {
  readonly status: 'known' | 'loading' | 'failed' | 'noCountry' | 'noTable';
  readonly people: readonly FiguredPerson[];
  /** The days of a dot, for all of them. */
  readonly daysPerDot: number;
}

/** The days to draw of a person: also with one more day a month, so that the scale stays the same. */
function countDays({ figures }: FiguredPerson): number {
  if (!figures || isBeyondTables(figures) || isRange(figures)) return 0;
  const { daysBehind, daysAhead } = withMoreDays(figures).time;
  return daysBehind + daysAhead;
}

/** Finds the time with each of the visitor's people by the life tables of the visitor's country. */
export function usePeopleFigures(): PeopleFigures {
  const { shown, shownCountry } = useResults();
  const { people } = useLifeEvents().events;
  const { dates, atBirth, basis } = shown;
  return useMemo(() => {
    const without = (status: PeopleFigures['status']) => ({
      status,
      people: people.map((person) => ({ person, figures: null })),
      daysPerDot: 1,
    });
    if (!shownCountry || !dates) return without('noCountry');
    const { facts, failed, countryPhrase, population } = shownCountry;
    if (facts === undefined) return without(failed ? 'failed' : 'loading');
    if (facts === null) return without('noTable');
    const { tables, year, source } = facts.lifeTables;
    const outlook: Outlook = basis === 'cohort' ? 'cohort' : 'period';
    const ofTwo = { own: tables[population], theirs: tables.everyone, outlook };
    const ownAge = completedAge(dates.birthdate, dates.asOf);
    const findFigures = (person: Person): PersonFigures => ({
      person,
      age: ageOfPerson(person, dates.asOf),
      ownAge,
      withinYearOfExpectancy: withinYearOfExpectancy(ownAge, atBirth),
      year: dates.asOf.year,
      time: findTimeTogether(person, dates, ofTwo),
      tables: { population, countryPhrase, year, source, outlook },
    });
    const known = people.map((person) => {
      const problem = findBirthYearProblem(person.birthYear, dates.asOf.year);
      return { person, problem, figures: problem === null ? findFigures(person) : null };
    });
    const daysPerDot = chooseDaysPerDot(Math.max(0, ...known.map(countDays)));
    return { status: 'known', people: known, daysPerDot };
  }, [people, dates, shownCountry, basis, atBirth]);
}
