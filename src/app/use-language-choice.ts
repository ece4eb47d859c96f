import { useEffect } from 'react';
import { LANGUAGE } from '#messages/language.ts';
import { storage } from '../platform/storage.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import { LANGUAGE_KEY } from './write-language-offer.ts';

/** Whether a click opens its link in this tab. */
const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * Stores the language that is chosen: with a link to another one, or by filling in the form in this one.
 * @param carry passes what was entered on to the page that a link opens in this tab
 */
export function useLanguageChoice(carry: () => void): void {
  const onClick = useEventCallback((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.hreflang) return;
    storage.set(LANGUAGE_KEY, link.hreflang);
    link.hash = location.hash;
    if (opensHere(event)) carry();
  });
  useEffect(() => {
    const onSubmit = () => storage.set(LANGUAGE_KEY, LANGUAGE.tag);
    document.addEventListener('click', onClick);
    document.addEventListener('submit', onSubmit, { once: true });
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit);
    };
  }, [onClick]);
}
