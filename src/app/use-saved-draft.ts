import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Draft } from '../features/form/draft.ts';
import type { SaveState } from '../features/form/save-option.tsx';
import type { CarriedResults } from '../features/form/serialize-draft.ts';
import { hasCarriedState, takeCarriedState } from '../platform/carried-state.ts';
import { storage } from '../platform/storage.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import { loadedSavedDraftCode, loadSavedDraftCode, serializeForm } from './load-saved-draft.ts';

const KEY = 'form';

/** Whether there are entries to read. Then the code that reads them is loaded before the form works. */
export const hasSavedDraft = () => storage.get(KEY) !== null || hasCarriedState();

/** @returns `unread` if the code that reads it could not be loaded */
function parse(text: string | null) {
  const code = loadedSavedDraftCode();
  if (text === null) return null;
  return code ? code.parseSavedDraft(text) : 'unread';
}

interface SavedDraftEvents {
  /**
   * Called once, on hydration, with the form that is stored or was carried to this page; `null` if there is none.
   * @param results whose results are to be shown again
   */
  readonly onFound: (saved: Draft | null, results?: CarriedResults) => void;
  /** Called with the form that another tab has saved. @param follow whether it replaces the form in this tab */
  readonly onElsewhere: (saved: Draft, follow: boolean) => void;
}

/**
 * Saves the form on the device while the option is on, one form for all tabs. A form that cannot be read now, or was
 * saved by a newer version of the page, is not overwritten.
 */
export function useSavedDraft(draft: Draft, { onFound, onElsewhere }: SavedDraftEvents): SaveState {
  const [status, setStatus] = useState<SaveState['status']>('off');
  /** The stored text that this tab has last read or written: it never writes back what another tab has saved. */
  const known = useRef<string | null>(null);
  const [isPrepared, setPrepared] = useState(false);
  // Ahead of the moment when another tab saves a form. A failure shows once there is one to read.
  const prepareToParse = useEventCallback(() => {
    loadSavedDraftCode().then(
      () => setPrepared(true),
      () => undefined,
    );
  });
  const follow = useEventCallback((text: string | null) => {
    if (status !== 'on') return prepareToParse();
    const other = parse(text);
    if (typeof other === 'string' || !other) return setStatus(other ?? 'off');
    known.current = serializeForm(other);
    if (known.current !== serializeForm(draft)) onElsewhere(other, true);
  });
  useLayoutEffect(() => {
    const code = loadedSavedDraftCode();
    const found = hasSavedDraft() && !code ? 'unread' : parse(storage.get(KEY));
    const saved = typeof found === 'string' ? null : found;
    if (found) setStatus(typeof found === 'string' ? found : 'on');
    // An unreadable form is useless, and the visitor would not know that it is stored.
    else storage.remove(KEY);
    // What cannot be read now waits for the next reload.
    const carried = code?.parseCarried(takeCarriedState() ?? '');
    // The form that was carried to this page has priority over the saved one.
    onFound(carried?.draft ?? saved, carried?.results);
    return storage.subscribe(KEY, follow);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, on hydration
  }, []);
  useEffect(() => {
    if (status !== 'on') return;
    prepareToParse();
    const text = serializeForm(draft);
    if (text === known.current) return;
    known.current = text;
    if (storage.set(KEY, text)) return;
    // No saved form is better than an outdated one.
    storage.remove(KEY);
    setStatus('failed');
    // Once more when that is loaded, with the ids of all activities that the page knows.
  }, [status, draft, isPrepared, prepareToParse]);
  const onToggle = useEventCallback((on: boolean) => {
    const other = on ? parse(storage.get(KEY)) : null;
    if (typeof other === 'string') return setStatus(other);
    if (other && serializeForm(other) !== serializeForm(draft)) onElsewhere(other, false);
    if (!on) storage.remove(KEY);
    known.current = null;
    setStatus(on ? 'on' : 'off');
  });
  return useMemo(() => ({ status, onToggle }), [status, onToggle]);
}
