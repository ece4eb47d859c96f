import { historyText, tabStorage } from './storage.ts';
import { useWindowEvent } from './use-window-event.ts';

let carrying: AbortController | null = null;

/**
 * Passes a text to the page that a link opens in this tab. Where storage is blocked, it starts empty. If the page does
 * not come, the text is removed when this page is left another way.
 * @param write called at once, and again when this page is left
 */
export function carryState(write: () => string): void {
  carrying?.abort();
  const controller = new AbortController();
  carrying = controller;
  const { signal } = controller;
  const carry = () => tabStorage.set('entries', write());
  carry();
  const onPageHide = () => {
    carry();
    controller.abort();
  };
  const onLeftOtherwise = () => {
    tabStorage.remove('entries');
    controller.abort();
  };
  // The first is that of the link. The next comes before the question whether to leave the page.
  const onFollowed = () => addEventListener('beforeunload', onLeftOtherwise, { capture: true, signal });
  addEventListener('beforeunload', onFollowed, { once: true, signal });
  addEventListener('pagehide', onPageHide, { signal });
}

/** Keeps a text for when this page is reloaded or comes back in this tab; `null` for none. */
export function keepForReload(text: string | null): void {
  if (text === null) tabStorage.remove('reload');
  else tabStorage.set('reload', text);
}

/** A new navigation in the same tab starts with an empty page. */
export const isReloaded = () =>
  performance.getEntriesByType('navigation').some(({ type }) => type !== 'navigate');

const readKept = () => (isReloaded() ? tabStorage.get('reload') : null);

/** Whether a text was passed to this page that was not taken yet. */
export const hasCarriedState = () =>
  historyText.get() !== null || tabStorage.get('entries') !== null || readKept() !== null;

/** Takes the text that was passed to this page, in whichever way; `null` if there is none. */
export function takeCarriedState(): string | null {
  const carried = tabStorage.get('entries') ?? readKept();
  tabStorage.remove('entries');
  tabStorage.remove('reload');
  const text = historyText.get();
  if (text === null) return carried;
  historyText.set(null);
  return text;
}

/**
 * Has the browser ask before the page is left or reloaded. Only while that is needed: browsers may keep no page that
 * asks for a way back to it.
 * @param isTakenOver whether the page that opens next in this tab has taken over what would be lost
 */
export function useLeaveQuestion(isNeeded: boolean, isTakenOver = () => false): void {
  const ask = (event: BeforeUnloadEvent) => {
    if (!isTakenOver()) event.preventDefault();
  };
  useWindowEvent('beforeunload', ask, isNeeded);
}
