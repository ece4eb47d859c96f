import { describe, expect, test } from 'vitest';
import { AT_36, submittedLife } from '../../tests/fixtures/lives.ts';
import { JAPAN, JAPAN_FIGURE, shownJapan } from '../../tests/fixtures/places.ts';
import { chooseLife, type SubmittedLife } from './submitted-life.ts';

const LIFE_TABLES = shownJapan().facts?.lifeTables ?? null;
const IN_JAPAN: SubmittedLife = {
  ...submittedLife(AT_36),
  country: JAPAN,
  atBirth: { kind: 'figure', figure: JAPAN_FIGURE },
};
const CHOICE = { basis: 'birth', population: 'everyone', lifeTables: LIFE_TABLES } as const;
const on = (year: number, month: number, day: number) => ({ ...CHOICE, today: { year, month, day } });

describe('A submitted life', () => {
  test('is as old as it is today: 36 until the day before a birthday, 37 on the birthday', () => {
    const before = chooseLife(IN_JAPAN, on(2026, 11, 20)).shown;
    const after = chooseLife(IN_JAPAN, on(2026, 11, 21)).shown;
    expect([before.life.age, after.life.age]).toEqual([36, 37]);
    // 37 years have 13,514 days.
    expect([before.life.weeksLived, after.life.weeksLived]).toEqual([1930, 1930]);
    expect(after.dates?.asOf).toEqual({ year: 2026, month: 11, day: 21 });
  });

  test('began yesterday if the clock of the device was put back to a day before', () => {
    const { life, dates } = chooseLife(IN_JAPAN, on(1980, 1, 1)).shown;
    expect([life.age, life.weeksLived, dates?.asOf]).toEqual([0, 0, { year: 1989, month: 11, day: 22 }]);
  });

  test('has the life expectancy at birth until the visitor chooses another', () => {
    const { shown, expected } = chooseLife(IN_JAPAN, on(2026, 3, 1));
    expect(shown).toMatchObject({ basis: 'birth', tableYear: null, atBirth: 84, figure: JAPAN_FIGURE });
    expect(shown.life.lifeExpectancy).toBe(84);
    expect(expected?.period).toBeGreaterThan(84);
  });

  test.each(['period', 'cohort'] as const)('has that of people of its age, with its year: %s', (basis) => {
    const { shown, expected } = chooseLife(IN_JAPAN, { ...on(2026, 3, 1), basis });
    expect(shown).toMatchObject({ basis, tableYear: 2024, atBirth: 84 });
    expect(shown.life.lifeExpectancy).toBe(expected?.[basis]);
  });

  test('has the one at birth until the life tables are known', () => {
    const { shown, expected } = chooseLife(IN_JAPAN, {
      ...on(2026, 3, 1),
      basis: 'cohort',
      lifeTables: null,
    });
    expect([shown.basis, shown.life.lifeExpectancy, shown.tableYear, expected]).toEqual([
      'birth',
      84,
      null,
      null,
    ]);
  });
});

test('A life of a link stays as old as it was, with the life expectancy that it was made with', () => {
  const ages = { age: 42, weeksLived: 2191, presentWeek: 2184, lifeExpectancy: 90 };
  const linked: SubmittedLife = {
    ...IN_JAPAN,
    time: { kind: 'linked', ...ages, basis: 'cohort', tableYear: 2024 },
  };
  const { shown } = chooseLife(linked, { ...on(2050, 1, 1), basis: 'birth' });
  expect(shown).toMatchObject({ life: ages, dates: null, basis: 'cohort', tableYear: 2024, atBirth: 84 });
});
