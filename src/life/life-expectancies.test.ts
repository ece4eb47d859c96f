import { describe, expect, test } from 'vitest';
import { LIFE_TABLES, lifeTableOf } from '../../tests/fixtures/life-tables.ts';
import {
  expectedAgeInterval,
  findChoice,
  findExpectedAges,
  listChoices,
  withinThreeYearsOfExpectancy,
  withinYearOfExpectancy,
} from './life-expectancies.ts';
import { expectedAge, surviveFrom } from './life-table.ts';

describe('The ages that people of the same age reach on average', () => {
  test('in Japan at 36: 84.7 at the death rates of 2024, and 90.0 at those expected', () => {
    const table = lifeTableOf('JPN, everyone');
    const { period, cohort } = findExpectedAges(table, 36);
    const interval = expectedAgeInterval(table, 36);
    expect([period, cohort]).toEqual([84.7, 90]);
    expect([Math.round(interval?.low ?? 0), Math.round(interval?.high ?? 0)]).toEqual([86, 94]);
  });

  test('women and men have no interval', () => {
    const table = lifeTableOf('JPN, women');
    expect(findExpectedAges(table, 36).cohort).toBe(93.5);
    expect(expectedAgeInterval(table, 36)).toBeNull();
  });

  test('above 100 they are those for 100', () => {
    const table = lifeTableOf('JPN, everyone');
    expect(findExpectedAges(table, 104)).toEqual(findExpectedAges(table, 100));
  });

  test('at any age, the average is above the age, and the projected one above that and within its interval', () => {
    for (const { name, table } of LIFE_TABLES) {
      for (const age of [0, 1, 12, 36, 65, 84, 100]) {
        const { period, cohort } = findExpectedAges(table, age);
        const interval = expectedAgeInterval(table, age);
        expect(period, `${name} at ${age}`).toBeGreaterThan(age);
        if (cohort === null) continue;
        expect(cohort, `${name} at ${age}`).toBeGreaterThan(period);
        if (interval)
          expect(interval.low <= cohort + 0.05 && cohort <= interval.high + 0.05, name).toBe(true);
      }
    }
  });

  test('where the two differ by less than half a year, there is no second figure', () => {
    const table = lifeTableOf('JPN, everyone');
    const gain = expectedAge(surviveFrom(table, 84, 'cohort')) - expectedAge(surviveFrom(table, 84));
    expect(gain).toBeLessThan(0.5);
    expect(findExpectedAges(table, 84)).toMatchObject({ cohort: null });
  });
});

describe('The life expectancies that the results can use', () => {
  const expected = { period: 84.7, cohort: 90 };
  const oldest = { period: 102.1, cohort: null };

  test('are those at birth, of people of that age, and if death rates keep falling', () => {
    expect(listChoices({ atBirth: 84.036, age: 36, expected })).toEqual([
      { basis: 'birth', lifeExpectancy: 84.036 },
      { basis: 'period', lifeExpectancy: 84.7 },
      { basis: 'cohort', lifeExpectancy: 90 },
    ]);
  });

  test.each([
    ['while the life table is not known', { atBirth: 84, age: 36, expected: null }, ['birth']],
    ['at its last age', { atBirth: 84, age: 100, expected: oldest }, ['birth', 'period']],
    ['above its last age', { atBirth: 84, age: 101, expected: oldest }, ['birth']],
    [
      'where it is not above the age',
      { atBirth: 84, age: 85, expected: { ...oldest, period: 85 } },
      ['birth'],
    ],
    ['of somebody of 1, as at birth', { atBirth: 84.7, age: 1, expected }, ['birth', 'period', 'cohort']],
    ['for newborns, whose figure is that at birth', { atBirth: 84.7, age: 0, expected }, ['birth', 'cohort']],
    ['for newborn girls', { atBirth: 84, age: 0, expected }, ['birth', 'period', 'cohort']],
  ])('%s', (_, choices, list) => {
    expect(listChoices(choices).map(({ basis }) => basis)).toEqual(list);
  });

  test('if the chosen one is missing, the nearest is used', () => {
    const choices = listChoices({ atBirth: 84, age: 84, expected: { ...expected, cohort: null } });
    expect(findChoice(choices, 'cohort').basis).toBe('period');
    const none = listChoices({ atBirth: 84, age: 101, expected });
    expect(findChoice(none, 'cohort').basis).toBe('birth');
    expect(findChoice(none, 'period').basis).toBe('birth');
  });
});

test.each([
  [82.9, 84.04, false],
  [83, 84.04, true],
  [84, 84.04, true],
  [90, 84.04, true],
  [84, 85, true],
  [84, 85.06, false],
])('at %d, with an average of %d years, near it or past it: %s', (age, average, isWithin) => {
  expect(withinYearOfExpectancy(age, average)).toBe(isWithin);
});

test.each([
  [81, 84, false],
  [82, 84.9, true],
  [90, 84, true],
  [0, 1.5, false],
])(
  'the results at %d, with a life expectancy of %d, begin with people of that age: %s',
  (age, years, isWithin) => {
    expect(withinThreeYearsOfExpectancy({ age }, years)).toBe(isWithin);
  },
);
