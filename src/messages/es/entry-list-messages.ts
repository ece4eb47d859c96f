import type * as English from '../en/entry-list-messages.ts';
import type { Translated } from '../translated.ts';
import { SAVING_NOTE } from './saving-note.ts';

export const ENTRY_LIST_MESSAGES: Translated<typeof English.ENTRY_LIST_MESSAGES> = {
  edit: 'Editar',
  editLabel: (name) => `Editar ${name}`,
  removeLabel: (name) => `Quitar ${name}`,
  undo: 'Deshacer',
  undoLabel: (name) => `Deshacer: recuperar ${name}`,
  add: 'Añadir',
  save: 'Guardar',
  cancel: 'Cancelar',
  saving: SAVING_NOTE,
  removed: (name) => `Se quitó: ${name}.`,
  restored: (name) => `Se recuperó: ${name}.`,
  saved: (name) => `Se guardó: ${name}.`,
};

export const UNPLACED: Translated<typeof English.UNPLACED> = {
  beforeBirth: 'Es antes de tu nacimiento, así que no tiene lugar en las semanas.',
  noBirthdate: 'Sin fecha de nacimiento, no tiene lugar en las semanas.',
};
