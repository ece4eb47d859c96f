import { namePerson } from '#words/form.ts';
import { CITATIONS, PERSON_BASIS } from '#words/results.ts';
import {
  hasRange,
  isBeyondTables,
  isLate,
  isRange,
  type PersonWithTime,
} from '../../events/describe-time-together.ts';
import { DAYS_PER_YEAR } from '../../life/activity.ts';
import { LAST_TABLE_AGE, type Population } from '../../life/life-table.ts';
import { ageInTable, liveTogether, shareBehind } from '../../life/time-together.ts';
import { LEAST_CHANCE } from '../../life/weeks-together.ts';
import type { PersonFigures, TablesBehind } from '../../results/use-people-figures.ts';
import { classifyPeople } from '../../words/classify-people.ts';
import type { Format } from '../../words/format.ts';
import { isolateName } from '../../words/isolate-name.ts';
import { joinSentences } from '../../words/join-sentences.ts';

const EMPTY_CELL = '–';

/** The cells of a row after the name, none of them with no days so far. @param figures `null` if the time is not known */
export function listFigures(format: Format, figures: PersonWithTime | null): readonly string[] {
  if (!figures) return [EMPTY_CELL, EMPTY_CELL, EMPTY_CELL, EMPTY_CELL];
  const { time } = figures;
  const daysBehind = Math.round(time.daysBehind);
  const soFar = daysBehind > 0 ? format.number(daysBehind) : EMPTY_CELL;
  if (isBeyondTables(figures) || isRange(figures)) return [soFar, EMPTY_CELL, EMPTY_CELL, EMPTY_CELL];
  const share = isLate(figures) ? null : shareBehind(time);
  return [
    soFar,
    format.number(Math.round(time.daysAhead)),
    share === null ? EMPTY_CELL : format.percent(share * 100),
    format.decimal(time.yearsAhead),
  ];
}

type FiguresOfTables = PersonWithTime & { readonly tables: TablesBehind };

/** The people whom both life tables are about. */
function explainWhose(format: Format, { person, age, ownAge, year, tables }: FiguresOfTables): string {
  const peopleOf = (population: Population, ofAge: number) =>
    PERSON_BASIS.peopleInCountry(format, {
      people: classifyPeople({ population, age: ageInTable(ofAge) }),
      country: tables.countryPhrase,
    });
  const whose = {
    name: isolateName(namePerson(person.name)),
    theirs: peopleOf('everyone', age),
    own: peopleOf(tables.population, ownAge),
  };
  return age === 0 || age > LAST_TABLE_AGE
    ? PERSON_BASIS.whose(whose)
    : PERSON_BASIS.whoseAgeInYear({ ...whose, year });
}

export function explainDaysBehind(format: Format, { person, time }: PersonWithTime): string {
  const { since, livedTogether, daysPerYear, diedIn } = person;
  const explain = (days: number, until: number | null) =>
    until === null
      ? PERSON_BASIS.days(format, { daysPerYear: days, since })
      : PERSON_BASIS.daysUntil(format, { daysPerYear: days, since, until: String(until) });
  if (time.daysBehind === 0) return '';
  if (!livedTogether) return explain(daysPerYear, diedIn);
  const until = livedTogether.until ?? diedIn;
  if (until === null || liveTogether(time)) return explain(DAYS_PER_YEAR, null);
  return joinSentences(
    explain(DAYS_PER_YEAR, until),
    daysPerYear > 0 && until !== diedIn && PERSON_BASIS.daysLater(format, { daysLater: daysPerYear }),
  );
}

function explainAhead(figures: FiguresOfTables): readonly string[] {
  if (isBeyondTables(figures) || (isRange(figures) && !hasRange(figures))) return [];
  const { average, range, cohort, period } = PERSON_BASIS;
  const { outlook, year } = figures.tables;
  return [isRange(figures) ? range : average, outlook === 'cohort' ? cohort : period({ year })];
}

const YEARS_BOTH_ALIVE = [10, 20, 30] as const;

/** The pairs of a hundred of whom both are alive in some years; empty where few are. */
function describeBothAlive(format: Format, { time: { bothAlive } }: PersonWithTime): string {
  const cases = YEARS_BOTH_ALIVE.flatMap((years) => {
    const share = bothAlive(years);
    return share >= LEAST_CHANCE
      ? [PERSON_BASIS.pairsInYears(format, { count: Math.round(share * 100), years })]
      : [];
  });
  return cases.length > 0 ? PERSON_BASIS.bothAlive({ cases: format.list(cases) }) : '';
}

/** Explains the figures of one person that life tables give, each sentence a paragraph; none of somebody who has died. */
export function explainTimeTogether(format: Format, { tables, ...person }: PersonFigures): readonly string[] {
  if (tables === null) return [];
  const figures = { ...person, tables };
  const { source, year } = tables;
  const isClamped = Math.max(figures.age, figures.ownAge) > LAST_TABLE_AGE;
  return [
    explainWhose(format, figures),
    isClamped ? PERSON_BASIS.lastTableAge(format, { age: LAST_TABLE_AGE }) : '',
    ...explainAhead(figures),
    isBeyondTables(figures) || isRange(figures) ? '' : describeBothAlive(format, figures),
    CITATIONS.lifeTable({ source, year }),
  ].filter(Boolean);
}
