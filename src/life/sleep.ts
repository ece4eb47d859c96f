export type SleepQuality = 'Severely Insufficient' | 'Insufficient' | 'Optimal' | 'Excessive';

/** The analysis of an activity's hours as sleep. The words for each quality are in `src/words`. */
interface SleepAnalysis {
  /** Hours a day on average over the week. */
  readonly currentHours: number;
  readonly optimalHours: number;
  readonly quality: SleepQuality;
  /** The product's own figure for the quality, in years of life; negative is a loss. */
  readonly yearsImpact: number;
  /** Hours a day short of the optimum, 0 or more. */
  readonly sleepDebt: number;
}

/** Hours a day. */
const OPTIMAL_SLEEP_HOURS = 8;

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

/**
 * @param hoursPerDay 0 to 24
 * @example sleepQuality(9) // 'Optimal'
 */
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

/** Analyzes today's hours of sleep. @param hoursPerDay 0 to 24, as entered */
export function analyzeSleep(hoursPerDay: number): SleepAnalysis {
  const quality = sleepQuality(hoursPerDay);
  return {
    currentHours: hoursPerDay,
    optimalHours: OPTIMAL_SLEEP_HOURS,
    quality,
    yearsImpact: YEARS_IMPACT[quality],
    sleepDebt: Math.max(0, OPTIMAL_SLEEP_HOURS - hoursPerDay),
  };
}
