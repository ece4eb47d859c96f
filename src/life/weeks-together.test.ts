import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOTHER } from '../../tests/fixtures/life-events.ts';
import { addDays } from './calendar-date.ts';
import type { Person } from './life-events.ts';
import { countDaysBehind } from './time-together.ts';
import { CHANCE_STEPS, divideByChance, findWeeksTogether } from './weeks-together.ts';
import type { WeekSpan } from './when.ts';

/** Someone whose 36th birthday is today, in the middle of a year: the present week is the first of that year of life. */
const AT_36 = { birthdate: { year: 1990, month: 7, day: 2 }, asOf: { year: 2026, month: 7, day: 2 } };
const NOW = 36 * 52;
const FRIEND: Person = { ...MOTHER, birthYear: 1985, since: 2010, livedTogether: null };

describe('The weeks that two people share', () => {
  test.each<[string, Partial<Person>, [from: number, apart: number, until: number]]>([
    ['a friend since 2010, never in one home', {}, [20 * 52, 20 * 52, NOW + 1]],
    [
      'a mother since birth, until 2008 in one home',
      { ...MOTHER, livedTogether: { until: 2008 } },
      [0, 18 * 52, NOW + 1],
    ],
    [
      'a daughter born in 2020, still in one home',
      { birthYear: 2020, since: null, livedTogether: { until: null } },
      [30 * 52, NOW + 1, NOW + 1],
    ],
    ['one home until a year to come', { livedTogether: { until: 2030 } }, [20 * 52, NOW + 1, NOW + 1]],
    [
      'one home until the year in which they met',
      { livedTogether: { until: 2010 } },
      [20 * 52, 20 * 52, NOW + 1],
    ],
    ['somebody who died in 2016', { diedIn: 2016 }, [20 * 52, 20 * 52, 26 * 52]],
    ['one home until a death', { diedIn: 2016, livedTogether: { until: null } }, [20 * 52, 26 * 52, 26 * 52]],
    ['somebody who died before they met', { diedIn: 2005 }, [15 * 52, 15 * 52, 15 * 52]],
    [
      'since this year: from the middle of its past half, in April',
      { since: 2026 },
      [NOW - 13, NOW - 13, NOW + 1],
    ],
  ])('%s', (_, change, [from, apart, until]) => {
    expect(findWeeksTogether({ ...FRIEND, ...change }, AT_36)).toEqual({
      known: { from, until },
      together: { from, until: apart },
    });
  });

  test('end in one home in the middle of this year, if it is the last one', () => {
    const person: Person = { ...FRIEND, livedTogether: { until: 2026 } };
    const untilOn = (month: number) =>
      findWeeksTogether(person, { ...AT_36, asOf: { year: 2026, month, day: 1 } }).together.until;
    // On March 1, the present week is the 35th of the year of life: they live together still.
    expect([untilOn(3), untilOn(12)]).toEqual([35 * 52 + 34 + 1, NOW]);
  });

  test('are as many as the days that are counted, within two weeks', () => {
    const year = fc.integer({ min: 1950, max: 2026 });
    const people = fc.record({
      birthYear: year,
      since: fc.option(year),
      diedIn: fc.option(year),
      livedTogether: fc.option(fc.record({ until: fc.option(fc.integer({ min: 1950, max: 2040 })) })),
    });
    fc.assert(
      fc.property(people, fc.integer({ min: 0, max: 365 }), (change, days) => {
        const dates = { ...AT_36, asOf: addDays(AT_36.asOf, days - 180) };
        const { known, together } = findWeeksTogether({ ...FRIEND, ...change }, dates);
        const yearsAt = (daysPerYear: number) =>
          countDaysBehind({ ...FRIEND, ...change, daysPerYear }, dates) / 365;
        const yearsOf = ({ from, until }: WeekSpan) => (until - from) / 52;
        expect(Math.abs(yearsOf(together) - yearsAt(0))).toBeLessThan(2 / 52);
        expect(Math.abs(yearsOf(known) - yearsAt(365))).toBeLessThan(2 / 52);
      }),
    );
  });
});

describe('The weeks ahead by chance', () => {
  test('join years of the same step, and end at life expectancy', () => {
    const alive = (years: number) => (years < 2 ? 1 : 0.5);
    expect(divideByChance(alive, NOW, NOW + 200)).toEqual([
      { from: NOW, until: NOW + 104, step: 8 },
      { from: NOW + 104, until: NOW + 200, step: 4 },
    ]);
  });

  test('change with each birthday, and leave out years with less than one in twenty', () => {
    // The middle of the first part is 13 weeks ahead, that of the next year 52.
    const alive = (years: number) => (years === 0.25 ? 0.9 : years === 1 ? 0.05 : 0.04);
    expect(divideByChance(alive, NOW + 26, NOW + 520)).toEqual([
      { from: NOW + 26, until: NOW + 52, step: 8 },
      { from: NOW + 52, until: NOW + 104, step: 1 },
    ]);
  });

  test('are at most one span for each step where chances fall', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 0.5, noNaN: true }), fc.nat(5000), (rate, from) => {
        const spans = divideByChance((years) => Math.exp(-rate * years), from, 7800);
        expect(spans.length).toBeLessThanOrEqual(CHANCE_STEPS);
      }),
    );
  });
});
