import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '#words/results.ts';
import { schedules } from '../../../tests/fixtures/arbitraries.ts';
import type { Schedule } from '../../life/activity.ts';
import { createLife, type Dates, type Life } from '../../life/life.ts';
import { formatFor } from '../../words/format.ts';
import { describeMethod } from './describe-method.ts';

const format = formatFor('en');
const SEEN_ON = { year: 2026, month: 3, day: 1 };
const COLOR = 'blue' as const;

function listSteps(life: Life, dates: Dates | null = null): Map<string, string> {
  const steps = describeMethod(format, { life, dates });
  return new Map(steps.map(({ what, how }) => [what, how]));
}

const lifeOf = (age: number, lifeExpectancy: number, hours: readonly number[]): Life => ({
  age,
  weeksLived: age * 52,
  presentWeek: age * 52,
  lifeExpectancy,
  activities: hours.map((each, index) => ({ id: `${index}`, name: 'Walks', hours: each, color: COLOR })),
});

/** Figures joined by signs, and the result. */
const CALCULATION = /(\d[\d.,]*(?: [−×÷] [\d.,]+)+) = (\d[\d,]*(?:\.\d+)?)/g;

const GCD = (one: bigint, other: bigint): bigint => (other === 0n ? one : GCD(other, one % other));

/** A figure as a fraction. @example '6.65' is [133n, 20n] */
function toFraction(written: string): readonly [bigint, bigint] {
  const [whole = '', decimals = ''] = written.replaceAll(',', '').split('.');
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
}

/**
 * A printed calculation done again in fractions, from the left, with × and ÷ first.
 * @returns its result rounded as the printed one is: half up or, of weeks, down
 */
function calculate(terms: string, decimals: number, isRoundedDown: boolean): string {
  const sum = terms.split(' − ').map((product) => {
    let [n, d] = [1n, 1n];
    for (const [, sign, written = ''] of ` × ${product}`.matchAll(/ ([×÷]) ([\d.,]+)/g)) {
      const [up, down] = toFraction(written);
      [n, d] = sign === '×' ? [n * up, d * down] : [n * down, d * up];
      const common = GCD(n, d) || 1n;
      [n, d] = [n / common, d / common];
    }
    return [n, d] as const;
  });
  const [n, d] = sum.reduce(([a, b], [c, e]) => [a * e - c * b, b * e] as const);
  const scaled = n * 10n ** BigInt(decimals);
  const rounded = isRoundedDown ? scaled / d : (2n * scaled + d) / (2n * d);
  const digits = String(rounded).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Every calculation in the steps with another result than in fractions, rounded as the step says. */
const findWrong = (steps: ReadonlyMap<string, string>): string[] =>
  [...steps.values()].flatMap((how) =>
    [...how.matchAll(CALCULATION)].flatMap(([whole, terms = '', result = '']) => {
      const { length } = result.split('.')[1] ?? '';
      const right = calculate(terms, length, how.includes('rounded down'));
      return right === result.replaceAll(',', '') ? [] : [`${whole}, but ${right}`];
    }),
  );

describe('Each step of the calculation', () => {
  test.each([
    { year: 1984, month: 7, day: 29 },
    { year: 1984, month: 2, day: 28 },
  ])('says nothing of leap days to somebody born on %o', (birthdate) => {
    const [age] = listSteps(lifeOf(41, 84, [8]), { birthdate, asOf: SEEN_ON }).values();
    expect(age).toMatch(/^Birthdays from \w+ 2[89], 1984 to March 1, 2026: 41\.$/);
  });

  test('has the numbers of a life: aged 42 of 84.1', () => {
    const life = { ...lifeOf(42, 84.1, [8.54, 7, 1]), weeksLived: 2191 };
    const dates = { birthdate: { year: 1984, month: 2, day: 29 }, asOf: SEEN_ON };
    expect([...listSteps(life, dates).values()].slice(0, 6)).toEqual([
      'Birthdays from February 29, 1984 to March 1, 2026: 42. In years without a February 29, the birthday is March 1.',
      'Life expectancy − years lived: 84.1 − 42 = 42.1.',
      'Years remaining × 52, rounded down: 42.1 × 52 = 2,189. That’s counted from the last birthday; a year is a day or two longer than 52 weeks.',
      'Days since birth ÷ 7, rounded down: 15,341 ÷ 7 = 2,191.',
      'Hours a day ÷ 24 × years. For the first activity: 8.54 ÷ 24 × 42 = 14.9 years so far, and 8.54 ÷ 24 × 42.1 = 15.0 ahead.',
      'Hours a day not taken up by an activity: 24 − 8.54 − 7 − 1 = 7.46.',
    ]);
  });

  test('past life expectancy, the years remaining are 0', () => {
    const steps = listSteps(lifeOf(96, 57.8, [8]));
    expect(steps.get('Years Remaining')).toBe(
      'Life expectancy − years lived. 57.8 − 96 is below 0, so it’s 0.',
    );
    expect(steps.get('Years of an activity')).toBe(
      'Hours a day ÷ 24 × years. For the first activity: 8 ÷ 24 × 96 = 32.0 years so far.',
    );
    expect(steps.get('Weeks Left')).toContain('0 × 52 = 0.');
  });

  test('near life expectancy, the years ahead are those up to it, however few', () => {
    const steps = listSteps(lifeOf(84, 84.1, [8]));
    expect(steps.get('Years Remaining')).toBe('Life expectancy − years lived: 84.1 − 84 = 0.1.');
  });

  test('of a first activity with a schedule counts its days and its years, and the free time by the week', () => {
    const stepsOf = (hours: number, schedule: Schedule) => {
      const { activities, ...life } = lifeOf(36, 84, [hours, 2]);
      const scheduled = activities.map((each, index) => (index === 0 ? { ...each, schedule } : each));
      const steps = listSteps({ ...life, activities: scheduled });
      return { years: steps.get('Years of an activity'), free: steps.get('Free Time') };
    };
    const work = (from: number, until: number | null) => stepsOf(8, { days: 5, from, until });
    expect(work(22, 65)).toEqual({
      years:
        'Hours a day × days a week ÷ 7 ÷ 24 × years in which it happens. For the first activity: ' +
        '8 × 5 ÷ 7 ÷ 24 × 14 = 3.3 years so far, and 8 × 5 ÷ 7 ÷ 24 × 29 = 6.9 ahead.',
      free: 'Hours a week, at today’s age, not taken up by an activity: 168 − 40 − 14 = 114.',
    });
    expect(stepsOf(2, { days: 7, from: 30, until: null }).years).toBe(
      'Hours a day ÷ 24 × years in which it happens. For the first activity: 2 ÷ 24 × 6 = 0.5 years so far, ' +
        'and 2 ÷ 24 × 48 = 4.0 ahead.',
    );
    // Without an end, ahead are all 48 years; an activity of the past has none, and one to come has 19 of 65 to 84.
    expect(work(22, null).years).toContain('× 48 = 11.4 ahead.');
    expect(work(6, 18).years).toMatch(/× 12 = 2\.9 years so far\.$/);
    expect(work(6, 18).free).toContain('168 − 14 = 154.');
    expect(work(65, null).years).toContain('× 0 = 0.0 years so far, and 8 × 5 ÷ 7 ÷ 24 × 19 = 4.5 ahead.');
  });

  test('of a shared life has no dates', () => {
    const steps = listSteps(lifeOf(36, 84, [8]));
    expect(steps.get('Years Lived')).toBe('Birthdays so far: 36.');
    expect(steps.get('Weeks so far')).toBe('Whole weeks since birth: 1,872.');
  });
});

describe('Every calculation gives the same on a calculator, with the figures as shown', () => {
  test('the check finds a wrong one', () => {
    expect(findWrong(new Map([['', '0.4 ÷ 24 × 81.1 = 1.2']]))).toHaveLength(1);
    expect(findWrong(new Map([['', '0.36 ÷ 24 × 81.1 = 1.2']]))).toEqual([]);
  });

  test('for any hours, schedule, birthdate and life expectancy', () => {
    const hundredths = fc.array(fc.integer({ min: 0, max: 480 }), { minLength: 1, maxLength: 5 });
    const expectancies = fc.integer({ min: 10, max: 1500 }).map((tenths) => tenths / 10);
    const years = fc.integer({ min: 1906, max: 2025 });
    fc.assert(
      fc.property(hundredths, schedules, years, expectancies, (hours, schedule, year, lifeExpectancy) => {
        const birthdate = { year, month: 7, day: 9 };
        const entered = hours.map((each) => each / 100);
        const activities = lifeOf(0, 1, entered).activities.map((each) =>
          schedule ? { ...each, schedule } : each,
        );
        const life = createLife({ birthdate, lifeExpectancy, activities }, SEEN_ON);
        expect(findWrong(listSteps(life, { birthdate, asOf: SEEN_ON }))).toEqual([]);
      }),
    );
  });
});

test('the limits say what the tables are scaled to, and of death rates that fall', () => {
  expect(LIMITS.join(' ')).toContain('scaled to match the World Bank’s life expectancy');
  expect(LIMITS.join(' ')).toContain('Death rates have been falling');
});
