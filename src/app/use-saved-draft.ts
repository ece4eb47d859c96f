import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Draft } from '../document/draft.ts';
import { parseCarried, parseSavedDraft, salvageDraft } from '../document/saved-draft.ts';
import { type CarriedResults, serializeDraft } from '../document/serialize-draft.ts';
import { hasCarriedState, takeCarriedState } from '../platform/carried-state.ts';
import { createId } from '../platform/id.ts';
import { storage } from '../platform/storage.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import type { SaveState } from '../sections/save-state.ts';

const KEY = 'form';

/** Whether there are entries to read. */
export const hasSavedDraft = () => storage.get(KEY) !== null || hasCarriedState();

const parse = (text: string | null) => (text === null ? null : parseSavedDraft(text));

interface SavedDraftEvents {
  /**
   * Called once, on hydration, with the form that is stored or was carried to this page; `null` if there is none.
   * @param results whose results are to be shown
   */
  readonly onFound: (saved: Draft | null, results: CarriedResults) => void;
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
  const isSaving = status === 'on' || status === 'partly';
  const follow = useEventCallback((text: string | null) => {
    if (!isSaving) return;
    const other = parse(text);
    if (typeof other === 'string' || !other) return setStatus(other ?? 'off');
    known.current = serializeDraft(other);
    if (known.current !== serializeDraft(draft)) onElsewhere(other, true);
  });
  useLayoutEffect(() => {
    const found = parse(storage.get(KEY));
    const part = found ? null : salvageDraft(storage.get(KEY) ?? '', createId);
    const saved = typeof found === 'string' ? null : (found ?? part);
    if (found) setStatus(typeof found === 'string' ? found : 'on');
    else if (part) setStatus('partly');
    // A form of which nothing can be read is useless, and the visitor would not know that it is stored.
    else storage.remove(KEY);
    // The unreadable part stays stored until the visitor changes something.
    if (part) known.current = serializeDraft(part);
    const carried = parseCarried(takeCarriedState() ?? '');
    // The form that was carried to this page has priority over the saved one.
    // The visitor adds what could not be read of a saved form.
    onFound(carried?.draft ?? saved, carried ? carried.results : part || !saved ? null : 'own');
    return storage.subscribe(KEY, follow);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, on hydration
  }, []);
  useEffect(() => {
    if (!isSaving) return;
    const text = serializeDraft(draft);
    if (text === known.current) return;
    known.current = text;
    if (storage.set(KEY, text)) return;
    // No saved form is better than an outdated one.
    storage.remove(KEY);
    setStatus('failed');
  }, [isSaving, draft]);
  const onToggle = useEventCallback((on: boolean) => {
    const other = on ? parse(storage.get(KEY)) : null;
    if (typeof other === 'string') return setStatus(other);
    if (other && serializeDraft(other) !== serializeDraft(draft)) onElsewhere(other, false);
    if (!on) storage.remove(KEY);
    known.current = null;
    setStatus(on ? 'on' : 'off');
  });
  return useMemo(() => ({ status, onToggle }), [status, onToggle]);
}
