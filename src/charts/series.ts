import type { ActivityColor } from '../life/activity-colors.ts';

/** What the pictures of activities are drawn from: one of these for each activity, then free time. */
export interface Series {
  readonly id: string;
  readonly activity: string;
  /** `null` for free time. */
  readonly color: ActivityColor | null;
  /** Share of the day, 0 to 100. */
  readonly percentage: number;
  /** Years up to the age looked at. */
  readonly yearsSoFar: number;
  /** Years from there to the life expectancy. */
  readonly yearsRemaining: number;
}

/** The ages between which a picture changes its tone, in years. */
export interface Ages {
  /** Completed age today. */
  readonly now: number;
  /** Where the slider stands; the same as `now` when it is not moved. */
  readonly projected: number;
  readonly lifeExpectancy: number;
}
