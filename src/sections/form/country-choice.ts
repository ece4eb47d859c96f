import type { ComponentType } from 'react';
import type { Country, LifeExpectancy } from '../../world/life-expectancy.ts';
import type { CountrySearchProps } from './country-search.tsx';

/** The list of countries and the figure of the chosen one. */
export interface CountryChoice {
  /** `undefined` until they are loaded. */
  readonly countries: readonly Country[] | undefined;
  /** The component that searches the list, a separate chunk; `undefined` until it is loaded. */
  readonly Search: ComponentType<CountrySearchProps> | undefined;
  /** Why the picker is not ready: loading, loading for long (`late`), no list (`failed`) or no code (`broken`). */
  readonly missing: 'loading' | 'late' | 'failed' | 'broken';
  /** Loads both, unless they are loaded or loading. */
  readonly onLoad: () => void;
  /** Reloads the page and keeps the entries of the form. */
  readonly onReload: () => void;
  readonly figure: LifeExpectancy | undefined;
  /** Fetches the figure again if that has failed. */
  readonly retryFigure: () => void;
  readonly lookingUp: boolean | 'late';
}
