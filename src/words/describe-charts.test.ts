import { expect, test } from 'vitest';
import { sampleAges } from '../../tests/fixtures/activity-projection.ts';
import { CHAPTERS } from '../../tests/fixtures/lives.ts';
import type { Ages } from '../life/life-projection.ts';
import {
  describeBar,
  describeBarParts,
  describeProjections,
  describeShares,
  describeSlice,
  explainBars,
  explainShares,
} from './describe-charts.ts';
import { formatFor } from './format.ts';

const format = formatFor('en');
const TODAY = sampleAges(42, 42, 84);
const sleep = {
  name: 'Sleep',
  percentage: 100 / 3,
  yearsLived: 14,
  yearsSoFar: 14,
  yearsRemaining: 11.333,
};

/** The ages of a life whose days are all alike. */
const alike = (ages: Ages) => ({
  ...ages,
  activities: [],
  spans: [{ from: 0, until: ages.lifeExpectancy, hours: [] }],
});

test('the bars and the pie in a sentence each', () => {
  const work = { name: 'Work', percentage: 200 / 3, yearsSoFar: 0, yearsRemaining: 0 };
  expect(describeShares(format, [sleep, work])).toBe('Sleep 33.3%, Work 66.7%.');
  expect(describeProjections(format, [sleep, work], TODAY)).toBe(
    'Sleep 11.3 years ahead, Work 0.0 years ahead.',
  );
});

test.each([
  [sampleAges(90, 90, 84), 'Sleep 14.0 years so far', '14.0 years so far', '14.0 so far'],
  [sampleAges(42, 84, 84), 'Sleep 14.0 years by 84', '7.0 years so far, 7.0 until 84', '14.0 by 84'],
])('past life expectancy and at the slider’s end, nothing is ahead: %j', (ages, sentence, parts, line) => {
  const yearsLived = ages.age < 84 ? 7 : 14;
  expect(describeProjections(format, [sleep], ages)).toBe(`${sentence}.`);
  expect(describeBarParts(format, { ...sleep, yearsLived }, ages)).toBe(parts);
  expect(describeBar(format, sleep, ages)).toBe(line);
});

const PIE = 'A slice’s width is its share of your time. Solid: years so far.';

test.each([
  [42, 42, 'Years so far, and years ahead if your days go as you entered them.', `${PIE} Pale: years ahead.`],
  [
    42,
    56,
    'Years so far, up to 56, and after that, if your days go as you entered them.',
    `${PIE} Medium: up to age 56. Pale: after that.`,
  ],
  [42, 84, 'Years so far, and up to 84 if your days go as you entered them.', `${PIE} Medium: up to age 84.`],
  [90, 90, 'Years so far. Years ahead are counted only up to life expectancy.', PIE],
])('the keys name what is shown at %d with the slider at %d', (age, projectedAge, ofBars, ofPie) => {
  const ages = alike(sampleAges(age, projectedAge, 84));
  expect([explainBars(format, ages), explainShares(format, ages)]).toEqual([ofBars, ofPie]);
});

test('the key to the pie of a life in chapters says how it is read', () => {
  expect(explainShares(format, CHAPTERS.projection)).toBe(
    'Time runs outward from birth; a slice’s width is its share of your time at each age. Solid: years so far. Pale: years ahead.',
  );
});

test('the years of an activity in the image, today and with the slider moved', () => {
  expect(describeBar(format, sleep, TODAY)).toBe('14.0 so far · 11.3 ahead');
  expect(describeBar(format, sleep, sampleAges(42, 47.5, 84))).toBe('14.0 by 47.5 · 11.3 ahead');
});

test.each([
  [[14, 14, 11.333], TODAY, '14.0 years so far, 11.3 years ahead'],
  // A quarter of 14 years are after the age of 42.
  [[10.5, 14, 11.333], sampleAges(42, 56, 84), '10.5 years so far, 3.5 until 56, 11.3 years ahead'],
  // They add up to 4.1, of which 2.1.
  [[2.1458, 4.12, 11.333], sampleAges(50, 98, 120), '2.1 years so far, 2.0 until 98, 11.3 years ahead'],
  // Of a newborn.
  [[0, 0, 11.333], sampleAges(0, 0, 84), '11.3 years ahead'],
  [[0, 14, 11.333], sampleAges(0, 42, 84), '14.0 until 42, 11.3 years ahead'],
  // Of an activity that never happens.
  [[0, 0, 0], TODAY, '0.0 years so far'],
])('the parts %j of a bar: %j: %s', (years, ages, parts) => {
  const [yearsLived = 0, yearsSoFar = 0, yearsRemaining = 0] = years;
  expect(describeBarParts(format, { yearsLived, yearsSoFar, yearsRemaining }, ages)).toBe(parts);
});

test('parts of 0.0 years are left out', () => {
  const over = { ...sleep, yearsSoFar: 14.04, yearsRemaining: 0.04 };
  expect(describeBarParts(format, over, sampleAges(42, 56, 84))).toBe('14.0 years so far');
  expect(describeProjections(format, [over], TODAY)).toBe('Sleep 14.0 years so far.');
  expect(describeBar(format, over, TODAY)).toBe('14.0 so far');
  expect(describeSlice(format, 100 / 3, 14)).toBe('33.3% · 14.0 years');
  expect(describeSlice(format, 100 / 3, 0.04)).toBe('33.3%');
});
