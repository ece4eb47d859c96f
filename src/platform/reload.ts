/**
 * Reloads the page without any cache and passes a text to it. The text is stored in this tab's history state, which
 * works even if storage is blocked.
 */
export function reloadWithState(text: string): void {
  history.replaceState(text, '');
  void window.reloadAnew();
}

/** Whether `reloadWithState` has passed a text to this page that was not taken yet. */
export const hasReloadState = () => typeof history.state === 'string';

/** Takes the text that was passed to this page by `reloadWithState`; `null` if there is none. */
export function takeReloadState(): string | null {
  const { state }: { readonly state: unknown } = history;
  if (typeof state !== 'string') return null;
  history.replaceState(null, '');
  return state;
}
