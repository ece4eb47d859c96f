import { expect, test } from 'vitest';
import { findSliderSpan } from './slider-span.ts';

test('the slider begins today and ends at the life expectancy, on the scale of the whole life', () => {
  expect(findSliderSpan({ age: 42, lifeExpectancy: 84 })).toEqual({ start: 0.5, length: 0.5 });
  expect(findSliderSpan({ age: 0, lifeExpectancy: 84 })).toEqual({ start: 0, length: 1 });
});

test('it ends with the last whole week before the life expectancy', () => {
  // 52.83 − 40 = 12.83 years = 667.16 weeks, so 667 / 52 = 12.8269 years of 52.83.
  const { start, length } = findSliderSpan({ age: 40, lifeExpectancy: 52.83 });
  expect(start).toBeCloseTo(40 / 52.83, 10);
  expect(length).toBeCloseTo(12.8269 / 52.83, 6);
});

test('with one week left it is a week long', () => {
  // 0.02 years = 1.04 weeks.
  expect(findSliderSpan({ age: 84, lifeExpectancy: 84.02 }).length).toBeCloseTo(1 / 52 / 84.02, 10);
});

test('at the average and past it, it is a point at the end of the line', () => {
  for (const age of [84, 85, 120]) {
    expect(findSliderSpan({ age, lifeExpectancy: 84 })).toEqual({ start: 1, length: 0 });
  }
});
