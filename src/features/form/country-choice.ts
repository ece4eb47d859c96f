import type { ComponentType } from 'react';
import type { Country, LifeExpectancy } from '../../world/life-expectancy.ts';
import type { CountrySearchProps } from './country-search.tsx';

/** The countries to choose from, and the figure of the one that is chosen. */
export interface CountryChoice {
  /** `undefined` until they are there. */
  readonly countries: readonly Country[] | undefined;
  /** What they are searched with, whose code is not in the first chunk; `undefined` until it is there. */
  readonly Search: ComponentType<CountrySearchProps> | undefined;
  /** Why one of the two is not there: it is on its way, for long, or the list or the code could not be had. */
  readonly missing: 'loading' | 'late' | 'failed' | 'broken';
  /** Fetches both, unless they are there or on their way. */
  readonly onLoad: () => void;
  /** Loads the page anew, with what was typed. */
  readonly onReload: () => void;
  readonly figure: LifeExpectancy | undefined;
  /** Looks the figure up again, if that has failed. */
  readonly retryFigure: () => void;
  readonly lookingUp: boolean | 'late';
}
