import { type ColorName, isColorName } from '../../life/colors.ts';

/** A color of a chart: that of an activity or a chapter, of free time, of people, or one that each theme has. */
export type Paint = ColorName | 'rest' | 'person' | 'ink' | 'soft' | 'edge' | 'ground';

/**
 * The design token of a paint, for `fill`, `stroke` and `color`. Each theme defines its tone.
 * @example paintOf('red') // 'var(--activity-red)'
 */
export const paintOf = (paint: Paint): string =>
  isColorName(paint) ? `var(--activity-${paint})` : `var(--${paint})`;

/** @param color `null` for free time */
export const activityPaint = (color: ColorName | null): string => paintOf(color ?? 'rest');

/** The `fill-opacity` of the years so far, of those up to the slider's age, and of those ahead. */
export const TONES = { lived: 1, between: 0.6, ahead: 0.25 } as const;

export type Tone = keyof typeof TONES;
