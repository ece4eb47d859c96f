import { expect, test } from 'vitest';
import { sampleAges } from '../../../tests/fixtures/activity-projection.ts';
import { CHAPTERS } from '../../../tests/fixtures/lives.ts';
import { formatFor } from '../../words/format.ts';
import { describeShares, describeSlice, explainShares } from './time-split.tsx';

const format = formatFor('en');

test('the pie in a sentence', () => {
  const [sleep, work] = [
    { name: 'Sleep', percentage: 100 / 3 },
    { name: 'Work', percentage: 200 / 3 },
  ];
  expect(describeShares(format, [sleep, work])).toBe('Sleep 33.3%, Work 66.7%.');
});

const PIE = 'A slice’s width is its share of the time. Solid: years so far.';

test.each([
  [42, 42, `${PIE} Pale: years ahead.`],
  [42, 56, `${PIE} Medium: up to age 56. Pale: after that.`],
  [42, 84, `${PIE} Medium: up to age 84.`],
  [90, 90, PIE],
])('the key names what is shown at %d with the slider at %d', (age, projectedAge, key) => {
  const spans = [{ from: 0, until: 84, hours: [] }];
  expect(explainShares(format, { ...sampleAges(age, projectedAge, 84), spans })).toBe(key);
});

test('the key to the pie of a life in chapters says how it is read', () => {
  expect(explainShares(format, CHAPTERS.projection)).toBe(
    'Time runs outward from birth; a slice’s width is its share of the time at each age. Solid: years so far. Pale: years ahead.',
  );
});

test('a slice has its share and its years, also those of a newborn', () => {
  expect(describeSlice(format, { percentage: 100 / 3, yearsSoFar: 14 })).toBe('33.3% · 14.0 years');
  expect(describeSlice(format, { percentage: 100 / 3, yearsSoFar: 0 })).toBe('33.3% · 0.0 years');
});
