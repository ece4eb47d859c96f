import { storage } from '../platform/storage.ts';
import { useWindowEvent } from '../platform/use-window-event.ts';
import { LANGUAGE_KEY } from './language-offer.ts';

/** Whether a click opens its link in this tab. */
const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * Stores the language of a link that is chosen. If it is the page's own, the page stays as it is.
 * @param carry passes what was entered on to the page that a link opens in this tab
 */
export function useLanguageChoice(carry: () => void): void {
  useWindowEvent('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.hreflang) return;
    storage.set(LANGUAGE_KEY, link.hreflang);
    link.hash = location.hash;
    if (!opensHere(event)) return;
    if (link.pathname !== location.pathname) return carry();
    event.preventDefault();
    link.closest<HTMLElement>('[popover]')?.hidePopover();
  });
}
