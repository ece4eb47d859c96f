import type * as English from '../en/entry-list-messages.ts';
import type { Translated } from '../translated.ts';
import { SAVING_NOTE } from './saving-note.ts';

export const ENTRY_LIST_MESSAGES: Translated<typeof English.ENTRY_LIST_MESSAGES> = {
  edit: 'تعديل',
  editLabel: (name) => `تعديل ${name}`,
  removeLabel: (name) => `حذف ${name}`,
  undo: 'تراجع',
  undoLabel: (name) => `التراجع عن حذف ${name}`,
  add: 'إضافة',
  save: 'حفظ',
  cancel: 'إلغاء',
  saving: SAVING_NOTE,
  removed: (name) => `تم حذف ${name}.`,
  restored: (name) => `تمت استعادة ${name}.`,
  saved: (name) => `تم حفظ ${name}.`,
};

export const UNPLACED: Translated<typeof English.UNPLACED> = {
  beforeBirth: 'قبل ميلادك، لذلك لا مكان لها في الأسابيع.',
  noBirthdate: 'من دون تاريخ ميلاد، لا مكان لها في الأسابيع.',
};
