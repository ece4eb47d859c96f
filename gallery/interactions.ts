/** Simulated actions of a visitor, for states that can only be reached by them. */

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
  for (const button of exhibit.querySelectorAll<HTMLElement>('.chart-table-button[aria-expanded="false"]'))
    button.click();
}

/** Enters a text into a field so that React handles the event. */
export const type = (selector: string, text: string) => (exhibit: ParentNode) => {
  const field = find(exhibit, selector);
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
