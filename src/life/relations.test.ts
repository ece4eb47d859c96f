import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOTHER } from '../../tests/fixtures/life-events.ts';
import type { CalendarDate } from './calendar-date.ts';
import type { Dates } from './life.ts';
import type { Person } from './life-events.ts';
import {
  endsAtLeavingHome,
  endTogether,
  findUsualFigures,
  isMetLater,
  RELATIONS,
  type Relation,
  withAssumedEnd,
} from './relations.ts';
import { countDaysBehind, countDaysUntil, divideTime } from './time-together.ts';

/** The year until which the two live together: `null` for good, `'never'` if they do not. */
const untilOf = (relation: Relation, theirs: number, diedIn: number | null = null) => {
  const { livedTogether } = findUsualFigures(relation, { own: 1990, theirs, diedIn });
  return livedTogether ? livedTogether.until : 'never';
};

test('Parents lived with the visitor until the visitor was 18, and children until they are', () => {
  expect(findUsualFigures('parent', { own: 1990, theirs: 1962, diedIn: null })).toEqual({
    daysPerYear: 12,
    livedTogether: { until: 2008 },
  });
  expect(untilOf('child', 2021)).toBe(2039);
});

test('Brothers and sisters live together from the birth of the younger until the older is 18', () => {
  expect([1985, 1990, 1995].map((theirs) => untilOf('sibling', theirs))).toEqual([2003, 2008, 2008]);
  expect([1972, 2008].map((theirs) => untilOf('sibling', theirs))).toEqual(['never', 'never']);
});

test('Partners live together, friends and other relatives do not', () => {
  expect(untilOf('partner', 1992)).toBeNull();
  expect([untilOf('friend', 1989), untilOf('relative', 1938)]).toEqual(['never', 'never']);
});

test('Partners and friends meet later in life, a family does not', () => {
  expect(RELATIONS.filter(isMetLater)).toEqual(['partner', 'friend']);
});

test('Nobody is lived with after a death, nor if that was before one’s birth', () => {
  expect(untilOf('parent', 1962, 2020)).toBe(2008);
  expect(untilOf('parent', 1962, 2001)).toBeNull();
  expect(untilOf('parent', 1950, 1989)).toBe('never');
  expect(untilOf('partner', 1992, 2012)).toBeNull();
});

test('A family lives together until one of the two is 18, as far as nobody says otherwise', () => {
  const ends = (birthYear: number, until: number | null) =>
    endsAtLeavingHome({ birthYear, livedTogether: { until } }, 1990);
  expect([ends(1962, 2008), ends(2019, 2037), ends(1985, 2003)]).toEqual([true, true, true]);
  expect([ends(1962, 2004), ends(1962, null), ends(2019, 2045)]).toEqual([false, false, false]);
  expect(endsAtLeavingHome({ birthYear: 1962, livedTogether: null }, 1990)).toBe(false);
});

describe('The day on which living together ends', () => {
  const endOfHome = (change: Partial<Person>, until: number, birthdate = { year: 2008, month: 12, day: 1 }) =>
    endTogether({ ...MOTHER, ...change }, until, { birthdate });
  const MIDDLE = { year: 2026, month: 7, day: 2 };

  test.each<[string, Partial<Person>, number, CalendarDate]>([
    ['with a parent the visitor’s birthday of 18', {}, 2026, { year: 2026, month: 12, day: 1 }],
    ['with a younger sister as well', { birthYear: 2012 }, 2026, { year: 2026, month: 12, day: 1 }],
    ['with an adoptive parent as well', { since: 2015 }, 2026, { year: 2026, month: 12, day: 1 }],
    ['in another year that was typed, its middle', {}, 2025, { ...MIDDLE, year: 2025 }],
    [
      'with an older sister in the middle of the year in which she is 18',
      { birthYear: 2007 },
      2025,
      { ...MIDDLE, year: 2025 },
    ],
    [
      'with a room-mate who was met later the middle of the year',
      { birthYear: 2007, since: 2024 },
      2026,
      MIDDLE,
    ],
  ])('is %s', (_, change, until, day) => {
    expect(endOfHome(change, until)).toEqual(day);
  });

  test('is March 1 for someone born on February 29, as the birthday of that year', () => {
    expect(endOfHome({}, 2026, { year: 2008, month: 2, day: 29 })).toEqual({ year: 2026, month: 3, day: 1 });
  });
});

const DATES = { birthdate: { year: 1990, month: 5, day: 15 }, asOf: { year: 2026, month: 11, day: 30 } };
const atHome = (change: Partial<Person>): Person => ({
  ...MOTHER,
  daysPerYear: 0,
  livedTogether: { until: null },
  ...change,
});
/** The assumed end of living together; `null` for none. @param own the visitor's year of birth */
const endOf = (change: Partial<Person>, own = 1990, dates: Partial<Dates> = {}) =>
  withAssumedEnd(atHome(change), { ...DATES, birthdate: { ...DATES.birthdate, year: own }, ...dates })
    .livedTogether?.until;

describe('Two people who live together now are assumed to go on with it', () => {
  test.each<[string, Partial<Person>, number, number | null]>([
    ['until a child is 18', { birthYear: 2019 }, 1990, 2037],
    ['until a newborn is 18', { birthYear: 2026 }, 1990, 2044],
    ['until the visitor is, who is a child', { birthYear: 1985 }, 2014, 2032],
    ['until an adopted child is', { birthYear: 2019, since: 2023 }, 1990, 2037],
    ['until a grandchild is', { birthYear: 2019 }, 1942, 2037],
    ['until the elder of two young sisters is', { birthYear: 2012 }, 2016, 2030],
    ['until the younger sister is, once the elder is grown up', { birthYear: 2005 }, 2012, 2030],
    ['for good with a grown-up child', { birthYear: 2008 }, 1980, null],
    ['for good with a parent, as an adult', { birthYear: 1962 }, 1990, null],
    ['for good with a partner', { birthYear: 1992, since: 2017 }, 1990, null],
    ['for good with a much younger partner', { birthYear: 2006, since: 2025 }, 1980, null],
    ['for good with somebody as young who was met later', { birthYear: 2009, since: 2026 }, 2009, null],
  ])('%s: %o, of someone born in %i', (_, change, own, until) => {
    expect(endOf(change, own)).toBe(until);
  });

  test.each([
    ['the day before the birthday', { year: 2008, month: 12, day: 1 }, 2026],
    ['on the birthday', { year: 2008, month: 11, day: 30 }, null],
    ['months after it', { year: 2008, month: 1, day: 15 }, null],
  ])('until the visitor’s birthday of 18: %s', (_, birthdate, until) => {
    expect(endOf({ birthYear: 1975 }, 2008, { birthdate })).toBe(until);
  });

  test('until the middle of the year in which a child is 18, of whom no more is known', () => {
    const on = (month: number) => endOf({ birthYear: 2008 }, 1980, { asOf: { year: 2026, month, day: 1 } });
    expect([on(7), on(8)]).toEqual([2026, null]);
  });

  test('with one day a month from then on, unless others were entered', () => {
    expect(withAssumedEnd(atHome({ birthYear: 2019 }), DATES).daysPerYear).toBe(12);
    expect(withAssumedEnd(atHome({ birthYear: 2019, daysPerYear: 40 }), DATES).daysPerYear).toBe(40);
  });
});

test('What was said stays as it is, and an assumed end is the 18th year of one of the two, to come', () => {
  const year = fc.integer({ min: 1930, max: 2026 });
  const people = fc.record({
    birthYear: year,
    diedIn: fc.option(fc.constant(2026), { freq: 1 }),
    since: fc.option(year, { freq: 1 }),
    livedTogether: fc.option(
      fc.record({ until: fc.option(fc.integer({ min: 1950, max: 2060 }), { freq: 1 }) }),
    ),
  });
  let assumed = 0;
  fc.assert(
    fc.property(people, year, (change, own) => {
      const person = atHome(change);
      const dates = { ...DATES, birthdate: { ...DATES.birthdate, year: own } };
      const counted = withAssumedEnd(person, dates);
      if (counted === person) return;
      assumed += 1;
      expect([change.diedIn, change.livedTogether]).toEqual([null, { until: null }]);
      const until = counted.livedTogether?.until ?? 0;
      expect([own + 18, change.birthYear + 18]).toContain(until);
      expect(until).toBeGreaterThan(2026);
      // What was, is the same; of the years ahead, some are no longer every day.
      expect(countDaysBehind(counted, dates)).toBeCloseTo(countDaysBehind(person, dates), 9);
      expect(countDaysUntil(divideTime(counted, dates), 100)).toBeLessThan(
        countDaysUntil(divideTime(person, dates), 100),
      );
    }),
    { numRuns: 1000 },
  );
  expect(assumed).toBeGreaterThan(20);
});
