import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOURS_PER_DAY } from './activity.ts';
import { roundTo, roundToTenth } from './round.ts';
import { divideLife, yearsBetween } from './schedule.ts';

describe('A figure', () => {
  test.each([
    ['12.75', 12.75, 12.8],
    ['7.5 ÷ 24 × 0.8 = 0.25', (7.5 / 24) * 0.8, 0.3],
    // A computer has 15.949999999999998 and 6.6499999999999995.
    ['5.5 ÷ 24 × 69.6 = 15.95', (5.5 / 24) * 69.6, 16],
    ['38 × 4.2 ÷ 24 = 6.65', (38 * 4.2) / 24, 6.7],
    ['3.3 of 24 hours, 13.75 percent', (3.3 / 24) * 100, 13.8],
    ['−2.25, away from 0', -2.25, -2.3],
    ['84.036', 84.036, 84],
    ['0.0499', 0.0499, 0],
  ])('that is a tie as a decimal is rounded up: %s', (_, figure, rounded) => {
    expect(roundToTenth(figure)).toBe(rounded);
  });

  test('is never −0, and stays what it is if it has no more decimals', () => {
    expect(roundToTenth(-0.04)).toBe(0);
    fc.assert(
      fc.property(fc.integer({ min: -1e7, max: 1e7 }), (tenths) => {
        expect(roundToTenth(tenths / 10)).toBe(tenths / 10);
      }),
    );
  });

  test('is rounded to whole ones, and to hundredths', () => {
    expect([roundTo(214.5, 0), roundTo(1.005, 2), roundTo(0.1 + 0.2, 2)]).toEqual([215, 1.01, 0.3]);
  });
});

/** n ÷ d in tenths, rounded half up, in whole numbers alone. */
const tenthsOf = (n: bigint, d: bigint) => Number((20n * n + d) / (2n * d));

test('The years of an activity are rounded as exact arithmetic has them, for any hours, days, ages and life expectancies', () => {
  let ties = 0;
  // In hundredths of an hour: steps of a tenth and of a quarter.
  const hours = fc.oneof(
    fc.nat(240).map((tenths) => tenths * 10),
    fc.nat(96).map((quarters) => quarters * 25),
  );
  const life = fc.tuple(fc.integer({ min: 10, max: 1500 }), fc.nat(130), fc.nat(130), fc.nat(130));
  fc.assert(
    fc.property(
      hours,
      fc.integer({ min: 1, max: 7 }),
      life,
      (each, days, [expectancy, age, from, length]) => {
        const schedule = days === 7 ? undefined : { days, from, until: from + length + 1 };
        const end = Math.max(age, expectancy / 10);
        const spans = divideLife([{ hours: each / 100, ...(schedule && { schedule }) }], end);
        const [first, last] = schedule ? [schedule.from * 10, schedule.until * 10] : [0, end * 10];
        const tenthsBetween = (one: number, other: number) =>
          BigInt(Math.round(Math.max(0, Math.min(other, last) - Math.max(one, first))));
        // Hours a day are days ÷ 7, and years tenths ÷ 10.
        const exact = (tenths: bigint): [bigint, bigint] => [
          BigInt(each) * BigInt(days) * tenths,
          100n * 7n * BigInt(HOURS_PER_DAY) * 10n,
        ];
        for (const [one, other] of [
          [0, age * 10],
          [age * 10, expectancy],
        ] as const) {
          const [n, d] = exact(tenthsBetween(one, other));
          if ((20n * n) % (2n * d) === d) ties += 1;
          expect(roundToTenth(yearsBetween(spans, 0, one / 10, other / 10))).toBe(tenthsOf(n, d) / 10);
        }
        const [n, d] = exact(tenthsBetween(0, end * 10));
        const share = tenthsOf(100n * n, (d / 10n) * BigInt(Math.round(end * 10)));
        expect(roundToTenth((yearsBetween(spans, 0, 0, end) / end) * 100)).toBe(share / 10);
      },
    ),
    { numRuns: 5000 },
  );
  expect(ties).toBeGreaterThan(20);
});
