import { useMemo, useState } from 'react';
import type { EventKind } from '../life/life-events.ts';
import { createRequiredContext } from '../ui/required-context.ts';

/** A life event that the visitor is adding or changing. */
export interface EventEdit {
  readonly kind: EventKind;
  /** The id of the event that is changed; `null` for a new one. */
  readonly id: string | null;
  /** The week of a new moment, counted from 0 at birth. */
  readonly week?: number;
}

interface EventEditing {
  /** `null` while nothing is edited. */
  readonly edit: EventEdit | null;
  readonly onEdit: (edit: EventEdit | null) => void;
}

export const ADD_EVENT_ID = 'add-event';

export const [EventEditContext, useEventEdit] = createRequiredContext<EventEditing>('EventEditContext');

/** Keeps track of which life event is edited, in the one dialog for them. */
export function useEventEditing(initial: EventEdit | null = null): EventEditing {
  const [edit, onEdit] = useState(initial);
  return useMemo(() => ({ edit, onEdit }), [edit]);
}
