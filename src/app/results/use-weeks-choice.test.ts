import { expect, test } from 'vitest';
import { parseWeeksBy } from './use-weeks-choice.ts';

test('a stored choice of what the weeks show is read, and anything else is no choice', () => {
  expect(['time', 'activities', 'chapters'].map(parseWeeksBy)).toEqual(['time', 'activities', 'chapters']);
  expect([null, '', 'Time', 'people', '"time"', '{}'].map(parseWeeksBy)).toEqual(Array(6).fill(null));
});
