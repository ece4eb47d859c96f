import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOTHER } from '../../tests/fixtures/life-events.ts';
import { addDays, type CalendarDate } from './calendar-date.ts';
import type { Person } from './life-events.ts';
import { findTimeBehind, type ShortTime, shareBehind } from './time-together.ts';

const BIRTHDATE = { year: 1984, month: 7, day: 2 };
const TODAY = { year: 2026, month: 11, day: 28 };
const GRANDFATHER: Person = {
  ...MOTHER,
  birthYear: 1931,
  diedIn: 2010,
  daysPerYear: 24,
  livedTogether: null,
};
const daysWith = (change: Partial<Person>, asOf: CalendarDate = TODAY) =>
  findTimeBehind({ ...GRANDFATHER, ...change }, { birthdate: BIRTHDATE, asOf }).daysBehind;

// From July 2, 1984 to July 2, 2010 are 26 years.
test.each<[string, Partial<Person>, number]>([
  ['24 days a year for 26 years', {}, 26 * 24],
  ['6 years since 2004', { since: 2004 }, 6 * 24],
  ['16 years in one home, and 10 apart', { livedTogether: { until: 2000 } }, 16 * 365 + 10 * 24],
  ['26 years in one home', { livedTogether: { until: null } }, 26 * 365],
  ['26 years in one home, until a year after the death', { livedTogether: { until: 2015 } }, 26 * 365],
  ['nothing, of somebody who died before the birth', { diedIn: 1980 }, 0],
])('the days with somebody who has died are %s', (_, change, days) => {
  expect(daysWith(change)).toBeCloseTo(days, 0);
});

test.each<[ShortTime | null, Partial<Person>]>([
  ['neverMet', { diedIn: 1983 }],
  ['neverMet', { birthYear: 1983, diedIn: 1983 }],
  ['livedInOneYear', { birthYear: 2010, livedTogether: { until: null } }],
  ['livedInOneYear', { birthYear: 1984, diedIn: 1984, since: 1984 }],
  ['diedInBirthYear', { diedIn: 1984, livedTogether: { until: null } }],
  ['knownInOneYear', { since: 2010 }],
  // Of a backup that says that they met after the death.
  ['knownInOneYear', { since: 2012 }],
  // From the last day of one year to the first of the next, or all of both.
  ['underAYear', { birthYear: 2009, livedTogether: { until: null } }],
  ['underAYear', { since: 2009 }],
  ['underAYear', { diedIn: 1985 }],
  [null, { birthYear: 2008 }],
  [null, { since: 2008 }],
  [null, { diedIn: 1986 }],
])(
  'where it may have been a day, because only years are known, it is %s, and no day is counted: %o',
  (shortTime, change) => {
    // Born early in the year, the visitor may have known somebody who died in it for months; nobody knows.
    for (const birthdate of [BIRTHDATE, { year: 1984, month: 1, day: 1 }]) {
      const found = findTimeBehind({ ...GRANDFATHER, ...change }, { birthdate, asOf: TODAY });
      expect([found.shortTime, found.daysBehind === 0]).toEqual([shortTime, shortTime !== null]);
    }
  },
);

test('they do not grow after the year of death, and nothing lies ahead', () => {
  expect(daysWith({}, { year: 2060, month: 1, day: 1 })).toBeCloseTo(daysWith({}), 9);
  const time = findTimeBehind(GRANDFATHER, { birthdate: BIRTHDATE, asOf: TODAY });
  expect(time).toMatchObject({ daysAhead: 0, yearsAhead: 0, yearsApart: 0 });
  expect(time.bothAlive(10)).toBe(0);
  expect(shareBehind(time)).toBe(1);
});

test('they never fall from one day to the next, and rise by at most one', () => {
  const year = fc.integer({ min: 1985, max: 2026 });
  const changes = fc.record({
    diedIn: year,
    since: fc.option(year),
    livedTogether: fc.option(fc.record({ until: fc.option(year) })),
  });
  fc.assert(
    fc.property(changes, fc.integer({ min: 0, max: 1200 }), (change, day) => {
      const today = addDays({ year: 2024, month: 1, day: 1 }, day);
      if (today.year < change.diedIn) return;
      const added = daysWith(change, addDays(today, 1)) - daysWith(change, today);
      expect(added).toBeGreaterThan(-1e-9);
      expect(added).toBeLessThanOrEqual(1);
    }),
    { numRuns: 500 },
  );
});
