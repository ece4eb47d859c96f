import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numbers } from '../../tests/fixtures/arbitraries.ts';
import { MOTHER } from '../../tests/fixtures/life-events.ts';
import { LIFE_TABLES, lifeTableOf } from '../../tests/fixtures/life-tables.ts';
import { addDays, type CalendarDate } from './calendar-date.ts';
import { exactAgeOn } from './exact-age.ts';
import type { Dates } from './life.ts';
import type { Person } from './life-events.ts';
import { type LifeTable, STEP_YEARS, surviveFrom } from './life-table.ts';
import {
  addDaysPerYear,
  ageInTable,
  ageOfPerson,
  countDaysBehind,
  expectSharedYears,
  findTimeTogether,
  liveTogether,
  shareBehind,
  type TablesOfTwo,
  yearsSharedBy,
} from './time-together.ts';

/** A table with one death rate at all ages and in all years, per 100,000 person-years. */
const constant = (rate: number): LifeTable => ({
  ages: [0, 100],
  years: [2020, 2050],
  rates: [
    [rate, rate],
    [rate, rate],
  ],
});
const CERTAIN = constant(1e-9);

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

describe('The years that two people share', () => {
  test.each([0, 64])('are 1 ÷ (μ₁ + μ₂) at constant death rates, from any age: %d', (age) => {
    // 0.3 and 0.2 a year.
    const [one, other] = [surviveFrom(constant(30_000), age), surviveFrom(constant(20_000), 50)];
    expect(expectSharedYears(one, other)).toBeCloseTo(2, 2);
  });

  test('within t years are 1 − e^(−μt) of those, at constant death rates', () => {
    const [one, other] = [surviveFrom(constant(30_000), 40), surviveFrom(constant(20_000), 50)];
    expect(expectSharedYears(one, other, 3)).toBeCloseTo(2 * (1 - Math.exp(-1.5)), 2);
    expect(expectSharedYears(one, other, 0)).toBe(0);
  });

  test('of two that halve each quarter of a year: (1 − 0.0625) ÷ ln 4 = 0.6763 of such quarters', () => {
    const halving = { shares: [1, 0.5, 0.25] };
    expect(expectSharedYears(halving, halving)).toBeCloseTo(0.6763 / 4, 4);
  });

  test('are the same for both, and no more than the remaining years of either', () => {
    const age = numbers(0, 100);
    fc.assert(
      fc.property(anyTable, anyTable, age, age, anyOutlook, (own, theirs, mine, other, by) => {
        const [one, two] = [surviveFrom(own, mine, by), surviveFrom(theirs, other, by)];
        const shared = expectSharedYears(one, two);
        expect(expectSharedYears(two, one)).toBeCloseTo(shared, 9);
        expect(shared).toBeLessThanOrEqual(Math.min(one.remaining, two.remaining) + 1e-9);
        expect(shared).toBeGreaterThan(0);
      }),
    );
  });
});

describe('The years that a share of many pairs have, or more', () => {
  test('are between two steps of survival, worked by hand: 1, 0.4, 0.1', () => {
    // From 0.4 to 0.1, a quarter is ln 1.6 ÷ ln 4 of the second quarter of a year.
    const years = yearsSharedBy(0.25, { shares: [1, 0.5, 0.2] }, { shares: [1, 0.8, 0.5] });
    expect(years).toBeCloseTo(0.25 * (1 + Math.log(1.6) / Math.log(4)), 9);
    expect(yearsSharedBy(1, { shares: [1, 0.5] }, { shares: [1, 0.8] })).toBe(0);
  });

  test('are all years that the curves cover, if both are certain to live', () => {
    expect(yearsSharedBy(0.25, surviveFrom(CERTAIN, 20), surviveFrom(CERTAIN, 90))).toBe(40);
  });

  test('are the years until which the share is there, with any tables', () => {
    const age = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(anyTable, anyTable, age, age, (own, theirs, mine, other) => {
        const [one, two] = [surviveFrom(own, mine), surviveFrom(theirs, other)];
        const [most, few] = [yearsSharedBy(0.75, one, two), yearsSharedBy(0.25, one, two)];
        expect(yearsSharedBy(0.25, two, one)).toBeCloseTo(few, 9);
        expect(most).toBeLessThan(few);
        const step = Math.floor(few / STEP_YEARS);
        const both = (at: number) => (one.shares[at] ?? 0) * (two.shares[at] ?? 0);
        expect(both(step)).toBeGreaterThanOrEqual(0.25 - 1e-9);
        expect(both(step + 1)).toBeLessThan(0.25 + 1e-9);
      }),
    );
  });
});

test('a person born in 1962 reaches 64 in 2026', () => {
  expect(ageOfPerson(MOTHER, AT_36.asOf)).toBe(64);
});

test('The share of pairs of whom both are alive is the product of both curves, and 0 beyond them', () => {
  // 0.01 and 0.02 a year.
  const { bothAlive } = findTimeTogether(MOTHER, AT_36, withTables(constant(1000), constant(2000)));
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
    // Half of the 182 days of this year, although the middle of the year has come.
    expect(daysWith({ livedTogether: { until: 2026 }, since: 2026 })).toBeCloseTo((91 / 365.25) * 12, 9);
  });

  // A year that was entered is its middle, July 2; 365 of its 365.25 days are counted.
  test.each([
    // July 2, 2008 is 6,698 days after the birth. From then on it is 6,388 days, or 17.49 years of 52 days: 6,693 + 909.
    [{ year: 2025, month: 12, day: 28 }, { daysPerYear: 52 }, 7603],
    // A year later there are 52 more.
    [{ year: 2026, month: 12, day: 31 }, { daysPerYear: 52 }, 7655],
    // 547 and 548 days after July 2, 2024.
    [{ year: 2025, month: 12, day: 31 }, { since: 2024, livedTogether: { until: null } }, 547],
    [{ year: 2026, month: 1, day: 1 }, { since: 2024, livedTogether: { until: null } }, 548],
  ])('on %o, with %o: %i', (today, change, days) => {
    const dates = { birthdate: { year: 1990, month: 3, day: 1 }, asOf: today };
    expect(Math.round(daysWith(change, dates))).toBe(days);
  });

  test('with a child born this year are half of the days since January 1', () => {
    const child = { birthYear: 2026, livedTogether: { until: 2044 } };
    expect(daysWith(child)).toBeCloseTo(91, 0);
    expect(daysWith(child, { ...AT_36, asOf: { year: 2026, month: 12, day: 31 } })).toBeCloseTo(182, 0);
    expect(daysWith({ since: 2026 }, { ...AT_36, asOf: { year: 2026, month: 1, day: 1 } })).toBe(0);
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
    const { threeInFour, oneInFour } = find({}, withTables(constant(6000), constant(4000))).yearsOfPairs;
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
      const countOn = (asOf: CalendarDate) => countDaysBehind({ ...MOTHER, ...person }, { birthdate, asOf });
      const more = countOn(after) - countOn(before);
      expect(more).toBeGreaterThanOrEqual(-1e-9);
      expect(more).toBeLessThanOrEqual(1);
    }),
    { numRuns: 2000 },
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
