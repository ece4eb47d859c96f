import { EXERCISE_NOTES, SLEEP_NOTES } from '#words/results.ts';
import type { FitnessLevel } from '../../life/exercise.ts';
import type { SleepQuality } from '../../life/sleep.ts';
import type { Format } from '../../words/format.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import type { SourceId } from '../../words/sources.ts';

/** The findings of studies for one level, with suggestions. */
export interface HealthNote {
  readonly level: string;
  /** One sentence that is always shown; the findings and recommendations below are folded. */
  readonly lead: string;
  readonly healthImpact: string;
  readonly recommendations: readonly string[];
  /** The sources of the findings and of the recommendations. */
  readonly sources: readonly SourceId[];
}

/** More adults than this took part: Arem 2015. */
const AREM = { adults: 660_000 };
/** Nearly this many million people: Cappuccio 2010. */
const CAPPUCCIO = { million: 1.4 };

/** The findings by hours of exercise a week: under 1.25, under 2.5, up to 5, above 5. Shares in percent. */
const EXERCISE_IMPACTS: Readonly<Record<FitnessLevel, (format: Format) => string>> = {
  Sedentary: (format) => EXERCISE_NOTES.Sedentary.healthImpact(format, { adults: 650_000, years: 1.8 }),
  'Lightly Active': (format) =>
    EXERCISE_NOTES['Lightly Active'].healthImpact(format, { ...AREM, lower: 20, lowest: 31 }),
  Active: (format) => EXERCISE_NOTES.Active.healthImpact(format, { ...AREM, lowest: 31 }),
  'Highly Active': (format) =>
    EXERCISE_NOTES['Highly Active'].healthImpact(format, { lowest: 37, years: 4.5 }),
};
const EXERCISE_SOURCES: Readonly<Record<FitnessLevel, readonly SourceId[]>> = {
  Sedentary: ['moore2012', 'who2020'],
  'Lightly Active': ['arem2015', 'who2020'],
  Active: ['who2020', 'arem2015'],
  'Highly Active': ['arem2015', 'moore2012', 'who2020'],
};

export const noteOnExercise = (format: Format, level: FitnessLevel): HealthNote => ({
  ...EXERCISE_NOTES[level],
  healthImpact: EXERCISE_IMPACTS[level](format),
  sources: EXERCISE_SOURCES[level],
});

/** The findings by hours of sleep a day: under 6, under 7, up to 9, above 9. Shares in percent. */
const SLEEP_IMPACTS: Readonly<Record<SleepQuality, (format: Format) => string>> = {
  'Severely Insufficient': (format) =>
    SLEEP_NOTES['Severely Insufficient'].healthImpact(format, { ...CAPPUCCIO, higher: 12 }),
  Insufficient: (format) => SLEEP_NOTES.Insufficient.healthImpact(format, { ...CAPPUCCIO, higher: 12 }),
  Optimal: (format) => SLEEP_NOTES.Optimal.healthImpact(format, CAPPUCCIO),
  Excessive: (format) =>
    joinSentences(
      SLEEP_NOTES.Excessive.healthImpact(format, { ...CAPPUCCIO, higher: 30 }),
      SLEEP_NOTES.Excessive.diaries,
    ),
};
const SLEEP_SOURCES: Readonly<Record<SleepQuality, readonly SourceId[]>> = {
  'Severely Insufficient': ['aasm2015', 'cappuccio2010'],
  Insufficient: ['aasm2015', 'cappuccio2010'],
  Optimal: ['hirshkowitz2015', 'cappuccio2010'],
  Excessive: ['hirshkowitz2015', 'cappuccio2010'],
};

export const noteOnSleep = (format: Format, quality: SleepQuality): HealthNote => ({
  ...SLEEP_NOTES[quality],
  healthImpact: SLEEP_IMPACTS[quality](format),
  sources: SLEEP_SOURCES[quality],
});
