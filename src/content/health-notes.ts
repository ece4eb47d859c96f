import { EXERCISE_NOTES as EXERCISE_WORDS, SLEEP_NOTES as SLEEP_WORDS } from '#messages/health-messages.ts';
import type { FitnessLevel } from '../life/exercise.ts';
import type { SleepQuality } from '../life/sleep.ts';
import type { SourceId } from './sources.ts';

/** The findings of studies for one level, with suggestions. */
export type HealthNote = ((typeof EXERCISE_WORDS)[FitnessLevel] | (typeof SLEEP_WORDS)[SleepQuality]) & {
  /** Of the findings and of the recommendations. */
  readonly sources: readonly SourceId[];
};

/** By hours of exercise a week: under 1.25, under 2.5, up to 5, above 5. */
export const EXERCISE_NOTES: Record<FitnessLevel, HealthNote> = {
  Sedentary: { ...EXERCISE_WORDS.Sedentary, sources: ['moore2012', 'who2020'] },
  'Lightly Active': { ...EXERCISE_WORDS['Lightly Active'], sources: ['arem2015', 'who2020'] },
  Active: { ...EXERCISE_WORDS.Active, sources: ['who2020', 'arem2015'] },
  'Highly Active': { ...EXERCISE_WORDS['Highly Active'], sources: ['arem2015', 'moore2012', 'who2020'] },
};

/** By hours of sleep a day: under 6, under 7, up to 9, above 9. */
export const SLEEP_NOTES: Record<SleepQuality, HealthNote> = {
  'Severely Insufficient': {
    ...SLEEP_WORDS['Severely Insufficient'],
    sources: ['aasm2015', 'cappuccio2010'],
  },
  Insufficient: { ...SLEEP_WORDS.Insufficient, sources: ['aasm2015', 'cappuccio2010'] },
  Optimal: { ...SLEEP_WORDS.Optimal, sources: ['hirshkowitz2015', 'cappuccio2010'] },
  Excessive: { ...SLEEP_WORDS.Excessive, sources: ['hirshkowitz2015', 'cappuccio2010'] },
};
