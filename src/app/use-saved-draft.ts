import { useEffect, useMemo, useRef, useState } from 'react';
import { type Draft, isNewDraft } from '../document/draft.ts';
import { writeForm } from '../document/saved-form.ts';
import { keepForReload } from '../platform/carried-state.ts';
import { storage } from '../platform/storage.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import { useWindowEvent } from '../platform/use-window-event.ts';
import type { SaveState } from '../sections/save-state.ts';
import { FORM_KEY, readSaved } from './stored-form.ts';

/**
 * Saves the form on the device while the option is on, one form for all tabs. A form that cannot be read stays as it is
 * until the visitor turns the option on again, and one of a newer version of the page always.
 * @param started whether the page started with a saved form
 * @param onElsewhere called with the form that another tab has saved, and whether it replaces the form in this tab
 */
export function useSavedDraft(
  draft: Draft,
  started: SaveState['status'],
  onElsewhere: (saved: Draft, follow: boolean) => void,
): SaveState {
  const [status, setStatus] = useState(started);
  /** The stored text that this tab has last read or written: it never writes back what another tab has saved. */
  const known = useRef<string | null>(null);
  const follow = useEventCallback((text: string | null) => {
    if (status !== 'on') return;
    const { saved, status: found } = readSaved(text);
    if (!saved) return setStatus(found);
    known.current = writeForm(saved);
    if (known.current !== writeForm(draft)) onElsewhere(saved, true);
  });
  useEffect(() => storage.subscribe(FORM_KEY, follow), [follow]);
  useEffect(() => {
    if (status !== 'on') return;
    const text = writeForm(draft);
    if (text === known.current) return;
    known.current = text;
    if (storage.set(FORM_KEY, text)) return;
    // No saved form is better than an outdated one.
    storage.remove(FORM_KEY);
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows whether it stores something
    setStatus('failed');
  }, [status, draft]);
  const onToggle = useEventCallback((on: boolean) => {
    const { saved, status: found } = readSaved(on ? storage.get(FORM_KEY) : null);
    if (found === 'newer') return setStatus('newer');
    if (saved && writeForm(saved) !== writeForm(draft)) onElsewhere(saved, false);
    if (!on) storage.remove(FORM_KEY);
    known.current = null;
    setStatus(on ? 'on' : 'off');
  });
  return useMemo(() => ({ status, onToggle }), [status, onToggle]);
}

/**
 * Keeps the visitor's entries while the page is reloaded, in this tab alone. Entries that are saved on the device are
 * read from there.
 */
export function useKeptEntries(
  draft: Draft,
  { status, hasResults }: { readonly status: SaveState['status']; readonly hasResults: boolean },
): void {
  useWindowEvent('pagehide', () => {
    // What a newer version has saved is opened by a reload.
    const isKept = status !== 'on' && status !== 'newer' && !isNewDraft(draft);
    keepForReload(isKept ? writeForm(draft, hasResults) : null);
  });
}
