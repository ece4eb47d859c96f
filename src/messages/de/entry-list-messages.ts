import type * as English from '../en/entry-list-messages.ts';
import type { Translated } from '../translated.ts';
import { SAVING_NOTE } from './saving-note.ts';

export const ENTRY_LIST_MESSAGES: Translated<typeof English.ENTRY_LIST_MESSAGES> = {
  edit: 'Bearbeiten',
  editLabel: (name) => `Bearbeiten: ${name}`,
  removeLabel: (name) => `Entfernen: ${name}`,
  undo: 'Rückgängig',
  undoLabel: (name) => `Entfernen rückgängig machen: ${name}`,
  add: 'Hinzufügen',
  save: 'Speichern',
  cancel: 'Abbrechen',
  saving: SAVING_NOTE,
  removed: (name) => `Entfernt: ${name}.`,
  restored: (name) => `Wieder da: ${name}.`,
  saved: (name) => `Gespeichert: ${name}.`,
};

export const UNPLACED: Translated<typeof English.UNPLACED> = {
  beforeBirth: 'Vor Ihrer Geburt, daher ohne Platz in den Wochen.',
  noBirthdate: 'Ohne Geburtsdatum kein Platz in den Wochen.',
};
