import { useEffect } from 'react';
import { type Draft, isNewDraft } from '../document/draft.ts';
import { writeForm } from '../document/saved-form.ts';
import { keepForReload } from '../platform/carried-state.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import type { SaveState } from '../sections/save-state.ts';

/**
 * Keeps the visitor's entries while the page is reloaded, in this tab alone. Entries that are saved on the device are
 * read from there.
 */
export function useKeptEntries(
  draft: Draft,
  { status, hasResults }: { readonly status: SaveState['status']; readonly hasResults: boolean },
): void {
  const keep = useEventCallback(() => {
    // What a newer version has saved is opened by a reload.
    const isKept = status !== 'on' && status !== 'newer' && !isNewDraft(draft);
    keepForReload(isKept ? writeForm(draft, hasResults) : null);
  });
  useEffect(() => {
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [keep]);
}
