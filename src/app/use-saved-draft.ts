import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Draft } from '../document/draft.ts';
import type { CarriedResults } from '../document/serialize-draft.ts';
import { hasCarriedState, takeCarriedState } from '../platform/carried-state.ts';
import { useChunk } from '../platform/chunk.ts';
import { createId } from '../platform/id.ts';
import { storage } from '../platform/storage.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import type { SaveState } from '../sections/save-state.ts';
import { savedDraftCode, serializeForm } from './saved-draft-chunk.ts';

const KEY = 'form';

/** Whether there are entries to read. Then the code that reads them is loaded before the form works. */
export const hasSavedDraft = () => storage.get(KEY) !== null || hasCarriedState();

/** @returns `unread` if the code that reads it could not be loaded */
function parse(text: string | null) {
  const code = savedDraftCode.loaded();
  if (text === null) return null;
  return code ? code.parseSavedDraft(text) : 'unread';
}

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
  // Preloads the code that reads another tab's form. A failure is shown when there is a form to read.
  const code = useChunk(savedDraftCode, isSaving);
  const follow = useEventCallback((text: string | null) => {
    if (!isSaving) return savedDraftCode.preload();
    if (text !== null && !savedDraftCode.loaded())
      return void savedDraftCode.load().then(
        () => follow(storage.get(KEY)),
        () => setStatus('unread'),
      );
    const other = parse(text);
    if (typeof other === 'string' || !other) return setStatus(other ?? 'off');
    known.current = serializeForm(other);
    if (known.current !== serializeForm(draft)) onElsewhere(other, true);
  });
  useLayoutEffect(() => {
    const reader = savedDraftCode.loaded();
    const found = hasSavedDraft() && !reader ? 'unread' : parse(storage.get(KEY));
    const part = found ? null : (reader?.salvageDraft(storage.get(KEY) ?? '', createId) ?? null);
    const saved = typeof found === 'string' ? null : (found ?? part);
    if (found) setStatus(typeof found === 'string' ? found : 'on');
    else if (part) setStatus('partly');
    // A form of which nothing can be read is useless, and the visitor would not know that it is stored.
    else storage.remove(KEY);
    // The unreadable part stays stored until the visitor changes something.
    if (part) known.current = serializeForm(part);
    // Until the code is loaded, the carried form stays where it is for the next reload.
    const carried = reader?.parseCarried(takeCarriedState() ?? '');
    // The form that was carried to this page has priority over the saved one.
    // The visitor adds what could not be read of a saved form.
    onFound(carried?.draft ?? saved, carried ? carried.results : part || !saved ? null : 'own');
    return storage.subscribe(KEY, follow);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, on hydration
  }, []);
  useEffect(() => {
    if (!isSaving) return;
    const text = serializeForm(draft);
    if (text === known.current) return;
    known.current = text;
    if (storage.set(KEY, text)) return;
    // No saved form is better than an outdated one.
    storage.remove(KEY);
    setStatus('failed');
    // Saves again once the code is loaded, with the ids of all activities that the page knows.
  }, [isSaving, draft, code]);
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
