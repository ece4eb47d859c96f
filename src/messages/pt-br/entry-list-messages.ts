import type * as English from '../en/entry-list-messages.ts';
import type { Translated } from '../translated.ts';
import { SAVING_NOTE } from './saving-note.ts';

export const ENTRY_LIST_MESSAGES: Translated<typeof English.ENTRY_LIST_MESSAGES> = {
  edit: 'Editar',
  editLabel: (name) => `Editar ${name}`,
  removeLabel: (name) => `Remover ${name}`,
  undo: 'Desfazer',
  undoLabel: (name) => `Desfazer a remoção: ${name}`,
  add: 'Adicionar',
  save: 'Salvar',
  cancel: 'Cancelar',
  saving: SAVING_NOTE,
  removed: (name) => `Você removeu ${name}.`,
  restored: (name) => `${name} está de volta.`,
  saved: (name) => `Alterações salvas: ${name}.`,
};

export const UNPLACED: Translated<typeof English.UNPLACED> = {
  beforeBirth: 'É antes do seu nascimento e, por isso, não tem lugar nas semanas.',
  noBirthdate: 'Sem data de nascimento, não tem lugar nas semanas.',
};
