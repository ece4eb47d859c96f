import type * as English from '../en/schedule-entry-messages.ts';
import type { Translated } from '../translated.ts';

export const SCHEDULE_ENTRY_MESSAGES: Translated<typeof English.SCHEDULE_ENTRY_MESSAGES> = {
  everyDay: '生まれたときから毎日として数えています。',
  work: '働く年齢を設定',
  set: '時期を設定',
  setOf: (name) => `「${name}」の時期を設定`,
  change: '変更',
  changeOf: (name) => `「${name}」の時期を変更`,
  undo: '元に戻す',
  undoOf: (name) => `「${name}」の時期を元に戻す`,
};
