import type * as English from '../en/entry-messages.ts';
import type { Translated } from '../translated.ts';

export const ENTRY_MESSAGES: Translated<typeof English.ENTRY_MESSAGES> = {
  add: 'Adicionar às suas semanas',
  addShort: 'Adicionar',
  moment: 'Momento',
  chapter: 'Fase',
  person: 'Pessoa',
  title: 'Momentos e fases',
  people: 'Tempo com outras pessoas',
};
