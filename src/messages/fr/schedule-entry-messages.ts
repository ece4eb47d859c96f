import type * as English from '../en/schedule-entry-messages.ts';
import type { Translated } from '../translated.ts';

export const SCHEDULE_ENTRY_MESSAGES: Translated<typeof English.SCHEDULE_ENTRY_MESSAGES> = {
  everyDay: 'Compte chaque jour depuis la naissance.',
  work: 'Préciser vos années de travail',
  set: 'Préciser quand',
  setOf: (name) => `Préciser quand\u00a0: ${name}`,
  change: 'Modifier',
  changeOf: (name) => `Modifier les jours et les âges\u00a0: ${name}`,
  undo: 'Rétablir',
  undoOf: (name) => `Rétablir les jours et les âges\u00a0: ${name}`,
};
