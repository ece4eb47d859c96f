import type * as English from '../en/schedule-entry-messages.ts';
import type { Translated } from '../translated.ts';

export const SCHEDULE_ENTRY_MESSAGES: Translated<typeof English.SCHEDULE_ENTRY_MESSAGES> = {
  everyDay: '从出生起每天都算。',
  work: '设定工作的年份',
  set: '设定时间',
  setOf: (name) => `设定时间：${name}`,
  change: '更改',
  changeOf: (name) => `更改时间：${name}`,
  undo: '撤销',
  undoOf: (name) => `撤销设定的时间：${name}`,
};
