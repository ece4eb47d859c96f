import { expect, test } from 'vitest';
import { inLanguage } from '../../../tests/support/in-language.ts';
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

test('in German, words of both languages count, but not where they are a part of another word', async () => {
  await inLanguage('de', async (load) => {
    const german: typeof import('./analyzed-activities.ts') = await load(
      'src/sections/health/analyzed-activities.ts',
    );
    for (const name of ['Sport', 'Frühsport', 'Training am Abend', 'gym', 'Exercise']) {
      const found = german.findExercise([named('Transport'), named('Gymnasium'), named(name)]);
      expect(found, name).toEqual({ name });
    }
    expect(german.findSleep([named('Mittagsschlaf')])).toEqual(named('Mittagsschlaf'));
  });
});
