import { describe, expect, test } from 'vitest';
import { formatFor } from './format.ts';
import { describeEstimate, describeExpectedAge } from './life-table-messages.ts';
import { describeChance, describeChances } from './survival-messages.ts';

const format = formatFor('en');
const japan = { place: 'Japan', population: 'everyone' as const };

describe('Life expectancy at an age, in a sentence', () => {
  test.each([
    [36, 'everyone', 84.738, 'People aged 36 in Japan live to 84.7 on average.'],
    [36, 'women', 87.6, 'Women aged 36 in Japan live to 87.6 on average.'],
    [36, 'men', 81.9, 'Men aged 36 in Japan live to 81.9 on average.'],
    [9, 'women', 87.5, 'Girls aged 9 in Japan live to 87.5 on average.'],
    [9, 'men', 81.5, 'Boys aged 9 in Japan live to 81.5 on average.'],
    [0, 'everyone', 84.04, 'A child in the first year of life in Japan lives to 84 on average.'],
    [
      100,
      'everyone',
      102.2,
      'The life table of Japan ends at 100: people who reach that age live to 102.2 on average.',
    ],
    [
      101,
      'women',
      102.3,
      'The life table of Japan ends at 100: women who reach that age live to 102.3 on average.',
    ],
  ] as const)('at %d, %s', (age, population, expected, sentence) => {
    expect(describeExpectedAge(format, { place: 'Japan', population, age, expected })).toBe(sentence);
  });
});

describe('The survival curve, in a sentence', () => {
  test('three in four, half and one in four, in whole years', () => {
    const quantiles = { threeInFour: 79.8, half: 87.2, oneInFour: 92.9 };
    expect(describeChances(format, { ...japan, from: 36, moved: false, ...quantiles })).toBe(
      'Of people aged 36 in Japan, 3 in 4 reach 79, half reach 87 and 1 in 4 reach 92.',
    );
  });

  test.each([
    ['everyone', 60, 'people'],
    ['women', 60, 'women'],
    ['men', 60, 'men'],
    ['women', 17.9, 'girls'],
    ['men', 17.9, 'boys'],
    ['women', 18, 'women'],
  ] as const)('with the slider moved they say whose they are: %s, %d', (population, from, who) => {
    const quantiles = { threeInFour: 79.8, half: 87.2, oneInFour: 92.9 };
    expect(describeChances(format, { place: 'Japan', population, from, moved: true, ...quantiles })).toBe(
      `Of ${who} who reach ${from} in Japan, 3 in 4 reach 79, half reach 87 and 1 in 4 reach 92.`,
    );
  });

  test('has its own words for newborns', () => {
    const quantiles = { threeInFour: 78.3, half: 86.1, oneInFour: 92.2 };
    expect(
      describeChances(format, { place: 'Japan', population: 'women', from: 0, moved: false, ...quantiles }),
    ).toBe('Of newborn girls in Japan, 3 in 4 reach 78, half reach 86 and 1 in 4 reach 92.');
  });

  test('in tenths near the end of the table, and “more than” if the table ends first', () => {
    const quantiles = { threeInFour: 98.64, half: null, oneInFour: null };
    expect(describeChances(format, { ...japan, from: 98, moved: false, ...quantiles })).toBe(
      'Of people aged 98 in Japan, 3 in 4 reach 98.6 and more than half reach 100.',
    );
  });
});

describe('A point of the curve', () => {
  test.each([
    [36, 1, '100% of people aged 36'],
    [36, 0.504, '50% of people aged 36'],
    [36.5, 0.25, '25% of people aged 36.5'],
    [0, 0.01, '1% of newborns'],
    [36, 0.0004, 'fewer than 0.1% of people aged 36'],
    [36, 0.9972, '99.7% of people aged 36'],
  ])('from %d, a share of %d is “%s”', (from, share, words) => {
    expect(describeChance(format, { population: 'everyone', from, share })).toBe(words);
  });

  test('names the population', () => {
    expect(describeChance(format, { population: 'women', from: 36, share: 0.5 })).toBe(
      '50% of women aged 36',
    );
    expect(describeChance(format, { population: 'men', from: 9, share: 0.5 })).toBe('50% of boys aged 9');
    expect(describeChance(format, { population: 'women', from: 0, share: 0.5 })).toBe('50% of newborn girls');
  });

  test('has a decimal below 1%, so that a small share is not shown as 0', () => {
    const of36 = { population: 'everyone', from: 36 } as const;
    expect(describeChance(format, { ...of36, share: 0.0099 })).toBe('1.0% of people aged 36');
    expect(describeChance(format, { ...of36, share: 0.004 })).toBe('0.4% of people aged 36');
  });
});

describe('The estimate without a country', () => {
  test('is described as an estimate, with its error', () => {
    expect(describeEstimate(format, { age: 40, lifeExpectancy: 76, expected: 78.08 })).toBe(
      'As an estimate: where life expectancy at birth is 76, people aged 40 live to about 78.1 on average. The estimate is 0.5 years off on average, and up to 3.1.',
    );
  });

  test('is described as missing if there is none', () => {
    expect(describeEstimate(format, { age: 40, lifeExpectancy: 150, expected: null })).toContain('150 years');
    expect(describeEstimate(format, { age: 95, lifeExpectancy: 76, expected: null })).toContain('ends at 90');
  });
});
