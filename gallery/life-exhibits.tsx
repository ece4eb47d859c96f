import type { ReactNode } from 'react';
import { LIFE_NAMES, LIFE_TITLES, LIVES, type LifeName, type SampleLife } from '../tests/fixtures/lives.ts';
import type { Exhibit } from './exhibit.ts';

interface LifeExhibitOptions extends Pick<Exhibit, 'id' | 'title' | 'shows'> {
  /** All sample lives by default. */
  readonly lives?: readonly LifeName[];
  readonly render: (life: SampleLife) => ReactNode;
}

/** Creates an exhibit for each life. @example ids: `shares-everyday`, `shares-moved` … */
export function createLifeExhibits({
  id,
  title,
  shows,
  lives = LIFE_NAMES,
  render,
}: LifeExhibitOptions): Exhibit[] {
  return lives.map((name) => ({
    id: `${id}-${name}`,
    title: `${title}: ${LIFE_TITLES[name]}`,
    shows,
    render: () => render(LIVES[name]),
  }));
}

/** Shows a small chart of each life side by side. */
export function showEveryLife(
  render: (life: SampleLife) => ReactNode,
  lives: readonly LifeName[] = LIFE_NAMES,
): ReactNode {
  return <States of={lives.map((name) => ({ caption: LIFE_TITLES[name], picture: render(LIVES[name]) }))} />;
}

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
