import { EXERCISE_NOTES, SLEEP_NOTES } from '#words/results.ts';
import { type FitnessLevel, fitnessLevel } from '../../life/exercise.ts';
import { mostRecommendedHours, type SleepQuality, sleepQuality } from '../../life/sleep.ts';
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

/** Hours a week: more than 450 minutes (Moore 2012). */
const MOST_STUDIED_HOURS = 7.5;

/** The findings by hours of exercise a week: under 1.25, under 2.5, up to 5, above 5. Shares in percent. */
const EXERCISE_IMPACTS: Readonly<Record<FitnessLevel, (format: Format) => string>> = {
  Sedentary: (format) => EXERCISE_NOTES.Sedentary.healthImpact(format, { adults: 650_000, years: 1.8 }),
  'Lightly Active': (format) =>
    EXERCISE_NOTES['Lightly Active'].healthImpact(format, { ...AREM, lower: 20, lowest: 31 }),
  Active: (format) => EXERCISE_NOTES.Active.healthImpact(format, { ...AREM, lowest: 31 }),
  'Highly Active': (format) => EXERCISE_NOTES['Highly Active'].healthImpact(format, { lowest: 37 }),
};
const EXERCISE_SOURCES: Readonly<Record<FitnessLevel, readonly SourceId[]>> = {
  Sedentary: ['moore2012', 'who2020'],
  'Lightly Active': ['arem2015', 'who2020'],
  Active: ['who2020', 'arem2015'],
  'Highly Active': ['arem2015', 'who2020'],
};

/** @param weeklyHours hours of exercise a week, 0 or more */
export function noteOnExercise(format: Format, weeklyHours: number): HealthNote {
  const level = fitnessLevel(weeklyHours);
  const healthImpact = EXERCISE_IMPACTS[level](format);
  const note = { ...EXERCISE_NOTES[level], healthImpact, sources: EXERCISE_SOURCES[level] };
  if (weeklyHours <= MOST_STUDIED_HOURS) return note;
  const overMost = EXERCISE_NOTES['Highly Active'].overMost(format, { years: 4.5 });
  return {
    ...note,
    healthImpact: joinSentences(healthImpact, overMost),
    sources: [...note.sources, 'moore2012'],
  };
}

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

/** Hours a day. With less, a quarter of an hour more a night is no answer. */
const A_LITTLE_LONGER_FROM_HOURS = 4;

/** @param hours of sleep a day, 0 to 24 @param age completed years, 18 or more */
export function noteOnSleep(format: Format, hours: number, age: number): HealthNote {
  const quality = sleepQuality(hours);
  const { recommendations } = SLEEP_NOTES[quality];
  const [, ...others] = recommendations;
  const fitting = () => {
    if (quality === 'Optimal' && hours > mostRecommendedHours(age))
      return [SLEEP_NOTES.Optimal.aboveForAge, ...others];
    return hours < A_LITTLE_LONGER_FROM_HOURS ? others : recommendations;
  };
  return {
    ...SLEEP_NOTES[quality],
    healthImpact: SLEEP_IMPACTS[quality](format),
    recommendations: fitting(),
    sources: SLEEP_SOURCES[quality],
  };
}
