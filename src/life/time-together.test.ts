import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOTHER } from '../../tests/fixtures/life-events.ts';
import { constantTable, LIFE_TABLES, lifeTableOf } from '../../tests/fixtures/life-tables.ts';
import { addDays, type CalendarDate, parseCalendarDate } from './calendar-date.ts';
import { exactAgeOn } from './exact-age.ts';
import type { Dates } from './life.ts';
import type { Person } from './life-events.ts';
import type { LifeTable } from './life-table.ts';
import { findUsualFigures } from './relations.ts';
import {
  addDaysPerYear,
  ageInTable,
  countDaysBehind,
  findTimeTogether,
  liveTogether,
  shareBehind,
  type TablesOfTwo,
} from './time-together.ts';

const dayOf = (text: string): CalendarDate => parseCalendarDate(text) ?? { year: 0, month: 0, day: 0 };

const CERTAIN = constantTable(1e-9);

/** Someone whose 36th birthday is today, in the middle of a year. */
const AT_36: Dates = {
  birthdate: { year: 1990, month: 7, day: 2 },
  asOf: { year: 2026, month: 7, day: 2 },
};
const japan: TablesOfTwo = {
  own: lifeTableOf('JPN, everyone'),
  theirs: lifeTableOf('JPN, women'),
  outlook: 'period',
};
const anyTable = fc.constantFrom(...LIFE_TABLES.map(({ table }) => table));
const anyOutlook = fc.constantFrom('period', 'cohort');
const withTables = (own: LifeTable, theirs: LifeTable): TablesOfTwo => ({ own, theirs, outlook: 'period' });

test('The share of pairs of whom both are alive is the product of both curves, and 0 beyond them', () => {
  // 0.01 and 0.02 a year.
  const { bothAlive } = findTimeTogether(MOTHER, AT_36, withTables(constantTable(1000), constantTable(2000)));
  expect(bothAlive(0)).toBe(1);
  expect(bothAlive(10)).toBeCloseTo(Math.exp(-0.3));
  expect(bothAlive(10.1)).toBeCloseTo(Math.exp(-0.303));
  expect(bothAlive(120)).toBe(0);
});

test('One more day a month adds 12 days for each year ahead in which they do not live together', () => {
  const person = { ...MOTHER, livedTogether: { until: 2036 } };
  const time = findTimeTogether(person, AT_36, japan);
  expect(addDaysPerYear(time, 12)).toEqual({ ...time, daysAhead: time.daysAhead + 12 * time.yearsApart });
  const more = findTimeTogether({ ...person, daysPerYear: 24 }, AT_36, japan);
  expect(addDaysPerYear(time, 12).daysAhead).toBeCloseTo(more.daysAhead);
});

describe('The past days of two people together', () => {
  const daysWith = (change: Partial<Person>, dates = AT_36) =>
    countDaysBehind({ ...MOTHER, ...change }, dates);

  test('are counted for a child at home until 18 years ago, and 12 days a year since', () => {
    expect(exactAgeOn(AT_36)).toBeCloseTo(36, 2);
    // 18 × 365 + 18 × 12
    expect(daysWith({})).toBeCloseTo(6570 + 216, 0);
  });

  test('count from the birth of the later born', () => {
    expect(daysWith({ livedTogether: null })).toBeCloseTo(36 * 12, 1);
    expect(daysWith({ livedTogether: null, birthYear: 2021 })).toBeCloseTo(5 * 12, 1);
    expect(daysWith({ livedTogether: { until: 2039 }, birthYear: 2021 })).toBeCloseTo(5 * 365, -1);
  });

  test('count from the year since which they know each other, if that is later', () => {
    expect(daysWith({ livedTogether: null, since: 2016 })).toBeCloseTo(120, 1);
    expect(daysWith({ livedTogether: { until: null }, since: 2016 })).toBeCloseTo(3650, -1);
    expect(daysWith({ livedTogether: { until: 2020 }, since: 2016 })).toBeCloseTo(4 * 365 + 6 * 12, -1);
    expect(daysWith({ livedTogether: null, since: 1980 })).toBeCloseTo(36 * 12, 1);
    // Both in the middle of the year.
    expect(daysWith({ livedTogether: { until: 2020 }, since: 2020 })).toBeCloseTo(6 * 12, 1);
  });

  // A year that was entered is its middle, July 2; 365 of its 365.25 days are counted.
  test.each([
    // July 2, 2009 is 7,063 days after the birth. From then on it is 6,023 days, or 16.49 years of 52 days: 7,058 + 857.
    [{ year: 2025, month: 12, day: 28 }, { daysPerYear: 52, livedTogether: { until: 2009 } }, 7916],
    // A year later there are 52 more.
    [{ year: 2026, month: 12, day: 31 }, { daysPerYear: 52, livedTogether: { until: 2009 } }, 7968],
    // 913 and 914 days after July 2, 2023.
    [{ year: 2025, month: 12, day: 31 }, { since: 2023, livedTogether: { until: null } }, 912],
    [{ year: 2026, month: 1, day: 1 }, { since: 2023, livedTogether: { until: null } }, 913],
  ])('on %o, with %o: %i', (today, change, days) => {
    const dates = { birthdate: { year: 1990, month: 3, day: 1 }, asOf: today };
    expect(Math.round(daysWith(change, dates))).toBe(days);
  });

  // The birthday of 18 is 6,575 days after each of these births, of which 365 of 365.25 are counted: 6,570.5. Then it is 12
  // days a year: 106.97 and 106.94 in the years up to November 30, 2026, and 9.0 since March 1.
  test.each([
    ['1999-12-31', '2017-12-31', 6570.5],
    ['2000-01-01', '2018-01-01', 6570.5],
    ['1999-12-31', '2026-11-30', 6677.47],
    ['2000-01-01', '2026-11-30', 6677.44],
    ['2008-02-29', '2026-11-30', 6579.5],
    // At 17, all days are: 6,573 and 6,541.
    ['2008-12-01', '2026-11-30', 6568.5],
    ['2009-01-02', '2026-11-30', 6536.52],
  ])(
    'with a mother, for someone born on %s, end at home with the birthday of 18: on %s, %d',
    (born, on, days) => {
      const [birthdate, asOf] = [dayOf(born), dayOf(on)];
      const { livedTogether } = findUsualFigures('parent', {
        own: birthdate.year,
        theirs: 1975,
        diedIn: null,
      });
      expect(daysWith({ birthYear: 1975, livedTogether }, { birthdate, asOf })).toBeCloseTo(days, 1);
    },
  );

  test.each<[string, Partial<Person>, number]>([
    ['a child born this year', { birthYear: 2026, livedTogether: { until: 2044 } }, 547.6],
    ['a child born last year', { birthYear: 2025, livedTogether: { until: 2043 } }, 547.6],
    ['a partner since this year', { since: 2026, livedTogether: { until: null } }, 547.6],
    ['somebody with whom one lived this year alone', { since: 2026, livedTogether: { until: 2026 } }, 18],
    ['a friend since last year', { since: 2025, livedTogether: null }, 18],
  ])('are not counted until a whole year has passed, whatever the dates: with %s', (_, change, days) => {
    const person = { ...MOTHER, ...change };
    const until = { year: Math.max(person.birthYear, person.since ?? 0) + 2, month: 1, day: 1 };
    const onDay = (asOf: CalendarDate) => findTimeTogether(person, { ...AT_36, asOf }, japan);
    for (const day of [AT_36.asOf, addDays(until, -1)])
      expect(onDay(day)).toMatchObject({ daysBehind: 0, shortTime: 'underAYear' });
    // From the middle of the year, a year and a half.
    expect(onDay(until).shortTime).toBeNull();
    expect(onDay(until).daysBehind).toBeCloseTo(days, 0);
    // Those ahead are.
    expect(onDay(AT_36.asOf).daysAhead).toBeGreaterThan(200);
  });

  test('are counted from the day of one’s own birth, of those who were there', () => {
    const born = { birthdate: { year: 2026, month: 6, day: 10 }, asOf: AT_36.asOf };
    expect(daysWith({ livedTogether: { until: 2044 } }, born)).toBeCloseTo(22, 0);
    expect(daysWith({ livedTogether: { until: 2044 }, birthYear: 2026 }, born)).toBe(0);
  });

  test('are never negative, whatever years a saved form has', () => {
    expect(daysWith({ birthYear: 2030 })).toBe(0);
    expect(daysWith({ since: 2016, livedTogether: { until: 1990 } })).toBeCloseTo(120, 1);
  });
});

describe('The days that may lie ahead of two people', () => {
  const find = (change: Partial<Person>, tables = japan) =>
    findTimeTogether({ ...MOTHER, ...change }, AT_36, tables);

  test('are the shared years times the days a year', () => {
    const { daysAhead, yearsAhead, yearsApart } = find({});
    expect(yearsApart).toBe(yearsAhead);
    expect(daysAhead).toBeCloseTo(12 * yearsAhead, 9);
    // In Japan, women of 64 live on for 25.3 years on average, and not all people of 36 are there that long.
    expect(yearsAhead).toBeGreaterThan(24);
    expect(yearsAhead).toBeLessThan(25.3);
  });

  test('are 365 a year until the year in which they part, and the days a year after it', () => {
    // Certain to be there: 13 years until 2039, and the years up to 130, of which the older has 130 − 36.
    const { daysAhead, yearsAhead } = find(
      { birthYear: 2021, livedTogether: { until: 2039 }, daysPerYear: 30 },
      withTables(CERTAIN, CERTAIN),
    );
    expect(daysAhead).toBeCloseTo(13 * 365 + (yearsAhead - 13) * 30, 0);
    expect(yearsAhead).toBeCloseTo(94, 3);
  });

  test('are 365 a year for those who stay together, whatever days a year were entered before', () => {
    const { daysAhead, yearsAhead, yearsApart } = find({ livedTogether: { until: null } });
    expect(daysAhead).toBeCloseTo(365 * yearsAhead, 9);
    expect(yearsApart).toBe(0);
  });

  test('follow the death rates expected, if those count', () => {
    expect(find({}, { ...japan, outlook: 'cohort' }).yearsAhead).toBeGreaterThan(find({}).yearsAhead);
  });

  test('come with the years that three pairs in four share, and one in four', () => {
    // ln(1 ÷ share) ÷ (0.06 + 0.04)
    const { threeInFour, oneInFour } = find(
      {},
      withTables(constantTable(6000), constantTable(4000)),
    ).yearsOfPairs;
    expect(threeInFour).toBeCloseTo(2.877, 3);
    expect(oneInFour).toBeCloseTo(13.863, 3);
  });

  test.each([
    [null, false],
    [{ until: 2008 }, false],
    [{ until: 2026 }, false],
    [{ until: 2027 }, true],
    [{ until: null }, true],
  ])('begin with a time under one roof if they live together now: %o, %s', (livedTogether, together) => {
    expect(liveTogether(find({ livedTogether }))).toBe(together);
  });

  test('are those of people of 100 for anyone older', () => {
    expect(ageInTable(119.5)).toBe(100);
    expect(find({ birthYear: 1906 }).yearsAhead).toBe(find({ birthYear: 1926 }).yearsAhead);
  });
});

test('the share of past days is past days / (past days + days ahead), in whole days, and null without any', () => {
  const of = (daysBehind: number, daysAhead: number) => shareBehind({ daysBehind, daysAhead });
  expect(of(6786, 290)).toBeCloseTo(0.959, 3);
  expect(of(0, 290)).toBe(0);
  // As they are shown: 2 ÷ (2 + 2).
  expect(of(1.5, 2.4)).toBe(0.5);
  expect(of(0, 0)).toBeNull();
});

/** Two days, one after the other, of which many are at New Year or in the middle of a year. */
const nights = fc
  .tuple(
    fc.integer({ min: 2012, max: 2060 }),
    fc.oneof(fc.integer({ min: 0, max: 366 }), fc.constantFrom(-1, 181, 182)),
  )
  .map(([year, day]) => {
    const before = addDays({ year, month: 1, day: 1 }, day);
    return [before, addDays(before, 1)] as const;
  });
const yearsFrom = (min: number) => fc.integer({ min, max: 2070 });
const anyPerson = fc.record({
  birthYear: fc.integer({ min: 1930, max: 2005 }),
  since: fc.option(yearsFrom(1950)),
  livedTogether: fc.option(fc.record({ until: fc.option(yearsFrom(1990)) })),
  daysPerYear: fc.integer({ min: 0, max: 365 }),
});
const ownBirthdate = fc
  .integer({ min: 0, max: 12_000 })
  .map((days) => addDays({ year: 1972, month: 1, day: 1 }, days));

test('Overnight, the days so far never fall, and rise by at most one', () => {
  fc.assert(
    fc.property(nights, anyPerson, ownBirthdate, ([before, after], person, birthdate) => {
      const known = { ...MOTHER, ...person };
      const countOn = (asOf: CalendarDate) => countDaysBehind(known, { birthdate, asOf });
      if (countOn(before) === 0) return;
      const more = countOn(after) - countOn(before);
      expect(more).toBeGreaterThanOrEqual(-1e-9);
      expect(more).toBeLessThanOrEqual(1);
    }),
    { numRuns: 2000 },
  );
});

test('A day later born, there is about a day less with a parent, or none', () => {
  const asOf = { year: 2026, month: 11, day: 30 };
  const countFor = (birthdate: CalendarDate) => {
    const usual = findUsualFigures('parent', { own: birthdate.year, theirs: 1950, diedIn: null });
    return countDaysBehind({ ...MOTHER, birthYear: 1950, ...usual }, { birthdate, asOf });
  };
  fc.assert(
    fc.property(ownBirthdate, (birthdate) => {
      const less = countFor(birthdate) - countFor(addDays(birthdate, 1));
      // Of 18 years, some have a leap day more than others.
      expect(Math.abs(less)).toBeLessThan(1.1);
    }),
    { numRuns: 1000 },
  );
});

test('Overnight, the days ahead of two people past childhood hardly rise, and fall by little more than one', () => {
  fc.assert(
    fc.property(
      nights,
      anyPerson,
      ownBirthdate,
      anyTable,
      anyTable,
      anyOutlook,
      ([before, after], person, birthdate, own, theirs, by) => {
        const ofBoth = { own, theirs, outlook: by };
        const findOn = (asOf: CalendarDate) =>
          findTimeTogether({ ...MOTHER, ...person }, { birthdate, asOf }, ofBoth).daysAhead;
        const more = findOn(after) - findOn(before);
        expect(more).toBeGreaterThan(-1.25);
        expect(more).toBeLessThan(0.01);
      },
    ),
    { numRuns: 500 },
  );
});
