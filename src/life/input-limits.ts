/** A life expectancy that a visitor may type, in years. */
export const LIFE_EXPECTANCY_LIMITS = { min: 1, max: 150, step: 0.1 } as const;

/** Hours a day that a visitor may give to an activity. */
export const HOURS_LIMITS = { min: 0, max: 24, step: 0.5 } as const;
