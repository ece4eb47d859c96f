import type * as English from '../en/entry-list-messages.ts';
import type { Translated } from '../translated.ts';
import { SAVING_NOTE } from './saving-note.ts';

export const ENTRY_LIST_MESSAGES: Translated<typeof English.ENTRY_LIST_MESSAGES> = {
  edit: 'Modifier',
  editLabel: (name) => `Modifier\u00a0: ${name}`,
  removeLabel: (name) => `Supprimer\u00a0: ${name}`,
  undo: 'Rétablir',
  undoLabel: (name) => `Rétablir\u00a0: ${name}`,
  add: 'Ajouter',
  save: 'Enregistrer',
  cancel: 'Annuler',
  saving: SAVING_NOTE,
  removed: (name) => `Supprimé\u00a0: ${name}.`,
  restored: (name) => `Rétabli\u00a0: ${name}.`,
  saved: (name) => `Enregistré\u00a0: ${name}.`,
};

export const UNPLACED: Translated<typeof English.UNPLACED> = {
  beforeBirth: 'C’est avant votre naissance, donc sans place parmi les semaines.',
  noBirthdate: 'Sans date de naissance, pas de place parmi les semaines.',
};
