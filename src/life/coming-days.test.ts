import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDates } from '../../tests/fixtures/arbitraries.ts';
import { MOTHER } from '../../tests/fixtures/life-events.ts';
import { listComingDays } from './coming-days.ts';
import type { Person } from './life-events.ts';

const BORN = { year: 1990, month: 5, day: 15 };
const asOf = { year: 2026, month: 11, day: 28 };
const MIA: Person = { ...MOTHER, id: 'mia', name: 'Mia', birthYear: 2020, since: null, livedTogether: null };

const list = (people: readonly Person[], lifeExpectancy = 82, today = asOf) =>
  listComingDays({ birthdate: BORN, asOf: today, lifeExpectancy, people }).map((day) =>
    'person' in day ? `${day.kind} ${day.person.name} ${day.year}` : `${day.count} ${day.unit}`,
  );

describe('The days to come', () => {
  test('are the round days if there are no people, in the order of time', () => {
    expect(list([])).toEqual(['2000 weeks', '20000 days', '3000 weeks', '4000 weeks']);
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
  });

  test('are none with people of the same year, or known since the visitor or they were born', () => {
    const twin = { ...MIA, birthYear: 1990 };
    const since = { ...MIA, birthYear: 1990, since: 1990 };
    expect(list([twin, since]).filter((day) => !/days|weeks/.test(day))).toEqual([]);
  });

  test('end with life expectancy', () => {
    // Mia is half the age of the visitor at 60.3.
    expect(list([MIA], 60)).toEqual(['2000 weeks', '20000 days', '3000 weeks']);
    expect(list([MIA], 61).at(-1)).toBe('halfYourAge Mia 2050');
    expect(list([MIA], 36)).toEqual([]);
  });

  test('are over on their day', () => {
    // 2,000 weeks on September 12, 2028.
    expect(list([], 82, { year: 2028, month: 9, day: 11 })[0]).toBe('2000 weeks');
    expect(list([], 82, { year: 2028, month: 9, day: 12 })[0]).toBe('20000 days');
  });

  test('are never in a past year, whatever was entered', () => {
    const year = fc.integer({ min: 1, max: 9999 });
    fc.assert(
      fc.property(
        calendarDates(1900, 2026),
        calendarDates(1900, 2100),
        year,
        fc.option(year),
        (birthdate, today, birthYear, since) => {
          const people = [{ ...MIA, birthYear, since }];
          for (const day of listComingDays({ birthdate, asOf: today, lifeExpectancy: 150, people }))
            expect('person' in day ? day.year : day.date.year).toBeGreaterThanOrEqual(today.year);
        },
      ),
    );
  });
});
