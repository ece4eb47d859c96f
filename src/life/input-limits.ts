/** The life expectancy that a visitor may enter, in years. */
export const LIFE_EXPECTANCY_LIMITS = { min: 1, max: 150, step: 0.1 } as const;

/** The age of the oldest whom the page takes, in years. Nobody has been known to live so long. */
export const OLDEST_AGE = 130;
