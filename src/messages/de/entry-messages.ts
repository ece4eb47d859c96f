import type * as English from '../en/entry-messages.ts';
import type { Translated } from '../translated.ts';

export const ENTRY_MESSAGES: Translated<typeof English.ENTRY_MESSAGES> = {
  add: 'Zu Ihren Wochen hinzufügen',
  addShort: 'Hinzufügen',
  moment: 'Moment',
  chapter: 'Lebensabschnitt',
  person: 'Person',
  title: 'Momente und Lebensabschnitte',
  people: 'Gemeinsame Zeit',
};
