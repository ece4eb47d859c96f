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

/** Creates an exhibit for each life. @example ids: `time-split-everyday`, `time-split-moved` … */
export const everyLife = (
  id: string,
  render: (life: SampleLife) => ReactNode,
  lives: readonly LifeName[] = LIFE_NAMES,
): Exhibits =>
  Object.fromEntries(lives.map((name) => [`${id}-${name}`, { render: () => render(LIVES[name]) }]));

/** Shows a small chart of each life side by side. */
export const showEveryLife = (render: (life: SampleLife) => ReactNode): ReactNode => (
  <States states={LIFE_NAMES.map((name) => ({ caption: LIFE_TITLES[name], picture: render(LIVES[name]) }))} />
);

interface StatesProps {
  readonly states: readonly { readonly caption: string; readonly picture: ReactNode }[];
}

/** Several states side by side, each with a caption. */
export function States({ states }: StatesProps) {
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

function find(exhibit: ParentNode, selector: string): Element {
  const element = exhibit.querySelector(selector);
  if (!element) throw new Error(`The exhibit has no element ${selector}`);
  return element;
}

export const press = (selector: string) => (exhibit: ParentNode) => {
  find(exhibit, selector).dispatchEvent(new MouseEvent('click', { bubbles: true }));
};

/** Taps a chart. @param at the position as shares of the width and height, 0 to 1 */
export const tap =
  (selector: string, at: { readonly x: number; readonly y: number }) => (exhibit: ParentNode) => {
    const chart = find(exhibit, selector);
    const { left, top, width, height } = chart.getBoundingClientRect();
    const clientX = left + at.x * width;
    const clientY = top + at.y * height;
    chart.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, clientX, clientY }));
  };

/** Opens all `details` elements and tables. */
export function unfold(exhibit: ParentNode): void {
  for (const details of exhibit.querySelectorAll('details')) details.open = true;
  for (const button of exhibit.querySelectorAll<HTMLElement>('.small-button[aria-expanded="false"]'))
    button.click();
}

/** Enters a text into a field so that React handles the event. */
export const type = (selector: string, text: string) => (exhibit: ParentNode) => {
  const field = find(exhibit, selector);
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
