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
import { LEAVING_HOME } from '../../life/relations.ts';
import { ageInTable, liveTogether, shareBehind } from '../../life/time-together.ts';
import { LEAST_CHANCE } from '../../life/weeks-together.ts';
import type { PersonFigures, TablesBehind } from '../../results/use-people-figures.ts';
import { classifyPeople } from '../../words/classify-people.ts';
import type { Format } from '../../words/format.ts';
import { joinSentences } from '../../words/join-sentences.ts';

const EMPTY_CELL = '–';

/** The cells of a row after the name, none of them with no days so far. @param figures `null` if the time is not known */
export function listFigures(format: Format, figures: PersonWithTime | null): readonly string[] {
  if (!figures) return [EMPTY_CELL, EMPTY_CELL, EMPTY_CELL, EMPTY_CELL];
  const { time } = figures;
  const daysBehind = Math.round(time.daysBehind);
  const soFar = daysBehind > 0 ? format.number(daysBehind) : EMPTY_CELL;
  if (isBeyondTables(figures) || isRange(figures)) return [soFar, EMPTY_CELL, EMPTY_CELL, EMPTY_CELL];
  const share = isLate(figures) || daysBehind === 0 ? null : shareBehind(time);
  return [
    soFar,
    format.number(Math.round(time.daysAhead)),
    share === null ? EMPTY_CELL : format.percent(share * 100),
    format.decimal(time.yearsAhead),
  ];
}

type FiguresOfTables = PersonWithTime & { readonly tables: TablesBehind };

const peopleOf = (format: Format, { countryPhrase }: TablesBehind, population: Population, age: number) =>
  PERSON_BASIS.peopleInCountry(format, {
    people: classifyPeople({ population, age: ageInTable(age) }),
    country: countryPhrase,
  });

/** The people whom somebody's life table is about. */
function explainWhose(format: Format, { age, year, tables }: FiguresOfTables): string {
  const theirs = peopleOf(format, tables, 'everyone', age);
  return age === 0 || age > LAST_TABLE_AGE
    ? PERSON_BASIS.whose({ theirs })
    : PERSON_BASIS.whoseAgeInYear({ theirs, year });
}

function explainDaysBehind(format: Format, { person, time, isUntilOwnAge }: PersonWithTime): string {
  const { since, livedTogether, daysPerYear, diedIn } = person;
  const explain = (days: number, until: number | null) =>
    until === null
      ? PERSON_BASIS.days(format, { daysPerYear: days, since })
      : PERSON_BASIS.daysUntil(format, {
          daysPerYear: days,
          since,
          endYear: isUntilOwnAge && until !== diedIn ? null : until,
          age: LEAVING_HOME,
        });
  if (time.shortTime !== null && diedIn === null) return PERSON_BASIS.uncounted;
  if (time.daysBehind === 0) return '';
  if (!livedTogether) return explain(daysPerYear, diedIn);
  const until = livedTogether.until ?? diedIn;
  if (until === null || liveTogether(time)) return explain(DAYS_PER_YEAR, null);
  return joinSentences(
    explain(DAYS_PER_YEAR, until),
    daysPerYear > 0 && until !== diedIn && PERSON_BASIS.daysLater(format, { daysLater: daysPerYear }),
  );
}

const YEARS_BOTH_ALIVE = [10, 20, 30] as const;
/** Of 100 pairs: not all are, however nearly. */
const MOST_PAIRS = 99;

/** The pairs of a hundred of whom both are alive in some years; empty where few are. */
function describeBothAlive(format: Format, { time: { bothAlive } }: PersonWithTime): string {
  const cases = YEARS_BOTH_ALIVE.flatMap((years) => {
    const share = bothAlive(years);
    const count = Math.min(MOST_PAIRS, Math.round(share * 100));
    return share >= LEAST_CHANCE ? [PERSON_BASIS.pairsInYears(format, { count, years })] : [];
  });
  return cases.length > 0 ? PERSON_BASIS.bothAlive({ cases: format.list(cases) }) : '';
}

/** Explains what is somebody's alone: whose life table theirs is, and how past days are counted. Empty for nothing. */
export function explainPerson(format: Format, { tables, ...figures }: PersonFigures): string {
  return joinSentences(
    tables && explainWhose(format, { ...figures, tables }),
    explainDaysBehind(format, figures),
    tables && !isBeyondTables(figures) && !isRange(figures) && describeBothAlive(format, figures),
  );
}

const isAhead = (figures: PersonFigures) =>
  !isBeyondTables(figures) && (!isRange(figures) || hasRange(figures));

/** Explains what the figures of all people have in common, each sentence a paragraph; nothing where all have died. */
export function explainPeople(format: Format, people: readonly PersonFigures[]): readonly string[] {
  const living = people.filter(({ tables }) => tables !== null);
  const [first] = living;
  if (!first?.tables) return [];
  const { ownAge, tables } = first;
  const { outlook, year, source, population } = tables;
  const { average, cohort, period, own, lastTableAge, otherThanWeeks } = PERSON_BASIS;
  return [
    own({ own: peopleOf(format, tables, population, ownAge) }),
    living.some((each) => Math.max(each.age, ownAge) > LAST_TABLE_AGE) &&
      lastTableAge(format, { age: LAST_TABLE_AGE }),
    ...(living.some(isAhead)
      ? [average, outlook === 'cohort' ? cohort : period({ year }), otherThanWeeks]
      : []),
    CITATIONS.lifeTable({ source, year }),
  ].filter((sentence) => sentence !== false);
}
