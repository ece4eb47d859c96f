/** The life expectancy that a visitor may enter, in years. */
export const LIFE_EXPECTANCY_LIMITS = { min: 1, max: 150, step: 0.1 } as const;

/** Rounds a life expectancy to the step of its field, a tenth of a year. @example roundToStep(84.036) // 84 */
export function roundToStep(years: number): number {
  return Math.round(years * 10) / 10;
}
