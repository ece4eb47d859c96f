import { expect, test } from 'vitest';
import { JAPAN_TIME_USE } from '../../tests/fixtures/places.ts';
import { minutesOf } from './time-use.ts';

test('the minutes of an activity are those of the survey, if it has it', () => {
  expect(minutesOf(JAPAN_TIME_USE, 'sleep')).toBe(462);
  expect(minutesOf(JAPAN_TIME_USE, 'commute')).toBe(40);
  expect(minutesOf(JAPAN_TIME_USE, 'fishing')).toBeUndefined();
});
