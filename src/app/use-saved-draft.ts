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
  /** Called once, on hydration, with the form from storage or from before a reload; `null` if there is none. */
  readonly onFound: (saved: Draft | null) => void;
  /** Called with the form that another tab has saved. @param follow whether it replaces the form in this tab */
  readonly onElsewhere: (saved: Draft, follow: boolean) => void;
}

/**
 * Saves the form on the device while the option is on, one form for all tabs. A form saved by a newer version of the
 * page is neither read nor overwritten.
 */
export function useSavedDraft(draft: Draft, { onFound, onElsewhere }: SavedDraftEvents): SaveState {
  const [status, setStatus] = useState<SaveState['status']>('off');
  /** The stored text that this tab has last read or written: it never writes back what another tab has saved. */
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
    // An unreadable form is useless, and the visitor would not know that it is stored.
    else storage.remove(KEY);
    const reloaded = parse(takeReloadState());
    // The form from before a reload has priority over the saved one.
    onFound(reloaded === 'newer' ? saved : (reloaded ?? saved));
    return storage.subscribe(KEY, follow);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, on hydration
  }, []);
  useEffect(() => {
    if (status !== 'on') return;
    const text = serializeDraft(draft);
    if (text === known.current) return;
    known.current = text;
    if (storage.set(KEY, text)) return;
    // No saved form is better than an outdated one.
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
