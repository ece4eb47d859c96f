/**
 * Loads the page anew, past all that the device keeps of it, and hands a text over to it. The text waits in the
 * browser's history, in this tab alone, so that blocked storage does not lose it.
 */
export function reloadWithState(text: string): void {
  history.replaceState(text, '');
  void window.reloadAnew();
}

/** The text that the page before handed over; once, and `null` where there is none. */
export function takeReloadState(): string | null {
  const { state }: { readonly state: unknown } = history;
  if (typeof state !== 'string') return null;
  history.replaceState(null, '');
  return state;
}
