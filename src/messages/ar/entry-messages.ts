import type * as English from '../en/entry-messages.ts';
import type { Translated } from '../translated.ts';

export const ENTRY_MESSAGES: Translated<typeof English.ENTRY_MESSAGES> = {
  add: 'إضافة إلى أسابيعك',
  addShort: 'إضافة',
  moment: 'لحظة',
  chapter: 'مرحلة',
  person: 'شخص',
  title: 'اللحظات والمراحل',
  people: 'الوقت مع الآخرين',
};
