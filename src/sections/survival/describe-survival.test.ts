import { describe, expect, test } from 'vitest';
import { formatFor } from '../../words/format.ts';
import { describeChance, describeChances } from './describe-survival.ts';

const format = formatFor('en');
const japan = { place: 'Japan', population: 'everyone' as const };

describe('The survival curve, in a sentence', () => {
  test('three in four, half and one in four, in whole years', () => {
    const quantiles = { threeInFour: 79.8, half: 87.2, oneInFour: 92.9, average: 88 };
    expect(describeChances(format, { ...japan, from: 36, moved: false, ...quantiles })).toBe(
      'Of people aged 36 in Japan, three in four reach 79, half reach 87 and one in four reach 92.',
    );
  });

  test.each([
    ['everyone', 60, 'people'],
    ['women', 60, 'women'],
    ['men', 60, 'men'],
    ['women', 17.9, 'girls'],
    ['men', 17.9, 'boys'],
    ['women', 18, 'women'],
  ] as const)('with the slider moved it says whose ages they are: %s, %d', (population, from, who) => {
    const quantiles = { threeInFour: 79.8, half: 87.2, oneInFour: 92.9, average: 88 };
    expect(describeChances(format, { place: 'Japan', population, from, moved: true, ...quantiles })).toBe(
      `Of ${who} who reach ${from} in Japan, three in four reach 79, half reach 87 and one in four reach 92.`,
    );
  });

  test('has its own words for newborns', () => {
    const quantiles = { threeInFour: 78.3, half: 86.1, oneInFour: 92.2, average: 88 };
    expect(
      describeChances(format, { place: 'Japan', population: 'women', from: 0, moved: false, ...quantiles }),
    ).toBe('Of newborn girls in Japan, three in four reach 78, half reach 86 and one in four reach 92.');
  });

  test('in tenths near the end of the table, and “more than” if the table ends first', () => {
    const quantiles = { threeInFour: 98.64, half: null, oneInFour: null, average: 99.9 };
    expect(describeChances(format, { ...japan, from: 98, moved: false, ...quantiles })).toBe(
      'Of people aged 98 in Japan, three in four reach 98.6 and more than half reach 100.',
    );
  });
});

test('Where half reach a later age than the average, the sentence says why', () => {
  const chances = (half: number, average: number) =>
    describeChances(format, {
      ...japan,
      from: 36,
      moved: false,
      threeInFour: 79.8,
      half,
      oneInFour: 92.9,
      average,
    });
  expect(chances(87.2, 84.71)).toBe(
    'Of people aged 36 in Japan, three in four reach 79, half reach 87 and one in four reach 92. More than half outlive the average of 84.7 years: short lives pull it down.',
  );
  // 87 is not above 87.0: nothing on the page differs.
  expect(chances(87.2, 87)).not.toContain('average');
  expect(chances(87.2, 88)).not.toContain('average');
});

describe('A point of the curve', () => {
  test.each([
    [36, 1, '100% of people aged 36'],
    [36, 0.504, '50% of people aged 36'],
    [36.5, 0.25, '25% of people aged 36.5'],
    [0, 0.01, '1% of newborns'],
    [36, 0.0099, '1.0% of people aged 36'],
    [36, 0.004, '0.4% of people aged 36'],
    [36, 0.0004, 'fewer than 0.1% of people aged 36'],
    [36, 0.9972, '99.7% of people aged 36'],
  ])('from %d, a share of %d is “%s”', (from, share, words) => {
    expect(describeChance(format, { population: 'everyone', from, share, outlook: null })).toBe(words);
  });

  test('names the population', () => {
    expect(describeChance(format, { population: 'women', from: 36, share: 0.5, outlook: null })).toBe(
      '50% of women aged 36',
    );
  });
});

describe('If death rates keep falling', () => {
  const quantiles = { threeInFour: 79.8, half: 87.2, oneInFour: 92.9, average: 88 };
  const at36 = { ...japan, from: 36, moved: false, ...quantiles };

  test('the sentence says which age half of them reach then', () => {
    expect(describeChances(format, { ...at36, outlookHalf: 92.4 })).toBe(
      'Of people aged 36 in Japan, three in four reach 79, half reach 87 and one in four reach 92. If death rates keep falling, half reach 92.',
    );
    expect(describeChances(format, { ...at36, from: 0, outlookHalf: null })).toMatch(
      /If death rates keep falling, more than half reach 100\.$/,
    );
  });

  test('a point of the curve has a second share', () => {
    expect(describeChance(format, { population: 'everyone', from: 36, share: 0.504, outlook: 0.996 })).toBe(
      '50% of people aged 36; 99.6% if death rates keep falling',
    );
  });
});
