import type * as English from '../en/entry-list-messages.ts';
import type { Translated } from '../translated.ts';
import { SAVING_NOTE } from './saving-note.ts';

export const ENTRY_LIST_MESSAGES: Translated<typeof English.ENTRY_LIST_MESSAGES> = {
  edit: '编辑',
  editLabel: (name) => `编辑“${name}”`,
  removeLabel: (name) => `删除“${name}”`,
  undo: '撤销',
  undoLabel: (name) => `撤销删除“${name}”`,
  add: '添加',
  save: '保存',
  cancel: '取消',
  saving: SAVING_NOTE,
  removed: (name) => `已删除“${name}”。`,
  restored: (name) => `“${name}”已恢复。`,
  saved: (name) => `已保存：${name}。`,
};

export const UNPLACED: Translated<typeof English.UNPLACED> = {
  beforeBirth: '在你出生之前，所以不在人生周图里。',
  noBirthdate: '没有出生日期，所以无法放进人生周图。',
};
