import type * as English from '../en/schedule-entry-messages.ts';
import type { Translated } from '../translated.ts';

export const SCHEDULE_ENTRY_MESSAGES: Translated<typeof English.SCHEDULE_ENTRY_MESSAGES> = {
  everyDay: 'Zählt jeden Tag seit der Geburt.',
  work: 'Arbeitsjahre festlegen',
  set: 'Zeitraum festlegen',
  setOf: (name) => `Zeitraum festlegen: ${name}`,
  change: 'Ändern',
  changeOf: (name) => `Zeitraum ändern: ${name}`,
  undo: 'Rückgängig',
  undoOf: (name) => `Zeitraum rückgängig machen: ${name}`,
};
