import type { Activity } from '../life/activity.ts';
import type { Ages } from '../life/life-projection.ts';
import type { Format } from '../messages/format.ts';

/** The words of the results. Texts that the specification quotes are letter for letter. */
export const RESULT_MESSAGES = {
  example: 'This is an example: someone invented, born in 1990 in Canada.',
  ownInstead: 'To see your own life, fill in the form above.',
  figures: 'Your years and weeks',
  rest: 'The rest of the results',
  yearsLived: 'Years Lived',
  yearsRemaining: 'Years Remaining',
  weeksLeft: 'Weeks Left',
} as const;

/** The slider's age; `null` when it is not moved. */
export const formatProjectedAge = (format: Format, { moved, projectedAge }: Ages): string | null =>
  moved ? format.number(projectedAge) : null;

/** Whether not every day of the life is alike. */
export const hasSchedules = (activities: readonly { readonly schedule?: Activity['schedule'] }[]): boolean =>
  activities.some(({ schedule }) => schedule);

/** How the years of an activity are counted. */
export const explainCounting = (activities: readonly Pick<Activity, 'schedule'>[]): string =>
  hasSchedules(activities)
    ? 'These totals count each activity on the days and at the ages you entered.'
    : 'These totals assume every day of your life, childhood included, is like the one you entered.';
