import type { ActivityColor } from '../life/activity-colors.ts';

/** The data of the charts of activities: one for each activity, then one for free time. */
export interface Series {
  readonly id: string;
  readonly activity: string;
  /** `null` for free time. */
  readonly color: ActivityColor | null;
  /** Share of the day, 0 to 100. */
  readonly percentage: number;
  /** Years up to the age shown. */
  readonly yearsSoFar: number;
  /** Years from there to the life expectancy. */
  readonly yearsRemaining: number;
}

/** The ages at which a chart changes its tone, in years. */
export interface Ages {
  /** Completed age today. */
  readonly now: number;
  /** The age at the slider's position; `now` if the slider has not moved. */
  readonly projected: number;
  readonly lifeExpectancy: number;
}
