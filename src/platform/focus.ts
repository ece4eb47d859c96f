import { flushSync } from 'react-dom';

/** Moves the focus to the element with an id, if it is in the page. */
export const focusElement = (id: string): void => document.getElementById(id)?.focus();

/** Whether the focus is in an element that matches a selector. */
export const hasFocusWithin = (selector: string): boolean =>
  document.activeElement?.closest(selector) != null;

/**
 * Shows a change at once and moves the focus to an element that comes into the page with it, or that stays while the
 * focused one leaves it. Not inside an effect, where React cannot render at once.
 */
export function changeAndFocus(change: () => void, id: string): void {
  flushSync(change);
  focusElement(id);
}
