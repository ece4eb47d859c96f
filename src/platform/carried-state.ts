import { tabStorage } from './storage.ts';

/** Where a text waits for the page in another language. */
const KEY = 'entries';

/**
 * Reloads the page without any cache and passes a text to it. The text is stored in this tab's history state, which
 * works even if storage is blocked.
 */
export function reloadWithState(text: string): void {
  history.replaceState(text, '');
  void window.reloadAnew();
}

/** Passes a text to the page that opens next in this tab. Where storage is blocked, it starts empty. */
export function carryState(text: string): void {
  tabStorage.set(KEY, text);
}

/** Whether a text was passed to this page that was not taken yet. */
export const hasCarriedState = () => typeof history.state === 'string' || tabStorage.get(KEY) !== null;

/** Takes the text that was passed to this page by `reloadWithState` or `carryState`; `null` if there is none. */
export function takeCarriedState(): string | null {
  const carried = tabStorage.get(KEY);
  tabStorage.remove(KEY);
  const { state }: { readonly state: unknown } = history;
  if (typeof state !== 'string') return carried;
  history.replaceState(null, '');
  return state;
}
