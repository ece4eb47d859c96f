/**
 * Loads the page anew and hands a text over to it. The text waits in the browser's history, in this tab alone, so that
 * blocked storage does not lose it.
 */
export function reloadWith(text: string): void {
  history.replaceState(text, '');
  location.reload();
}

/** The text that the page before handed over; once, and `null` where there is none. */
export function takeHandedOver(): string | null {
  const { state }: { readonly state: unknown } = history;
  if (typeof state !== 'string') return null;
  history.replaceState(null, '');
  return state;
}
