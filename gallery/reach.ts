/** What a visitor would do, done by a script: for exhibits of what only comes with a hand. */

function find(exhibit: ParentNode, selector: string): Element {
  const element = exhibit.querySelector(selector);
  if (!element) throw new Error(`The exhibit has nothing that is ${selector}`);
  return element;
}

export const press = (selector: string) => (exhibit: ParentNode) => {
  find(exhibit, selector).dispatchEvent(new MouseEvent('click', { bubbles: true }));
};

/** Taps a picture of many points. @param at shares of its width and height, 0 to 1 */
export const tap =
  (selector: string, at: { readonly x: number; readonly y: number }) => (exhibit: ParentNode) => {
    const picture = find(exhibit, selector);
    const { left, top, width, height } = picture.getBoundingClientRect();
    const clientX = left + at.x * width;
    const clientY = top + at.y * height;
    picture.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, clientX, clientY }));
  };

/** Opens everything that can be unfolded. */
export function unfold(exhibit: ParentNode): void {
  for (const details of exhibit.querySelectorAll('details')) details.open = true;
}

/** Types a text into a field, as React hears of it. */
export const type = (selector: string, text: string) => (exhibit: ParentNode) => {
  const field = find(exhibit, selector);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
