import { ACTIVITY_COLORS, type ActivityColor } from '../../life/colors.ts';

/**
 * The design token of an activity's color, for `fill`, `stroke` and `color`. Each theme defines its tone.
 * @param color `null` for free time
 * @example activityPaint('#D6293B') // 'var(--activity-4)'
 */
export function activityPaint(color: ActivityColor | null): string {
  return color === null ? 'var(--rest)' : `var(--activity-${ACTIVITY_COLORS.indexOf(color) + 1})`;
}

/** The `fill-opacity` of the years so far, of those up to the slider's age, and of those ahead. */
export const TONES = { lived: 1, between: 0.6, ahead: 0.25 } as const;

export type Tone = keyof typeof TONES;
