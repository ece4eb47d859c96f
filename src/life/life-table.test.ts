import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import file from '../../data/life-tables.json' with { type: 'json' };
import { ageReachedBy, expectedAge, type LifeTable, survivalProbability } from './life-table.ts';

type Columns = Pick<LifeTable, 'remaining' | 'survivors'>;

const all = Object.entries<Record<string, Columns | undefined>>(file.tables).flatMap(([code, tables]) =>
  Object.entries(tables).flatMap(([population, columns]) =>
    columns ? [{ name: `${code}, ${population}`, code, table: { ages: file.ages, ...columns } }] : [],
  ),
);
const everyone = all.filter(({ name }) => name.endsWith('everyone'));
const tableOf = (name: string): LifeTable => {
  const found = all.find((each) => each.name === name);
  if (!found) throw new Error(`No table ${name}`);
  return found.table;
};
const japan = tableOf('JPN, everyone');

describe('Life expectancy at an age is x + e(x), linear between the ages of the table', () => {
  test('at the table’s own ages it is the entry: in Japan 35 + 49.71, 40 + 44.85, 0 + 84.04, 100 + 2.2', () => {
    expect([35, 40, 0, 100].map((age) => Number(expectedAge(japan, age).toFixed(2)))).toEqual([
      84.71, 84.85, 84.04, 102.2,
    ]);
  });

  test('people aged 36 in Japan live to 84.7: 84.71 + (84.85 − 84.71) / 5 = 84.738', () => {
    expect(expectedAge(japan, 36)).toBeCloseTo(84.738, 9);
  });

  test.each([-1, 100.1, Number.NaN, Number.POSITIVE_INFINITY])('the age %d is outside the table', (age) => {
    expect(() => expectedAge(japan, age)).toThrow('has the ages 0 to 100');
    expect(() => survivalProbability(japan, age, 50)).toThrow('has the ages 0 to 100');
    expect(() => survivalProbability(japan, 50, age)).toThrow('has the ages 0 to 100');
  });

  test('a table with a list that is too short has no figure there', () => {
    const short: LifeTable = { ages: [0, 100], remaining: [80], survivors: [100_000] };
    expect(() => expectedAge(short, 50)).toThrow('A life table has no entry 1');
    expect(() => survivalProbability(short, 0, 50)).toThrow('A life table has no entry 1');
  });

  test('in every table it never decreases from age 5 on, and is never below the age', () => {
    for (const { name, table } of all) {
      const expected = Array.from({ length: 96 }, (_, index) => expectedAge(table, 5 + index));
      const below = expected.findIndex((years, index) => years < 5 + index);
      const decreasing = expected.findIndex((years, index) => years < (expected[index - 1] ?? 0) - 1e-9);
      expect([below, decreasing], name).toEqual([-1, -1]);
    }
  });
});

describe('e(x), recalculated from l(x)', () => {
  /** e(x) from l(x) and e(100), with a constant death rate between two ages. */
  const recompute = ({ ages, remaining, survivors }: LifeTable, from: number) => {
    const l = (index: number) => Math.max(0.5, survivors[index] ?? 0);
    let years = l(ages.length - 1) * (remaining.at(-1) ?? 0);
    for (let index = from; index < ages.length - 1; index++) {
      const [before, after] = [l(index), l(index + 1)];
      const span = (ages[index + 1] ?? 0) - (ages[index] ?? 0);
      years += before === after ? span * before : (span * (before - after)) / Math.log(before / after);
    }
    return years / l(from);
  };

  test('agrees within 0.3 years at every age of all 216 economies', () => {
    expect(everyone).toHaveLength(216);
    for (const { name, table } of everyone) {
      for (const [index, remaining] of table.remaining.entries()) {
        expect(Math.abs(recompute(table, index) - remaining), `${name} at ${table.ages[index]}`).toBeLessThan(
          0.3,
        );
      }
    }
  });

  test('e(0) is the World Bank’s life expectancy at birth, to the hundredth', async () => {
    const { default: snapshot } = await import('../../data/snapshot.json', { with: { type: 'json' } });
    for (const { code, lifeExpectancy } of snapshot.economies) {
      expect(Math.abs((tableOf(`${code}, everyone`).remaining[0] ?? 0) - lifeExpectancy), code).toBeLessThan(
        0.011,
      );
    }
  });

  test('there are tables for women and men of every economy but the Channel Islands', () => {
    const withoutSex = everyone.filter(({ code }) => !all.some(({ name }) => name === `${code}, women`));
    expect(withoutSex.map(({ code }) => code)).toEqual(['CHI']);
    expect(all).toHaveLength(216 + 215 * 2);
  });
});

describe('The probability of survival is l(y) / l(x), with a constant death rate between the table’s ages', () => {
  test('72.1% of newborns in Japan reach 80, and 37.6% reach 90', () => {
    expect(survivalProbability(japan, 0, 80)).toBeCloseTo(0.72119, 9);
    expect(survivalProbability(japan, 0, 90)).toBeCloseTo(0.3761, 9);
  });

  test('at 82.5 it is the geometric mean of 80 and 85: √(72,119 × 57,714) = 64,515', () => {
    expect(survivalProbability(japan, 0, 82.5)).toBeCloseTo(0.64515, 4);
  });

  test('in every table and from any age, it is 1 at that age, never above 1 and never increasing', () => {
    const ages = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...all), ages, ages, ages, ({ table }, a, b, c) => {
        const [from = 0, earlier = 0, later = 0] = [a, b, c].toSorted((x, y) => x - y);
        expect(survivalProbability(table, from, from)).toBe(1);
        const [first, second] = [
          survivalProbability(table, from, earlier),
          survivalProbability(table, from, later),
        ];
        expect(first).toBeLessThanOrEqual(1);
        expect(second).toBeLessThanOrEqual(first + 1e-12);
        expect(second).toBeGreaterThan(0);
      }),
    );
  });

  test('the age that a share reaches has that probability of survival', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.integer({ min: 0, max: 99 }),
        fc.constantFrom(0.75, 0.5, 0.25),
        ({ table }, from, share) => {
          const age = ageReachedBy(table, from, share);
          if (age === null) expect(survivalProbability(table, from, 100)).toBeGreaterThan(share);
          else {
            expect(age).toBeGreaterThanOrEqual(from);
            expect(survivalProbability(table, from, age)).toBeGreaterThanOrEqual(share);
            expect(survivalProbability(table, from, Math.min(100, age + 0.01))).toBeLessThanOrEqual(
              share + 1e-9,
            );
          }
        },
      ),
    );
  });

  test('of 100,000 births a quarter reaches 100: half reaches √(100,000 × 25,000) = 50,000 at 50', () => {
    const table: LifeTable = { ages: [0, 100], remaining: [70, 2], survivors: [100_000, 25_000] };
    expect(survivalProbability(table, 0, 50)).toBe(0.5);
    expect(ageReachedBy(table, 0, 0.5)).toBe(50);
    expect(ageReachedBy(table, 0, 0.25)).toBeCloseTo(100, 1);
    expect(ageReachedBy(table, 0, 0.24)).toBeNull();
  });

  test('at 100, the last age of the table, it is 1', () => {
    expect(ageReachedBy(japan, 100, 0.5)).toBeNull();
    expect(survivalProbability(japan, 100, 100)).toBe(1);
  });
});
