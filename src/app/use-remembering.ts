import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Draft } from '../features/form/draft.ts';
import { parseKeptDraft, writeKeptDraft } from '../features/form/kept-draft.ts';
import type { Remembering } from '../features/form/remember.tsx';
import { forget, keep, onForgotten, readKept } from '../platform/keep.ts';
import { takeHandedOver } from '../platform/reload.ts';

const NAME = 'form';

/**
 * Keeps the form on the device for as long as the visitor wants that.
 * @param onFound the form that was kept or handed over before, or `null`; called once
 */
export function useRemembering(draft: Draft, onFound: (kept: Draft | null) => void): Remembering {
  const [state, setState] = useState<'off' | 'on' | 'failed'>('off');
  useLayoutEffect(() => {
    const kept = parseKeptDraft(readKept(NAME) ?? 'null');
    // What cannot be read is of no use to anybody, and nobody would know that it is there.
    if (kept) setState('on');
    else forget(NAME);
    // What stood in the form when the page was reloaded counts for more than what is kept.
    onFound(parseKeptDraft(takeHandedOver() ?? 'null') ?? kept);
    return onForgotten(NAME, () => setState('off'));
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page begins to listen
  }, []);
  useEffect(() => {
    if (state !== 'on' || keep(NAME, writeKeptDraft(draft))) return;
    // Rather nothing than what is no longer so.
    forget(NAME);
    setState('failed');
  }, [state, draft]);
  return useMemo(
    () => ({
      on: state === 'on',
      failed: state === 'failed',
      onToggle: (on) => {
        if (!on) forget(NAME);
        setState(on ? 'on' : 'off');
      },
    }),
    [state],
  );
}
