import { expect, test } from 'vitest';
import { findExercise, findSleep } from './analyzed-activities.ts';

const named = (name: string) => ({ name });

test('exercise is the first activity whose name contains exercise, workout, fitness or gym, in any case', () => {
  for (const name of ['Exercise', 'morning WORKOUT', 'Fitness class', 'at the gym']) {
    expect(findExercise([named('Work'), named(name), named('Gym')])).toEqual({ name });
  }
  expect(findExercise([named('Running')])).toBeUndefined();
});

test('sleep is the first activity whose name contains sleep, in any case', () => {
  expect(findSleep([named('Work'), named('deep SLEEP'), named('Sleep')])).toEqual(named('deep SLEEP'));
  expect(findSleep([named('Nap')])).toBeUndefined();
});
