import { createRequiredContext } from '../../../ui/required-context.ts';

/** An entry that the visitor is adding or changing. */
export interface EntryEdit {
  readonly kind: 'chapter' | 'moment' | 'person';
  /** The id of the entry that is changed; `null` for a new one. */
  readonly id: string | null;
  /** The week that a new moment was added from, counted from 0 at birth. */
  readonly week?: number;
}

interface EntryEditing {
  /** `null` while nothing is edited. */
  readonly edit: EntryEdit | null;
  readonly onEdit: (edit: EntryEdit | null) => void;
}

export const [EntryEditContext, useEntryEdit] = createRequiredContext<EntryEditing>('EntryEditContext');
