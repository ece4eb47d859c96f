import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFor } from './format.ts';
import { describeMethod } from './method-messages.ts';

const format = formatFor('en');

function describeActivity(hours: number, age: number, lifeExpectancy: number): string {
  const life = {
    age,
    weeksLived: 0,
    presentWeek: 0,
    lifeExpectancy,
    activities: [{ id: 'a', name: 'Walks', hours, color: '#4E84F0' as const }],
  };
  const steps = describeMethod(format, { life, dates: null, locale: 'en' });
  return steps.find(({ what }) => what === 'Years of an activity')?.how ?? '';
}

describe('The calculation for an activity can be reproduced with the figures shown', () => {
  test.each([
    [8, 42, 76, '8 ÷ 24 × 42 = 14.0 years so far, and × 34 = 11.3 to come.'],
    [0.36, 36, 84, '0.36 ÷ 24 × 36 = 0.5 years so far, and × 48 = 0.7 to come.'],
    [8.54, 40, 84.0365853, '8.54 ÷ 24 × 40 = 14.2 years so far, and × 44.04 = 15.7 to come.'],
    // In binary, 2.65 is slightly less: with 2.7 the result would be 0.9.
    [2.65, 0, 7.55, '2.6 ÷ 24 × 0 = 0.0 years so far, and × 7.5 = 0.8 to come.'],
  ])('%d hours a day at %d of %d years', (hours, age, lifeExpectancy, sum) => {
    expect(describeActivity(hours, age, lifeExpectancy)).toContain(sum);
  });

  test('for any hours, age and life expectancy', () => {
    const hundredths = fc.integer({ min: 0, max: 2400 });
    const expectancies = fc.double({ min: 1, max: 150, noNaN: true });
    fc.assert(
      fc.property(
        hundredths,
        fc.integer({ min: 0, max: 120 }),
        expectancies,
        (hours, age, lifeExpectancy) => {
          const [, h, lived, soFar, ahead, toCome] =
            /([\d.]+) ÷ 24 × (\d+) = ([\d.]+) years so far, and × ([\d.]+) = ([\d.]+) to come/.exec(
              describeActivity(hours / 100, age, lifeExpectancy),
            ) ?? [];
          expect(format.decimal((Number(h) / 24) * Number(lived))).toBe(soFar);
          expect(format.decimal((Number(h) / 24) * Number(ahead))).toBe(toCome);
        },
      ),
    );
  });
});
