import type * as English from '../en/entry-messages.ts';
import type { Translated } from '../translated.ts';

export const ENTRY_MESSAGES: Translated<typeof English.ENTRY_MESSAGES> = {
  add: 'Añadir a tus semanas',
  addShort: 'Añadir',
  moment: 'Momento',
  chapter: 'Etapa',
  person: 'Persona',
  title: 'Momentos y etapas',
  people: 'Tiempo con tu gente',
};
