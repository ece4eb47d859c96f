import type * as English from '../en/entry-list-messages.ts';
import type { Translated } from '../translated.ts';
import { SAVING_NOTE } from './saving-note.ts';

export const ENTRY_LIST_MESSAGES: Translated<typeof English.ENTRY_LIST_MESSAGES> = {
  edit: '編集',
  editLabel: (name) => `「${name}」を編集`,
  removeLabel: (name) => `「${name}」を削除`,
  undo: '元に戻す',
  undoLabel: (name) => `「${name}」の削除を元に戻す`,
  add: '追加',
  save: '保存',
  cancel: 'キャンセル',
  saving: SAVING_NOTE,
  removed: (name) => `「${name}」を削除しました。`,
  restored: (name) => `「${name}」を元に戻しました。`,
  saved: (name) => `「${name}」を保存しました。`,
};

export const UNPLACED: Translated<typeof English.UNPLACED> = {
  beforeBirth: '生まれる前なので、週の図には表示されません。',
  noBirthdate: '生年月日がないため、週の図には表示されません。',
};
