import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Draft } from '../features/form/draft.ts';
import type { SaveState } from '../features/form/save-option.tsx';
import { parseSavedDraft, serializeDraft } from '../features/form/saved-draft.ts';
import { takeReloadState } from '../platform/reload.ts';
import { storage } from '../platform/storage.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';

const KEY = 'form';

const parse = (text: string | null) => parseSavedDraft(text ?? 'null');

interface SavedDraftEvents {
  /** The form that was saved or handed over by a reload, or `null`; once, when the page is hydrated. */
  readonly onFound: (saved: Draft | null) => void;
  /** The form as another tab has saved it. @param follow whether it counts for more than the one in this tab */
  readonly onElsewhere: (saved: Draft, follow: boolean) => void;
}

/**
 * Saves the form on the device for as long as the visitor wants that, the same one in all tabs. A form that a newer
 * version of the page has saved is neither read nor written over.
 */
export function useSavedDraft(draft: Draft, { onFound, onElsewhere }: SavedDraftEvents): SaveState {
  const [status, setStatus] = useState<SaveState['status']>('off');
  /** What is stored, as far as this tab knows: it never writes back what another tab has saved. */
  const known = useRef<string | null>(null);
  const follow = useEventCallback((text: string | null) => {
    if (status !== 'on') return;
    const other = parse(text);
    if (other === 'newer' || !other) return setStatus(other ?? 'off');
    known.current = serializeDraft(other);
    if (known.current !== serializeDraft(draft)) onElsewhere(other, true);
  });
  useLayoutEffect(() => {
    const found = parse(storage.get(KEY));
    const saved = found === 'newer' ? null : found;
    if (found) setStatus(found === 'newer' ? found : 'on');
    // What cannot be read is of no use, and the visitor would not know that it is there.
    else storage.remove(KEY);
    const reloaded = parse(takeReloadState());
    // What stood in the form when the page was reloaded counts for more than what is saved.
    onFound(reloaded === 'newer' ? saved : (reloaded ?? saved));
    return storage.subscribe(KEY, follow);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page is hydrated
  }, []);
  useEffect(() => {
    if (status !== 'on') return;
    const text = serializeDraft(draft);
    if (text === known.current) return;
    known.current = text;
    if (storage.set(KEY, text)) return;
    // Nothing is better than something out of date.
    storage.remove(KEY);
    setStatus('failed');
  }, [status, draft]);
  const onToggle = useEventCallback((on: boolean) => {
    const other = on ? parse(storage.get(KEY)) : null;
    if (other === 'newer') return setStatus(other);
    if (other && serializeDraft(other) !== serializeDraft(draft)) onElsewhere(other, false);
    if (!on) storage.remove(KEY);
    known.current = null;
    setStatus(on ? 'on' : 'off');
  });
  return useMemo(() => ({ status, onToggle }), [status, onToggle]);
}
