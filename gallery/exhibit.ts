import type { ReactNode } from 'react';

/** One chart or component in one state. */
export interface Exhibit {
  /** Used in the page's address and in the name of the stored screenshot, so it should not change. */
  readonly id: string;
  readonly title: string;
  /** The components that it shows, as paths in `src/`. A test checks that each component has an exhibit. */
  readonly shows: readonly string[];
  readonly render: () => ReactNode;
  /** Simulates the visitor's actions that lead to the state, after the exhibit was rendered. */
  readonly interact?: (exhibit: HTMLElement) => void;
  /** Whether it overlays the page or takes the focus. In the list it is inert. */
  readonly over?: boolean;
}

/** Exhibits that belong together. */
export interface ExhibitGroup {
  readonly title: string;
  readonly exhibits: readonly Exhibit[];
}
