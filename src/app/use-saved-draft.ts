import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Draft } from '../features/form/draft.ts';
import type { SaveState } from '../features/form/save-option.tsx';
import { parseSavedDraft, serializeDraft } from '../features/form/saved-draft.ts';
import { takeReloadState } from '../platform/reload.ts';
import { storage } from '../platform/storage.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';

const NAME = 'form';

const parse = (kept: string | null) => parseSavedDraft(kept ?? 'null');

interface RememberingEvents {
  /** The form that was kept or handed over before, or `null`; once, when the page begins to listen. */
  readonly onFound: (kept: Draft | null) => void;
  /** The form as another tab has kept it. @param follow whether it counts for more than the one in this tab */
  readonly onElsewhere: (kept: Draft, follow: boolean) => void;
}

/** Keeps the form on the device for as long as the visitor wants that, the same one in all tabs. */
export function useSavedDraft(draft: Draft, { onFound, onElsewhere }: RememberingEvents): SaveState {
  const [state, setState] = useState<'off' | 'on' | 'failed'>('off');
  /** What is kept, as far as this tab knows: it never writes what it has from another, which may be typed on there. */
  const known = useRef<string | null>(null);
  const follow = useEventCallback((kept: string | null) => {
    if (state !== 'on') return;
    const other = parse(kept);
    if (!other) return setState('off');
    known.current = serializeDraft(other);
    if (known.current !== serializeDraft(draft)) onElsewhere(other, true);
  });
  useLayoutEffect(() => {
    const kept = parse(storage.get(NAME));
    // What cannot be read is of no use to anybody, and nobody would know that it is there.
    if (kept) setState('on');
    else storage.remove(NAME);
    // What stood in the form when the page was reloaded counts for more than what is kept.
    onFound(parse(takeReloadState()) ?? kept);
    return storage.subscribe(NAME, follow);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page begins to listen
  }, []);
  useEffect(() => {
    if (state !== 'on') return;
    const text = serializeDraft(draft);
    if (text === known.current) return;
    known.current = text;
    if (storage.set(NAME, text)) return;
    // Rather nothing than what is no longer so.
    storage.remove(NAME);
    setState('failed');
  }, [state, draft]);
  const toggle = useEventCallback((on: boolean) => {
    const other = on && parse(storage.get(NAME));
    if (other && serializeDraft(other) !== serializeDraft(draft)) onElsewhere(other, false);
    if (!on) storage.remove(NAME);
    known.current = null;
    setState(on ? 'on' : 'off');
  });
  return useMemo(
    () => ({ on: state === 'on', failed: state === 'failed', onToggle: toggle }),
    [state, toggle],
  );
}
