import type { LifeExpectancy } from '../world/life-expectancy.ts';

/** The fragment of the address at which the example is shown. */
export const EXAMPLE_FRAGMENT = 'example';

export const EXAMPLE_BIRTHDATE = { year: 1990, month: 5, day: 15 } as const;

/**
 * Canada's life expectancy, as in `data/life-expectancy.csv`: the picture above the form is drawn before anything is
 * fetched.
 */
export const EXAMPLE_FIGURE = {
  lifeExpectancy: 82.108,
  source: 'World Bank',
  year: 2024,
} as const satisfies Partial<LifeExpectancy>;
