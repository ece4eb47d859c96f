import { expect, test } from 'vitest';
import { roundToStep } from './input-limits.ts';

test.each([
  [84.036, 84],
  [84.05, 84.1],
  [84.74, 84.7],
  [1, 1],
])('a life expectancy of %d years is %d in its field, to a tenth', (years, shown) => {
  expect(roundToStep(years)).toBe(shown);
});
