import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createDraft, type Draft, isUntouched } from '../document/draft.ts';
import { readCarriedForm, readForm, writeForm } from '../document/saved-form.ts';
import { hasCarriedState, keepForReload, takeCarriedState } from '../platform/carried-state.ts';
import { hasFocusWithin } from '../platform/focus.ts';
import { createId } from '../platform/id.ts';
import { storage } from '../platform/storage.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import { useSame } from '../platform/use-same.ts';
import { useWindowEvent } from '../platform/use-window-event.ts';
import type { SaveState } from '../results/save-state.ts';
import { readHydratedValues, takeOver } from './hydrated-values.ts';

export interface StoredForm {
  /** `null` for a new one, as it was prerendered. */
  readonly draft: Draft | null;
  /** Whether its results are shown at once. */
  readonly results: boolean;
  readonly status: SaveState['status'];
}

export const NOTHING_STORED: StoredForm = { draft: null, results: false, status: 'off' };

/** Whether a form was saved on the device, or carried to this page. */
export const hasStoredForm = (): boolean => storage.get('form') !== null || hasCarriedState();

/** Reads a saved form. One that this version of the page cannot read stays as it is. @param text `null` for none */
function readSaved(text: string | null): Omit<StoredForm, 'results'> {
  if (text === null) return { draft: null, status: 'off' };
  const read = readForm(text);
  if ('value' in read) return { draft: read.value, status: 'on' };
  return { draft: null, status: read.problem === 'newer' ? 'newer' : 'unreadable' };
}

/**
 * Reads the form that was saved on the device or carried to this page, once, before the page starts. What was entered into the
 * prerendered form has priority over it, and a form that was carried over one that was saved.
 */
export function readStoredForm(): StoredForm {
  const { draft: saved, status } = readSaved(storage.get('form'));
  const text = takeCarriedState();
  const carried = text === null ? null : readCarriedForm(text);
  const draft = carried?.draft ?? saved;
  const prerendered = createDraft(createId);
  return {
    draft: takeOver(prerendered, readHydratedValues(), draft ?? prerendered),
    // A form that the visitor has begun to fill in stays open.
    results: (carried ? carried.results : saved !== null) && !hasFocusWithin('form'),
    status,
  };
}

/**
 * Saves the form on the device while the option is on, one form for all tabs. A form that cannot be read stays as it is
 * until the visitor turns the option on again, and one of a newer version of the page always.
 * @param started whether the page started with a saved form
 * @param onElsewhere called with the form that another tab has saved, and whether it replaces the form in this tab
 */
export function useSavedDraft(
  draft: Draft,
  started: SaveState['status'],
  onElsewhere: (saved: Draft, follow: boolean) => void,
): SaveState {
  const [status, setStatus] = useState(started);
  /** The stored text that this tab has last read or written: it never writes back what another tab has saved. */
  const known = useRef<string | null>(null);
  const follow = useEffectEvent((text: string | null) => {
    if (status !== 'on') return;
    const { draft: saved, status: found } = readSaved(text);
    if (!saved) return setStatus(found);
    known.current = writeForm(saved);
    if (known.current !== writeForm(draft)) onElsewhere(saved, true);
  });
  useEffect(() => storage.subscribe('form', (text) => follow(text)), []);
  useEffect(() => {
    if (status !== 'on') return;
    const text = writeForm(draft);
    if (text === known.current) return;
    known.current = text;
    if (storage.set('form', text)) return;
    // No saved form is better than an outdated one.
    storage.remove('form');
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows whether it stores something
    setStatus('failed');
  }, [status, draft]);
  const onToggle = useEventCallback((on: boolean) => {
    const { draft: saved, status: found } = readSaved(on ? storage.get('form') : null);
    if (found === 'newer') return setStatus('newer');
    if (saved && writeForm(saved) !== writeForm(draft)) onElsewhere(saved, false);
    if (!on) storage.remove('form');
    known.current = null;
    setStatus(on ? 'on' : 'off');
  });
  return useSame({ status, onToggle });
}

/**
 * Keeps the visitor's entries while the page is reloaded, in this tab alone. Entries that are saved on the device are
 * read from there.
 */
export function useKeptEntries(draft: Draft, status: SaveState['status'], write: () => string): void {
  useWindowEvent('pagehide', () => {
    // What a newer version has saved is opened by a reload.
    const isKept = status !== 'on' && status !== 'newer' && !isUntouched(draft);
    keepForReload(isKept ? write() : null);
  });
}
