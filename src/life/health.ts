import { HOURS_PER_DAY } from './activity.ts';
import { DAYS_PER_WEEK } from './weeks.ts';

export type FitnessLevel = 'Sedentary' | 'Lightly Active' | 'Active' | 'Highly Active';

/** Hours a week. WHO guidelines 2020 (Bull et al., doi:10.1136/bjsports-2020-102955): at least 150 minutes. */
export const RECOMMENDED_WEEKLY_EXERCISE_HOURS = 2.5;

const LIGHTLY_ACTIVE_FROM_WEEKLY_HOURS = 1.25;
const HIGHLY_ACTIVE_ABOVE_WEEKLY_HOURS = 5;
/** The specification's factor from years of added exercise to years of life. */
const GAIN_FACTOR = 3;

/** The specification's constants: impact in years of life, optimized hours a day (`null`: as they are). */
const LEVELS: Record<FitnessLevel, { yearsImpact: number; optimizedHours: number | null }> = {
  Sedentary: { yearsImpact: -2.5, optimizedHours: 0.36 },
  'Lightly Active': { yearsImpact: -1, optimizedHours: 0.5 },
  Active: { yearsImpact: 2, optimizedHours: null },
  'Highly Active': { yearsImpact: 3.5, optimizedHours: null },
};

/** @param weeklyHours hours of exercise a week, 0 or more @example fitnessLevel(2.5) // 'Active' */
export function fitnessLevel(weeklyHours: number): FitnessLevel {
  if (weeklyHours < LIGHTLY_ACTIVE_FROM_WEEKLY_HOURS) return 'Sedentary';
  if (weeklyHours < RECOMMENDED_WEEKLY_EXERCISE_HOURS) return 'Lightly Active';
  return weeklyHours <= HIGHLY_ACTIVE_ABOVE_WEEKLY_HOURS ? 'Active' : 'Highly Active';
}

/**
 * Hours on each day on which an activity happens that reach hours a day on average over the week, rounded up to
 * hundredths.
 * @param average hours a day, 0 to 24
 * @param days a week, 1 to 7
 * @example hoursToReach(0.36, 3) // 0.84
 */
export function hoursToReach(average: number, days: number): number {
  const hundredths = average * (DAYS_PER_WEEK / days) * 100;
  // Floating-point errors do not count as a part of a hundredth.
  return Math.ceil(hundredths - 1e-6) / 100;
}

/**
 * Analyzes today's hours of exercise.
 * @param hoursPerDay 0 to 24, on average over the week
 * @param yearsAhead years remaining, 0 or more
 * @returns the impact, which is the product's own figure for the level, in years of life, negative for a loss; the hours
 * a day that would reach `Active`, or the same ones if they do; and what these would gain, in years:
 * (optimized − current) / 24 × remaining years × 3
 */
export function analyzeExercise(hoursPerDay: number, yearsAhead: number) {
  const { yearsImpact, optimizedHours } = LEVELS[fitnessLevel(hoursPerDay * DAYS_PER_WEEK)];
  const target = optimizedHours ?? hoursPerDay;
  return {
    yearsImpact,
    optimizedHours: target,
    potentialGain: ((target - hoursPerDay) / HOURS_PER_DAY) * yearsAhead * GAIN_FACTOR,
    isOptimal: optimizedHours === null,
  };
}

type SleepQuality = 'Severely Insufficient' | 'Insufficient' | 'Optimal' | 'Excessive';

/** Hours a day. */
export const OPTIMAL_SLEEP_HOURS = 8;

const INSUFFICIENT_FROM_HOURS = 6;
const OPTIMAL_FROM_HOURS = 7;
const OPTIMAL_UP_TO_HOURS = 9;

/** The specification's constants, in years of life. */
const YEARS_IMPACT: Record<SleepQuality, number> = {
  'Severely Insufficient': -3,
  Insufficient: -1.5,
  Optimal: 0,
  Excessive: -0.5,
};

/** @param hoursPerDay 0 to 24 @example sleepQuality(9) // 'Optimal' */
export function sleepQuality(hoursPerDay: number): SleepQuality {
  if (hoursPerDay < INSUFFICIENT_FROM_HOURS) return 'Severely Insufficient';
  if (hoursPerDay < OPTIMAL_FROM_HOURS) return 'Insufficient';
  return hoursPerDay <= OPTIMAL_UP_TO_HOURS ? 'Optimal' : 'Excessive';
}

/** The age from which 7 to 8 hours are recommended rather than 7 to 9 (National Sleep Foundation 2015). */
const OLDER_ADULT_FROM = 65;

/** Where the optimum of 8 hours is within the hours recommended at an age. @param age completed years, 18 or more */
export const placeOfOptimum = (age: number): 'middle' | 'top' => (age < OLDER_ADULT_FROM ? 'middle' : 'top');

/** The most hours a day that are recommended at an age (National Sleep Foundation 2015). @param age completed years, 18 or more */
export const mostRecommendedHours = (age: number): number => (age < OLDER_ADULT_FROM ? 9 : 8);

/**
 * Analyzes today's hours of sleep.
 * @param hoursPerDay 0 to 24
 * @returns the impact, which is the product's own figure for the quality, in years of life, negative for a loss; and the
 * hours a day short of the optimum
 */
export const analyzeSleep = (hoursPerDay: number) => ({
  yearsImpact: YEARS_IMPACT[sleepQuality(hoursPerDay)],
  sleepDebt: Math.max(0, OPTIMAL_SLEEP_HOURS - hoursPerDay),
});
