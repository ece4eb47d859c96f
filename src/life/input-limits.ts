/** The life expectancy that a visitor may enter, in years. */
export const LIFE_EXPECTANCY_LIMITS = { min: 1, max: 150, step: 0.1 } as const;

/** The age of the oldest whom the page takes, in years. Nobody has been known to live so long. */
export const OLDEST_AGE = 130;

/** Rounds to the step of a life expectancy, which is that of `Format.number` too. @example roundToTenth(84.036) // 84 */
export const roundToTenth = (figure: number): number => Math.round(figure * 10) / 10;
