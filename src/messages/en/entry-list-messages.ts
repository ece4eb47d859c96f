import { SAVING_NOTE } from './saving-note.ts';

/** The words that the lists of moments and chapters share. A button’s label says of which entry it is. */
export const ENTRY_LIST_MESSAGES = {
  edit: 'Edit',
  editLabel: (name: string) => `Edit ${name}`,
  removeLabel: (name: string) => `Remove ${name}`,
  undo: 'Undo',
  undoLabel: (name: string) => `Undo removing ${name}`,
  add: 'Add',
  save: 'Save',
  cancel: 'Cancel',
  saving: SAVING_NOTE,
  removed: (name: string) => `Removed ${name}.`,
  restored: (name: string) => `${name} is back.`,
  saved: (name: string) => `Saved: ${name}.`,
} as const;

/** Why an entry has no place in the weeks. */
export const UNPLACED = {
  beforeBirth: 'Before your birth, so it has no place in the weeks.',
  noBirthdate: 'Without a birthdate, it has no place in the weeks.',
} as const;
