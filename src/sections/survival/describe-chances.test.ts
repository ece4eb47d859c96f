import { describe, expect, test } from 'vitest';
import { formatFor } from '../../words/format.ts';
import { describeChance, describeChances } from './describe-chances.ts';

const format = formatFor('en');

const AT_36 = {
  countryPhrase: 'Japan',
  population: 'everyone' as const,
  age: 36,
  moved: false,
  threeInFour: 79.8,
  half: 87.2,
  oneInFour: 92.9,
  average: 88,
};
type Summary = Parameters<typeof describeChances>[1];
const describeThem = (change: Partial<Summary>) => describeChances(format, { ...AT_36, ...change });
const REACHED_AT_36 =
  'Of people aged 36 in Japan, three in four reach 79, half reach 87 and one in four reach 92.';

describe('The survival curve, in a sentence', () => {
  test('three in four, half and one in four, in whole years', () => {
    expect(describeThem({})).toBe(REACHED_AT_36);
  });

  test.each([
    ['women', 60, 'women'],
    ['men', 17.9, 'boys'],
    ['women', 18, 'women'],
  ] as const)('with the slider moved it says whose ages they are: %s, %d', (population, age, who) => {
    expect(describeThem({ population, age, moved: true })).toBe(
      `Of ${who} who reach ${age} in Japan, three in four reach 79, half reach 87 and one in four reach 92.`,
    );
  });

  test('has its own words for newborns', () => {
    expect(describeThem({ population: 'women', age: 0 })).toMatch(
      /^Of newborn girls in Japan, three in four/,
    );
  });

  test('in tenths near the end of the table, and “more than” if the table ends first', () => {
    expect(describeThem({ age: 98, threeInFour: 98.64, half: null, oneInFour: null })).toBe(
      'Of people aged 98 in Japan, three in four reach 98.6 and more than half reach 100.',
    );
  });

  test('where half reach a later age than the average, says why', () => {
    expect(describeThem({ average: 84.71 })).toBe(
      `${REACHED_AT_36} More than half outlive the average of 84.7 years: short lives pull it down.`,
    );
    // 87 is not above 87.0: nothing on the page differs.
    expect(describeThem({ average: 87 })).toBe(REACHED_AT_36);
  });

  test('says which age half of them reach if death rates keep falling', () => {
    expect(describeThem({ outlookHalf: 92.4 })).toBe(
      `${REACHED_AT_36} If death rates keep falling, half reach 92.`,
    );
    // Not the same age once more.
    expect(describeThem({ outlookHalf: 87.9 })).toBe(REACHED_AT_36);
    expect(describeThem({ age: 0, outlookHalf: null })).toMatch(
      /If death rates keep falling, more than half reach 100\.$/,
    );
  });
});

describe('A point of the curve', () => {
  test.each([
    [36, 1, '100% of people aged 36'],
    [0, 0.01, '1% of newborns'],
    [36, 0.0099, '1.0% of people aged 36'],
    [36, 0.004, '0.4% of people aged 36'],
    [36, 0.0004, 'fewer than 0.1% of people aged 36'],
    [36, 0.9972, '99.7% of people aged 36'],
  ])('from %d, a share of %d is “%s”', (age, share, words) => {
    expect(describeChance(format, { population: 'everyone', age }, { share, outlook: null })).toBe(words);
  });

  test('has a second share if death rates keep falling', () => {
    const women = { population: 'women', age: 36 } as const;
    expect(describeChance(format, women, { share: 0.504, outlook: 0.996 })).toBe(
      '50% of women aged 36; 99.6% if death rates keep falling',
    );
  });
});
