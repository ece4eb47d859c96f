import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDates, day } from '../../tests/fixtures/arbitraries.ts';
import { MOTHER, moment } from '../../tests/fixtures/life-events.ts';
import { addDays, daysBetween, formatIsoDate } from './calendar-date.ts';
import { listComingDays, listMarkedDays, listRoundDays } from './coming-days.ts';
import type { Person } from './life-events.ts';
import { weeksLived } from './weeks.ts';

const BORN = { year: 1990, month: 5, day: 15 };
const MIA: Person = { ...MOTHER, id: 'mia', name: 'Mia', birthYear: 2020, since: null, livedTogether: null };

describe('Round days', () => {
  test('of someone born on May 15, 1990, in the order of time', () => {
    expect(listRoundDays(BORN).map(({ unit, count, date }) => [unit, count, formatIsoDate(date)])).toEqual([
      // 7,000 days are 19 years, of which 5 have a leap day (6,940), and 60 days.
      ['weeks', 1000, '2009-07-14'],
      // 10,000 days: 27 years with 7 leap days (9,862), and 138.
      ['days', 10_000, '2017-09-30'],
      // 11,574 days: 31 years with 8 leap days (11,323), and 251.
      ['seconds', 1_000_000_000, '2022-01-21'],
      // 2,000 × 7 = 14,000.
      ['weeks', 2000, '2028-09-12'],
      ['days', 20_000, '2045-02-15'],
      // 3,000 × 7 = 21,000 and 4,000 × 7 = 28,000.
      ['weeks', 3000, '2047-11-12'],
      ['weeks', 4000, '2067-01-11'],
    ]);
  });

  test('of weeks are those on which the page has counted as many', () => {
    const weeks = listRoundDays(BORN).filter(({ unit }) => unit === 'weeks');
    expect(weeks.map(({ date }) => weeksLived(BORN, date))).toEqual([1000, 2000, 3000, 4000]);
    expect(weeks.map(({ date }) => weeksLived(BORN, addDays(date, -1)))).toEqual([999, 1999, 2999, 3999]);
  });

  test('come in the order of time after any birth', () => {
    fc.assert(
      fc.property(calendarDates(1900, 2026), (birthdate) => {
        const days = listRoundDays(birthdate).map(({ date }) => daysBetween(birthdate, date));
        expect(days).toEqual(days.toSorted((one, other) => one - other));
      }),
    );
  });
});

describe('The days to come', () => {
  const list = (people: readonly Person[], lifeExpectancy = 82, asOf = { year: 2026, month: 11, day: 28 }) =>
    listComingDays({ birthdate: BORN, asOf, lifeExpectancy, people }).map((coming) =>
      'person' in coming
        ? `${coming.kind} ${coming.person.name} ${coming.year}`
        : `${coming.count} ${coming.unit}`,
    );

  test('are the round days if there are no people, in the order of time', () => {
    expect(list([])).toEqual(['2000 weeks', '20000 days', '3000 weeks', '4000 weeks']);
    expect(list([{ ...MIA, diedIn: 2021 }])).toEqual(list([]));
  });

  test('are among them a year for each crossing', () => {
    const friend = { ...MIA, id: 'ana', name: 'Ana', birthYear: 1988, since: 2024 };
    const grandmother = { ...MIA, id: 'eva', name: 'Eva', birthYear: 1935 };
    expect(list([MIA, friend, grandmother])).toEqual([
      '2000 weeks',
      // Eva was 54.9 when the visitor was born, who is that in spring 2045, after 20,000 days, in February.
      '20000 days',
      'asOldAsThem Eva 2045',
      '3000 weeks',
      // From May 15, 1990 to the middle of 2020 are 30.1 years, and again as many until August 2050.
      'halfYourAge Mia 2050',
      // From May 15, 1990 to the middle of 2024 are 34.1 years. The friend is too close in age: that was in 1992.
      'halfALife Ana 2058',
      '4000 weeks',
    ]);
    const names = (until: number | null) => list([{ ...friend, livedTogether: { until } }]);
    expect(names(null)).toContain('halfALifeTogether Ana 2058');
    expect(names(2040)).toContain('halfALife Ana 2058');
    // A child who came into the home at four is assumed to live there until 18.
    const child = { ...MIA, since: 2024, livedTogether: { until: null } };
    expect(list([child])).toContain('halfALife Mia 2058');
  });

  test.each([
    { year: 2026, month: 1, day: 10 },
    { year: 2026, month: 11, day: 20 },
  ])('are none with people of the same year, or known since both were born: born on %o', (birthdate) => {
    const twin = { ...MIA, birthYear: 2026 };
    const life = { birthdate, asOf: addDays(birthdate, 7), lifeExpectancy: 82 };
    const roundDays = listComingDays({ ...life, people: [] });
    expect(listComingDays({ ...life, people: [twin, { ...twin, since: 2026 }] })).toEqual(roundDays);
    // Known since before Mia was born counts from her birth, which is when she is half as old.
    expect(list([{ ...MIA, since: 2010 }]).filter((each) => /Mia/.test(each))).toEqual([
      'halfYourAge Mia 2050',
    ]);
  });

  test('end with life expectancy', () => {
    // Mia is half the age of the visitor at 60.3.
    expect(list([MIA], 60)).toEqual(['2000 weeks', '20000 days', '3000 weeks']);
    expect(list([MIA], 61).at(-1)).toBe('halfYourAge Mia 2050');
    expect(list([MIA], 36)).toEqual([]);
  });

  test('stay on their day, and are over on the next', () => {
    // 2,000 weeks on September 12, 2028.
    expect(list([], 82, { year: 2028, month: 9, day: 11 })[0]).toBe('2000 weeks');
    expect(list([], 82, { year: 2028, month: 9, day: 12 })[0]).toBe('2000 weeks');
    expect(list([], 82, { year: 2028, month: 9, day: 13 })[0]).toBe('20000 days');
  });

  test('are never in a past year, whatever was entered', () => {
    const year = fc.oneof(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1900, max: 2100 }));
    let withPerson = 0;
    fc.assert(
      fc.property(
        calendarDates(1900, 2026),
        calendarDates(1900, 2100),
        year,
        fc.option(year),
        (birthdate, asOf, birthYear, since) => {
          const people = [{ ...MIA, birthYear, since }];
          const days = listComingDays({ birthdate, asOf, lifeExpectancy: 150, people });
          if (days.some((coming) => 'person' in coming)) withPerson += 1;
          for (const coming of days)
            expect('person' in coming ? coming.year : coming.date.year).toBeGreaterThanOrEqual(asOf.year);
        },
      ),
    );
    expect(withPerson).toBeGreaterThan(5);
  });
});

describe('The days that a life marks in the present year', () => {
  const list = (
    asOf: string,
    { birthdate = '1990-05-15', times = [] as string[], lifeExpectancy = 82 } = {},
  ) =>
    listMarkedDays({
      birthdate: day(birthdate),
      asOf: day(asOf),
      lifeExpectancy,
      moments: times.map((time) => moment(time, time)),
    }).map(formatIsoDate);

  test('are the birthday, moments of a day or a month, and the round days to come', () => {
    // 2,000 weeks on September 12, 2028; the middle of July is the 16th.
    expect(list('2028-01-31', { times: ['2028-03-09', '2028-05-15', '2028-07', '2027-12-31'] })).toEqual([
      '2028-05-15',
      '2028-03-09',
      '2028-07-16',
      '2028-09-12',
    ]);
  });

  test('keep a round day that is over', () => {
    expect(list('2028-12-31')).toEqual(['2028-05-15', '2028-09-12']);
  });

  test('are no moments of a year or an age, and no round days beyond life expectancy', () => {
    expect(list('2026-09-12', { times: ['2026', '36'] })).toEqual(['2026-05-15']);
    expect(list('2028-01-31', { lifeExpectancy: 38 })).toEqual(['2028-05-15']);
  });

  test('are March 1 for somebody born on February 29, in a year without one', () => {
    expect(list('2027-01-01', { birthdate: '1984-02-29' })).toEqual(['2027-03-01']);
    expect(list('2028-01-01', { birthdate: '1984-02-29' })).toEqual(['2028-02-29']);
  });
});
