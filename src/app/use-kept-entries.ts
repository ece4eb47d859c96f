import { useEffect } from 'react';
import { type Draft, isNewDraft } from '../document/draft.ts';
import { type CarriedResults, serializeDraft } from '../document/serialize-draft.ts';
import { keepForReload } from '../platform/carried-state.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import type { SaveState } from '../sections/save-state.ts';

/**
 * Keeps the visitor's entries while the page is reloaded, in this tab alone. Entries that are saved on the device are
 * read from there. Saved entries that this page could not read are never replaced.
 */
export function useKeptEntries(
  draft: Draft,
  { status, results }: { readonly status: SaveState['status']; readonly results: CarriedResults },
): void {
  const keep = useEventCallback(() => {
    const isKept = (status === 'off' || status === 'failed') && !isNewDraft(draft);
    keepForReload(isKept ? serializeDraft(draft, results) : null);
  });
  useEffect(() => {
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [keep]);
}
