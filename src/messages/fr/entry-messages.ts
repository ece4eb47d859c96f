import type * as English from '../en/entry-messages.ts';
import type { Translated } from '../translated.ts';

export const ENTRY_MESSAGES: Translated<typeof English.ENTRY_MESSAGES> = {
  add: 'Ajouter à vos semaines',
  addShort: 'Ajouter',
  moment: 'Moment',
  chapter: 'Chapitre',
  person: 'Personne',
  title: 'Moments et chapitres',
  people: 'Le temps avec vos proches',
};
