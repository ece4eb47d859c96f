import { useState } from 'react';
import type { EventDraft } from '../events/kind.ts';
import type { KindName, LifeEvent } from '../life/life-events.ts';
import { storage } from '../platform/storage.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import { useSame } from '../platform/use-same.ts';
import { useAnnouncement } from '../ui/announcement.tsx';
import { createRequiredContext } from '../ui/required-context.ts';

/** A life event that the visitor is adding or changing. */
export interface EventEdit {
  readonly kind: KindName;
  /** The id of the event that is changed; `null` for a new one. */
  readonly id: string | null;
  /** The week that was tapped to add it, counted from 0 at birth. */
  readonly week?: number;
}

/** What was typed of an event and left without saving it: by the event, which is another one once it is changed. */
type KeptDrafts = { readonly [K in KindName]: WeakMap<object, Partial<EventDraft<K>>> };

const NEW_EVENT = {};
export const draftKey = (event: LifeEvent | null): object => event ?? NEW_EVENT;

export const ADD_EVENT_ID = 'add-event';

export const [EventEditContext, useEventEdit] =
  createRequiredContext<ReturnType<typeof useEventEditing>>('EventEditContext');

/**
 * Whether the visitor wants no suggestions. As the theme, this stays on the device and says nothing about a life.
 */
function useDeclined() {
  const [isDeclined, setDeclined] = useState(() => storage.get('invitation') === 'folded');
  const onDecline = useEventCallback((declined: boolean) => {
    setDeclined(declined);
    if (declined) storage.set('invitation', 'folded');
    else storage.remove('invitation');
  });
  return { isDeclined, onDecline };
}

/**
 * Keeps track of which life event is edited, in the one dialog for them, and whether chapters may be suggested.
 * @param initial `null` for none
 */
export function useEventEditing(initial: EventEdit | null = null) {
  const [edit, onEdit] = useState(initial);
  const [announcement, announce] = useAnnouncement();
  const [drafts] = useState<KeptDrafts>(() => ({
    chapters: new WeakMap(),
    moments: new WeakMap(),
    people: new WeakMap(),
  }));
  return useSame({ edit, onEdit, announcement, announce, drafts, ...useDeclined() });
}
