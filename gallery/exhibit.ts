import type { ReactNode } from 'react';

/** One chart or component in one state. */
export interface Exhibit {
  /** In the address of its page and in the name of its stored picture. Never changed without need. */
  readonly id: string;
  readonly title: string;
  /** The files that it shows, from `src/`: the gallery's test asks for every component. */
  readonly shows: readonly string[];
  readonly render: () => ReactNode;
  /** Does what a visitor would do, once it is in the page, where that alone leads to the state. */
  readonly reach?: (exhibit: HTMLElement) => void;
  /** It lies over the page, or takes the focus: the list shows it without letting it. */
  readonly over?: boolean;
}

/** Exhibits that belong together. */
export interface ExhibitGroup {
  readonly title: string;
  readonly exhibits: readonly Exhibit[];
}
