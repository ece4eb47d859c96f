/** Where entries wait for the page in another language, in this tab. */
const CARRIED = 'entries';
/** Whether their results were shown. */
const CARRIED_RESULTS = 'results';

/**
 * Reloads the page without any cache and passes a text to it. The text is stored in this tab's history state, which
 * works even if storage is blocked.
 */
export function reloadWithState(text: string): void {
  history.replaceState(text, '');
  void window.reloadAnew();
}

/** Passes a text to the page that opens next in this tab. Where storage is blocked, it starts empty. */
export function carryState(text: string, withResults: boolean): void {
  try {
    sessionStorage.setItem(CARRIED, text);
    if (withResults) sessionStorage.setItem(CARRIED_RESULTS, '');
  } catch {
    // The page opens all the same.
  }
}

function takeCarried(key: string): string | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text;
  } catch {
    return null;
  }
}

/** Whether results were shown where the entries come from. True once. */
export const takeCarriedResults = (): boolean => takeCarried(CARRIED_RESULTS) !== null;

function hasCarried(): boolean {
  try {
    return sessionStorage.getItem(CARRIED) !== null;
  } catch {
    return false;
  }
}

/** Whether a text was passed to this page that was not taken yet. */
export const hasReloadState = () => typeof history.state === 'string' || hasCarried();

/** Takes the text that was passed to this page by `reloadWithState` or `carryState`; `null` if there is none. */
export function takeReloadState(): string | null {
  const carried = takeCarried(CARRIED);
  const { state }: { readonly state: unknown } = history;
  if (typeof state !== 'string') return carried;
  history.replaceState(null, '');
  return state;
}
