import type { ColorName } from '../../life/colors.ts';

/**
 * The design token of an activity's color, for `fill`, `stroke` and `color`. Each theme defines its tone.
 * @param color `null` for free time
 * @example activityPaint('red') // 'var(--activity-red)'
 */
export const activityPaint = (color: ColorName | null): string =>
  color === null ? 'var(--rest)' : `var(--activity-${color})`;

/** The `fill-opacity` of the years so far, of those up to the slider's age, and of those ahead. */
export const TONES = { lived: 1, between: 0.6, ahead: 0.25 } as const;

export type Tone = keyof typeof TONES;
