import { expect, test } from 'vitest';
import { sampleAges } from '../../../tests/fixtures/activity-projection.ts';
import { formatFor } from '../../words/format.ts';
import {
  describeBarParts,
  describeProjections,
  explainBars,
  listBarFigures,
} from './describe-projections.ts';
import { placeFigures } from './future-projections.tsx';

const format = formatFor('en');
const TODAY = sampleAges(42, 42, 84);
const sleep = {
  name: 'Sleep',
  yearsLived: 14,
  yearsSoFar: 14,
  yearsRemaining: 11.333,
};

test('the bars in a sentence', () => {
  const work = { name: 'Work', yearsSoFar: 0, yearsRemaining: 0 };
  expect(describeProjections(format, [sleep, work], TODAY)).toBe(
    'Sleep 11.3 years ahead, Work 0.0 years ahead.',
  );
  // A little is never said as another quantity.
  const hobby = { name: 'Hobby', yearsLived: 3.5, yearsSoFar: 3.5, yearsRemaining: 0.04 };
  expect(describeProjections(format, [sleep, hobby], TODAY)).toBe(
    'Sleep 11.3 years ahead, Hobby 0.0 years ahead.',
  );
});

test.each([
  [sampleAges(90, 90, 84), 'Sleep 14.0 years so far', '14.0 years so far'],
  [sampleAges(42, 84, 84), 'Sleep 14.0 years by 84', '7.0 years so far, 7.0 until 84'],
])('past life expectancy and at the slider’s end, nothing is ahead: %j', (ages, sentence, parts) => {
  const yearsLived = ages.age < 84 ? 7 : 14;
  expect(describeProjections(format, [sleep], ages)).toBe(`${sentence}.`);
  expect(describeBarParts(format, { ...sleep, yearsLived }, ages)).toBe(parts);
});

test.each([
  [42, 42, 'Years so far, and years ahead if the days go as entered.'],
  [42, 56, 'Years so far, up to 56, and after that, if the days go as entered.'],
  [42, 84, 'Years so far, and up to 84 if the days go as entered.'],
  [90, 90, 'Years so far. Years ahead are counted only up to life expectancy.'],
])('the key names what is shown at %d with the slider at %d', (age, projectedAge, key) => {
  expect(explainBars(format, sampleAges(age, projectedAge, 84))).toBe(key);
});

test.each([
  [[14, 14, 11.333], TODAY, '14.0 years so far, 11.3 years ahead'],
  // A quarter of 14 years are after the age of 42.
  [[10.5, 14, 11.333], sampleAges(42, 56, 84), '10.5 years so far, 3.5 until 56, 11.3 years ahead'],
  // Each rounded by itself: 38 × 4.2 ÷ 24 = 6.65, and a third of a year, though 6.98 in all.
  [
    [6.649_999_999_999_999_5, 6.983_333, 11.333],
    sampleAges(38, 40, 84),
    '6.7 years so far, 0.3 until 40, 11.3 years ahead',
  ],
  // Not the rest of 2.1 of 2.2.
  [[2.14, 2.18, 11.333], sampleAges(22, 23, 84), '2.1 years so far, 11.3 years ahead'],
  // Of a newborn.
  [[0, 0, 11.333], sampleAges(0, 0, 84), '11.3 years ahead'],
  [[0, 14, 11.333], sampleAges(0, 42, 84), '14.0 until 42, 11.3 years ahead'],
  // Of an activity that never happens.
  [[0, 0, 0], TODAY, '0.0 years so far'],
])('the parts %j of a bar: %j: %s', (years, ages, parts) => {
  const [yearsLived = 0, yearsSoFar = 0, yearsRemaining = 0] = years;
  expect(describeBarParts(format, { yearsLived, yearsSoFar, yearsRemaining }, ages)).toBe(parts);
});

test.each([
  ['so far and ahead', { yearsSoFar: 14, yearsRemaining: 11.333 }, { soFar: '14.0', ahead: '11.3' }],
  ['of a newborn', { yearsSoFar: 0, yearsRemaining: 11.333 }, { soFar: '0.0', ahead: '11.3' }],
  ['of what is over', { yearsSoFar: 14, yearsRemaining: 0.04 }, { soFar: '14.0', ahead: '0.0' }],
  ['of what never happens', { yearsSoFar: 0, yearsRemaining: 0 }, { soFar: '0.0', ahead: '0.0' }],
])('the figures in a bar, %s', (_, years, figures) => {
  expect(listBarFigures(format, years, TODAY)).toEqual(figures);
});

test('parts of 0.0 years are left out', () => {
  const over = { ...sleep, yearsSoFar: 14.04, yearsRemaining: 0.04 };
  expect(describeBarParts(format, over, sampleAges(42, 56, 84))).toBe('14.0 years so far');
});

/** With their plates, “1.5” is 33 pixels wide and “12.0” is 40. */
const place = (soFar: number, ahead: number, texts = ['12.0', '1.5']) =>
  placeFigures({ width: soFar, text: texts[0] ?? '' }, { width: ahead, text: texts[1] ?? '' }).map(
    ({ x, width }) => [x, x + width],
  );

test.each([
  [
    'at the ends of the bar, each in its part',
    place(100, 60),
    [
      [4, 44],
      [123, 156],
    ],
  ],
  [
    'both in the part ahead, if the other one is too narrow',
    place(10, 200),
    [
      [14, 54],
      [173, 206],
    ],
  ],
  [
    'both in the part so far, if the other one is too narrow',
    place(200, 10),
    [
      [4, 44],
      [163, 196],
    ],
  ],
  [
    'behind the bar, if neither part has room',
    place(20, 20),
    [
      [44, 84],
      [88, 121],
    ],
  ],
  [
    'also where one part has room for one of them only',
    place(60, 10),
    [
      [74, 114],
      [118, 151],
    ],
  ],
  ['alone in its bar', place(100, 0, ['12.0', '']), [[4, 44]]],
  ['alone behind a bar that is too narrow', place(10, 0, ['12.0', '']), [[14, 54]]],
  ['alone at the end', place(0, 100, ['', '1.5']), [[63, 96]]],
])('the figures of a bar are %s', (_, placed, expected) => {
  expect(placed).toEqual(expected);
});
