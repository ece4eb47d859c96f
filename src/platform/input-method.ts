/**
 * Whether a key belongs to an input method, which has its own uses for Enter, Escape and the arrow keys. Safari sends the
 * key that ends a composition after it, as code 229.
 */
const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/**
 * Keeps the keys of an input method from everything on the page that listens to keys, now or later. Call this before
 * anything else listens.
 */
export function leaveKeysToInputMethods(): void {
  addEventListener(
    'keydown',
    (event) => {
      if (!isComposing(event)) return;
      event.stopPropagation();
      // The browser would close a dialog.
      if (event.key === 'Escape') event.preventDefault();
    },
    { capture: true },
  );
}
