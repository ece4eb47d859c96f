import { flushSync } from 'react-dom';

/** Moves the focus to the element with an id. @returns the element; `null` if it is not in the page */
export function focusElement(id: string, options?: FocusOptions): HTMLElement | null {
  const element = document.getElementById(id);
  element?.focus(options);
  return element;
}

export const hasFocusWithin = (selector: string): boolean =>
  document.activeElement?.closest(selector) != null;

/**
 * Shows a change at once and moves the focus to an element that comes into the page with it, or that stays while the
 * focused one leaves it. Not inside an effect, where React cannot render at once.
 * @returns as `focusElement`
 */
export function changeAndFocus(change: () => void, id: string, options?: FocusOptions): HTMLElement | null {
  flushSync(change);
  return focusElement(id, options);
}
