import { useEffect, useMemo, useRef, useState } from 'react';
import type { Draft } from '../document/draft.ts';
import { parseSavedDraft } from '../document/saved-draft.ts';
import { serializeDraft } from '../document/serialize-draft.ts';
import { storage } from '../platform/storage.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import type { SaveState } from '../sections/save-state.ts';
import { FORM_KEY, type StoredForm } from './stored-form.ts';

const parse = (text: string | null) => (text === null ? null : parseSavedDraft(text));

/**
 * Saves the form on the device while the option is on, one form for all tabs. A form that cannot be read now, or was
 * saved by a newer version of the page, is not overwritten.
 * @param onElsewhere called with the form that another tab has saved, and whether it replaces the form in this tab
 */
export function useSavedDraft(
  draft: Draft,
  stored: StoredForm,
  onElsewhere: (saved: Draft, follow: boolean) => void,
): SaveState {
  const [status, setStatus] = useState(stored.status);
  /** The stored text that this tab has last read or written: it never writes back what another tab has saved. */
  const known = useRef(stored.text);
  const isSaving = status === 'on' || status === 'partly';
  const follow = useEventCallback((text: string | null) => {
    if (!isSaving) return;
    const other = parse(text);
    if (typeof other === 'string' || !other) return setStatus(other ?? 'off');
    known.current = serializeDraft(other);
    if (known.current !== serializeDraft(draft)) onElsewhere(other, true);
  });
  useEffect(() => storage.subscribe(FORM_KEY, follow), [follow]);
  useEffect(() => {
    if (!isSaving) return;
    const text = serializeDraft(draft);
    if (text === known.current) return;
    known.current = text;
    if (storage.set(FORM_KEY, text)) return;
    // No saved form is better than an outdated one.
    storage.remove(FORM_KEY);
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows whether it stores something
    setStatus('failed');
  }, [isSaving, draft]);
  const onToggle = useEventCallback((on: boolean) => {
    const other = on ? parse(storage.get(FORM_KEY)) : null;
    if (typeof other === 'string') return setStatus(other);
    if (other && serializeDraft(other) !== serializeDraft(draft)) onElsewhere(other, false);
    if (!on) storage.remove(FORM_KEY);
    known.current = null;
    setStatus(on ? 'on' : 'off');
  });
  return useMemo(() => ({ status, onToggle }), [status, onToggle]);
}
