import type { Country, LifeExpectancy } from '../../world/life-expectancy.ts';

/** The list of countries and the figure of the chosen one. */
export interface CountryChoice {
  /** `undefined` until it is loaded. */
  readonly countries: readonly Country[] | undefined;
  /** Why there is no list: it is loading, loading for long (`late`), or could not be loaded. */
  readonly missing: 'loading' | 'late' | 'failed';
  /** Loads the list, unless it is loaded or loading. */
  readonly onLoad: () => void;
  readonly figure: LifeExpectancy | undefined;
  /** Fetches the figure again if that has failed. */
  readonly retryFigure: () => void;
  readonly lookingUp: boolean | 'late';
}
