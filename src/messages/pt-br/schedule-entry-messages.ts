import type * as English from '../en/schedule-entry-messages.ts';
import type { Translated } from '../translated.ts';

export const SCHEDULE_ENTRY_MESSAGES: Translated<typeof English.SCHEDULE_ENTRY_MESSAGES> = {
  everyDay: 'Conta todos os dias desde o nascimento.',
  work: 'Definir seus anos de trabalho',
  set: 'Definir quando',
  setOf: (name) => `Definir quando acontece: ${name}`,
  change: 'Mudar',
  changeOf: (name) => `Mudar quando acontece: ${name}`,
  undo: 'Desfazer',
  undoOf: (name) => `Desfazer dias e idades: ${name}`,
};
