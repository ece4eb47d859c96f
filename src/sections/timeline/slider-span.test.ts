import { expect, test } from 'vitest';
import { sampleAges } from '../../../tests/fixtures/activity-projection.ts';
import { findSliderSpan } from './slider-span.ts';

test('the slider begins today and ends at the life expectancy, on the scale of the whole life', () => {
  expect(findSliderSpan(sampleAges(42, 42, 84))).toEqual({ start: 0.5, length: 0.5, zoom: 2 });
  expect(findSliderSpan(sampleAges(0, 0, 84))).toEqual({ start: 0, length: 1, zoom: 1 });
});

test('it ends with the last whole week before the life expectancy', () => {
  // 52.83 − 40 = 12.83 years = 667.16 weeks, so 667 / 52 = 12.8269 years of 52.83.
  const { start, length } = findSliderSpan(sampleAges(40, 40, 52.83));
  expect(start).toBeCloseTo(40 / 52.83, 10);
  expect(length).toBeCloseTo(12.8269 / 52.83, 6);
});

test('with one week left it is one week long', () => {
  // 0.02 years = 1.04 weeks.
  const { length, zoom } = findSliderSpan(sampleAges(84, 84, 84.02));
  expect(length).toBeCloseTo(1 / 52 / 84.02, 10);
  // It would be 4,369.
  expect(zoom).toBe(100);
});

test('at the average and past it, it is a point at the end of the line', () => {
  for (const age of [84, 85, 120]) {
    expect(findSliderSpan(sampleAges(age, age, 84))).toEqual({ start: 1, length: 0, zoom: 1 });
  }
});
