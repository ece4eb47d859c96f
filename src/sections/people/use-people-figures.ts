import { useMemo } from 'react';
import { findBirthYearProblem } from '../../document/person-draft.ts';
import { completedAge } from '../../life/completed-age.ts';
import type { Dates } from '../../life/life.ts';
import type { Person } from '../../life/life-events.ts';
import { isNearAverage } from '../../life/life-expectancies.ts';
import type { LifeTable, Outlook, Population } from '../../life/life-table.ts';
import { ageOfPerson, findTimeTogether } from '../../life/time-together.ts';
import { type LookUp, useLookUps } from '../../platform/look-ups.ts';
import { countryOf, placeName } from '../../words/shown-names.ts';
import type { CountryFacts } from '../../world/country-facts.ts';
import { type ResultsModel, useResults } from '../results-context.ts';
import type { PersonWithTime } from './describe-time-together.ts';
import type { TableOf } from './explain-time-together.ts';

/** The time with a person and the life tables it is based on, or why there is none yet. */
export type PersonFigures =
  | {
      readonly status: 'known';
      readonly of: PersonWithTime;
      readonly own: TableOf;
      readonly theirs: TableOf;
      readonly outlook: Outlook;
    }
  | { readonly status: 'loading' | 'noCountry' }
  /** @property codes the countries whose facts could not be fetched */
  | { readonly status: 'failed'; readonly codes: readonly string[] }
  | { readonly status: 'noTable'; readonly place: string }
  /** For example a future year of birth from a backup. */
  | { readonly status: 'wrong'; readonly problem: string };

type FactsByCode = ReadonlyMap<string, LookUp<CountryFacts | null>>;

/** The life table of a person: that of a country and a population. */
interface Whose {
  readonly code: string;
  readonly population: Population;
}

/** Chooses the tables for the visitor and a person; without a country of the visitor's, the person's for both. */
function chooseTables(person: Person, own: ResultsModel['shownCountry']): readonly [Whose, Whose] | null {
  const code = person.country ?? own?.country.code;
  if (code === undefined) return null;
  const visitor = own
    ? { code: own.country.code, population: own.population }
    : { code, population: 'everyone' as const };
  return [visitor, { code, population: person.population }];
}

function findTable(
  { code, population }: Whose,
  facts: FactsByCode,
): (TableOf & { readonly table: LifeTable }) | null {
  const tables = facts.get(code)?.value?.lifeTables;
  if (!tables) return null;
  const { year, source } = tables;
  return { table: tables.tables[population], population, place: placeOf(code), year, source };
}

const placeOf = (code: string) => {
  const country = countryOf(code);
  return country ? placeName(country) : code;
};

interface Context {
  readonly own: ResultsModel['shownCountry'];
  readonly dates: Dates;
  readonly outlook: Outlook;
  /** Years, at birth or as entered. */
  readonly atBirth: number;
  readonly facts: FactsByCode;
}

function findFigures(
  person: Person,
  { own: ownCountry, dates, outlook, atBirth, facts }: Context,
): PersonFigures {
  const problem = findBirthYearProblem(person.birthYear, dates.asOf);
  if (problem) return { status: 'wrong', problem };
  const whose = chooseTables(person, ownCountry);
  if (!whose) return { status: 'noCountry' };
  const codes = [...new Set(whose.map(({ code }) => code))];
  const failed = codes.filter((code) => facts.get(code)?.error !== undefined);
  if (failed.length > 0) return { status: 'failed', codes: failed };
  const missing = codes.find((code) => facts.get(code)?.value === null);
  if (missing) return { status: 'noTable', place: placeOf(missing) };
  const [own, theirs] = [findTable(whose[0], facts), findTable(whose[1], facts)];
  if (!own || !theirs) return { status: 'loading' };
  const time = findTimeTogether(person, dates, { own: own.table, theirs: theirs.table, outlook });
  const { birthdate, asOf } = dates;
  const ownAge = completedAge(birthdate, asOf);
  const of: PersonWithTime = {
    person,
    age: ageOfPerson(person, asOf),
    ownAge,
    isNearAverage: isNearAverage(ownAge, atBirth),
    year: asOf.year,
    time,
  };
  return { status: 'known', of, own, theirs, outlook };
}

export interface FiguredPerson {
  readonly person: Person;
  readonly figures: PersonFigures;
}

/** The time with each of the visitor's people, in their order. Fetches the facts that it needs. */
export function usePeopleFigures(people: readonly Person[], dates: Dates): readonly FiguredPerson[] {
  const { shown, shownCountry, countryFacts } = useResults();
  const codes = new Set(
    people.flatMap((person) => chooseTables(person, shownCountry) ?? []).map(({ code }) => code),
  );
  const facts = useLookUps(countryFacts, [...codes]);
  const { atBirth } = shown;
  const outlook: Outlook = shown.basis === 'cohort' ? 'cohort' : 'period';
  return useMemo(
    () =>
      people.map((person) => ({
        person,
        figures: findFigures(person, { own: shownCountry, dates, outlook, atBirth, facts }),
      })),
    [people, dates, shownCountry, outlook, atBirth, facts],
  );
}
