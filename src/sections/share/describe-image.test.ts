import { expect, test } from 'vitest';
import { sampleAges } from '../../../tests/fixtures/activity-projection.ts';
import { formatFor } from '../../words/format.ts';
import { describeBar } from './describe-image.ts';

const format = formatFor('en');
const sleep = { yearsSoFar: 14, yearsRemaining: 11.333 };

test.each([
  ['today', sampleAges(42, 42, 84), sleep, '14.0 so far · 11.3 ahead'],
  ['with the slider moved', sampleAges(42, 47.5, 84), sleep, '14.0 by 47.5 · 11.3 ahead'],
  ['at the slider’s end', sampleAges(42, 84, 84), sleep, '14.0 by 84'],
  ['past life expectancy', sampleAges(90, 90, 84), sleep, '14.0 so far'],
  ['without 0.0', sampleAges(42, 42, 84), { yearsSoFar: 14.04, yearsRemaining: 0.04 }, '14.0 so far'],
])('the years of an activity in the image, %s', (_, ages, activity, line) => {
  expect(describeBar(format, activity, ages)).toBe(line);
});
