import type * as English from '../en/schedule-entry-messages.ts';
import type { Translated } from '../translated.ts';

export const SCHEDULE_ENTRY_MESSAGES: Translated<typeof English.SCHEDULE_ENTRY_MESSAGES> = {
  everyDay: 'Compté chaque jour depuis la naissance.',
  work: 'Préciser vos années de travail',
  set: 'Préciser quand',
  setOf: (name) => `Préciser quand : ${name}`,
  change: 'Modifier',
  changeOf: (name) => `Modifier quand : ${name}`,
  undo: 'Rétablir',
  undoOf: (name) => `Rétablir quand : ${name}`,
};
