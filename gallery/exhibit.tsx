import type { ReactNode } from 'react';
import { LIFE_NAMES, LIFE_TITLES, LIVES, type LifeName, type SampleLife } from '../tests/fixtures/lives.ts';

/** A chart or component in one state. */
export interface Exhibit {
  readonly render: () => ReactNode;
  /** Simulates the visitor's actions that lead to the state, after the exhibit was rendered. */
  readonly interact?: (exhibit: HTMLElement) => void;
}

/** Exhibits by their ids, which are in the page's address and in the names of stored screenshots. */
export type Exhibits = Readonly<Record<string, Exhibit>>;

/** Creates an exhibit for each life. @example ids: `shares-everyday`, `shares-moved` … */
export const everyLife = (
  id: string,
  render: (life: SampleLife) => ReactNode,
  lives: readonly LifeName[] = LIFE_NAMES,
): Exhibits =>
  Object.fromEntries(lives.map((name) => [`${id}-${name}`, { render: () => render(LIVES[name]) }]));

/** Shows a small chart of each life side by side. */
export const showEveryLife = (render: (life: SampleLife) => ReactNode): ReactNode => (
  <States of={LIFE_NAMES.map((name) => ({ caption: LIFE_TITLES[name], picture: render(LIVES[name]) }))} />
);

interface StatesProps {
  readonly of: readonly { readonly caption: string; readonly picture: ReactNode }[];
}

/** Several states side by side, each with a caption. */
export function States({ of: states }: StatesProps) {
  return (
    <div className="exhibit-states">
      {states.map(({ caption, picture }) => (
        <figure key={caption}>
          <figcaption>{caption}</figcaption>
          {picture}
        </figure>
      ))}
    </div>
  );
}
