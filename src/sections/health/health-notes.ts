import { EXERCISE_NOTES, SLEEP_NOTES } from '#words/results.ts';
import { type FitnessLevel, fitnessLevel, mostRecommendedHours, sleepQuality } from '../../life/health.ts';
import type { Format } from '../../words/format.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import type { SourceId } from '../../words/sources.ts';

export interface HealthNote {
  readonly level: string;
  /** What is recommended of these hours, in one sentence. */
  readonly lead: string;
  readonly healthImpact: string;
  readonly recommendations: readonly string[];
  readonly sources: readonly SourceId[];
}

/** More adults than this took part: Arem 2015. */
const AREM = { adults: 660_000 };
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
  const isOverMost = weeklyHours > MOST_STUDIED_HOURS;
  return {
    ...EXERCISE_NOTES[level],
    healthImpact: joinSentences(
      EXERCISE_IMPACTS[level](format),
      isOverMost && EXERCISE_NOTES['Highly Active'].overMost(format, { years: 4.5 }),
    ),
    sources: [...EXERCISE_SOURCES[level], ...(isOverMost ? (['moore2012'] as const) : [])],
  };
}

/** Hours a day. With less, a quarter of an hour more a night is no answer. */
const A_LITTLE_LONGER_FROM_HOURS = 4;

/** @param hours of sleep a day, 0 to 24 @param age completed years, 18 or more */
export function noteOnSleep(format: Format, hours: number, age: number): HealthNote {
  const quality = sleepQuality(hours);
  const note = SLEEP_NOTES[quality];
  const isLong = quality === 'Excessive';
  const isShort = quality === 'Insufficient' || quality === 'Severely Insufficient';
  const others = note.recommendations.slice(1);
  const recommend = () => {
    if (quality === 'Optimal' && hours > mostRecommendedHours(age))
      return [SLEEP_NOTES.Optimal.aboveForAge, ...others];
    return hours < A_LITTLE_LONGER_FROM_HOURS ? others : note.recommendations;
  };
  return {
    ...note,
    // Nearly this many million people, and percent: Cappuccio 2010.
    healthImpact: note.healthImpact(format, { million: 1.4, higher: isLong ? 30 : 12 }),
    recommendations: recommend(),
    sources: [isShort ? 'aasm2015' : 'hirshkowitz2015', 'cappuccio2010'],
  };
}
