import { useMemo } from 'react';
import { atBirthOf } from '../document/submitted-life.ts';
import {
  addDayAMonth,
  isBeyondTables,
  isRange,
  type PersonWithTime,
} from '../events/describe-time-together.ts';
import { findPersonProblem } from '../events/kinds/person.ts';
import type { EventProblem } from '../events/problem.ts';
import { completedAge } from '../life/calendar-date.ts';
import type { Person } from '../life/life-events.ts';
import { withinYearOfExpectancy } from '../life/life-expectancies.ts';
import type { Outlook, Population } from '../life/life-table.ts';
import { endsAtOwnAge, withAssumedEnd } from '../life/relations.ts';
import { findTimeBehind, findTimeTogether } from '../life/time-together.ts';
import { type LifeModel, useLife } from './results-context.ts';
import { relationFinder, useLifeEvents } from './use-life-events.ts';

/** A person, as their time is counted, with that time and the life tables that it is based on. */
export interface PersonFigures extends PersonWithTime {
  /** `null` for somebody who has died: nothing is based on any. */
  readonly tables: TablesBehind | null;
}

/** Two life tables: the visitor's, and that of everyone in the same country. */
export interface TablesBehind {
  /** The visitor's. */
  readonly population: Population;
  /** The country's name within a sentence. */
  readonly countryPhrase: string;
  /** The calendar year of the period tables. */
  readonly year: number;
  readonly source: string;
  readonly outlook: Outlook;
}

export interface FiguredPerson {
  readonly person: Person;
  /** `null` while they are unknown. */
  readonly figures: PersonFigures | null;
  /** Why there are none: a wrong year of birth, or nobody has said since when they know each other, as in an older backup. */
  readonly problem?: EventProblem | null;
}

/** The visitor's people in their order, and whether there are figures for them, or why not. */
export interface PeopleFigures {
  readonly status: 'known' | 'loading' | 'failed' | 'noCountry' | 'noTable';
  readonly people: readonly FiguredPerson[];
  /** The most days to draw of one of them, by which all have one scale. */
  readonly mostDays: number;
}

/** The days to draw of a person, with one more day a month, so that most changes of them leave the scale as it is. */
function countDays({ figures }: FiguredPerson): number {
  if (figures?.tables === null) return figures.time.daysBehind;
  if (!figures || isBeyondTables(figures) || isRange(figures)) return 0;
  const { daysBehind, daysAhead } = addDayAMonth(figures.time);
  return daysBehind + daysAhead;
}

/** The life tables for figures of the time ahead, or why there are none. */
function findTables({ shown, shownCountry }: Pick<LifeModel, 'shown' | 'shownCountry'>) {
  if (!shownCountry || !shown.dates) return 'noCountry';
  const { facts, failed, countryPhrase, population } = shownCountry;
  if (facts === undefined) return failed ? 'failed' : 'loading';
  if (facts === null) return 'noTable';
  const { tables, year, source } = facts.lifeTables;
  const outlook: Outlook = shown.expectancy.kind === 'table' ? shown.expectancy.outlook : 'period';
  return {
    ofTwo: { own: tables[population], theirs: tables.everyone, outlook },
    behind: { population, countryPhrase, year, source, outlook },
  };
}

/**
 * Finds the time with each of the visitor's people by the life tables of the visitor's country. The time with those who
 * have died needs none.
 */
export function usePeopleFigures(): PeopleFigures {
  const { shown, shownCountry } = useLife();
  const { people } = useLifeEvents().events;
  return useMemo(() => {
    const { dates, expectancy } = shown;
    const found = findTables({ shown, shownCountry });
    const findFigures = (saved: Person): PersonFigures | null => {
      const hasDied = saved.diedIn !== null;
      if (!dates || (typeof found === 'string' && !hasDied)) return null;
      const person = withAssumedEnd(saved, dates);
      const ownAge = completedAge(dates.birthdate, dates.asOf);
      const known = {
        person,
        age: dates.asOf.year - person.birthYear,
        ownAge,
        withinYearOfExpectancy: withinYearOfExpectancy(ownAge, atBirthOf(expectancy).years),
        isUntilOwnAge: endsAtOwnAge(person, dates),
        year: dates.asOf.year,
      };
      if (typeof found === 'string' || hasDied)
        return { ...known, time: findTimeBehind(person, dates), tables: null };
      return { ...known, time: findTimeTogether(person, dates, found.ofTwo), tables: found.behind };
    };
    const figured = people.map((person) => {
      const problem = dates && findPersonProblem(person, dates, relationFinder());
      return { person, problem, figures: problem === null ? findFigures(person) : null };
    });
    return {
      status: typeof found === 'string' ? found : 'known',
      people: figured,
      mostDays: Math.max(0, ...figured.map(countDays)),
    };
  }, [people, shown, shownCountry]);
}
