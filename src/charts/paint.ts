import { ACTIVITY_COLORS, type ActivityColor } from '../life/activity-colors.ts';

/**
 * The paint of an activity's colour: a token, which each theme gives its own tone. For `fill`, `stroke` and `color`.
 * @param color `null` for free time
 * @example activityPaint('#D6293B') // 'var(--activity-4)'
 */
export function activityPaint(color: ActivityColor | null): string {
  return color === null ? 'var(--rest)' : `var(--activity-${ACTIVITY_COLORS.indexOf(color) + 1})`;
}

/** Three tones of every paint: lived, up to the slider's age, still to come. As `fill-opacity`. */
export const TONES = { lived: 1, between: 0.6, ahead: 0.25 } as const;

export type Tone = keyof typeof TONES;
