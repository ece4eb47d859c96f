import type * as English from '../en/schedule-entry-messages.ts';
import type { Translated } from '../translated.ts';

export const SCHEDULE_ENTRY_MESSAGES: Translated<typeof English.SCHEDULE_ENTRY_MESSAGES> = {
  everyDay: 'يُحسب كل يوم منذ الولادة.',
  work: 'تحديد سنوات عملك',
  set: 'تحديد الفترة',
  setOf: (name) => `تحديد الفترة: ${name}`,
  change: 'تغيير',
  changeOf: (name) => `تغيير الفترة: ${name}`,
  undo: 'تراجع',
  undoOf: (name) => `التراجع عن الفترة: ${name}`,
};
