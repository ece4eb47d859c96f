import type * as English from '../en/moment-messages.ts';
import type { Translated } from '../translated.ts';
import { leftToRight } from './left-to-right.ts';
import { alike, plural } from './plural.ts';

export const MOMENT_MESSAGES: Translated<typeof English.MOMENT_MESSAGES> = {
  title: 'اللحظات',
  adding: 'إضافة لحظة',
  editing: (name) => `تعديل ${name}`,
  text: 'بضع كلمات',
  textPlaceholder: 'مثل: أول وظيفة',
  when: 'الوقت',
  ofWeek: (days) => `لأسبوع ${days}.`,
  roundDay: 'أو محطة:',
  roundDayOn: (name, day) => `${name}، ${day}`,
  added: (format, name, number) => `أُضيفت: ${name}، اللحظة ${format.number(number)}.`,
  showAll: plural(alike('عرض الكل (#)')),
  showFirst: plural({
    zero: 'عرض أول #',
    one: 'عرض الأولى وحدها',
    two: 'عرض أول لحظتين',
    few: 'عرض أول # لحظات',
    many: 'عرض أول # لحظة',
    other: 'عرض أول # لحظة',
  }),
  saveCalendar: `حفظ اللحظات في ملف تقويم (${leftToRight('.ics')})`,
  calendarFailed: 'تعذّر إعداد ملف التقويم. يُرجى المحاولة مجددًا.',
  columns: { what: 'اللحظة', when: 'الوقت', age: 'العمر', week: 'أسبوع العمر' },
  numbered: (number, name) => `${number}. ${name}`,
  problems: {
    text: 'يُرجى إدخال بضع كلمات.',
    tooMany: plural({
      zero: 'لا مكان للحظات أخرى.',
      one: 'لديك لحظة واحدة، ولا مكان لغيرها. لإضافة أخرى يلزم حذفها.',
      two: 'لديك لحظتان، ولا مكان لغيرهما. لإضافة أخرى يلزم حذف إحداهما.',
      few: 'لديك # لحظات، ولا مكان لغيرها. لإضافة أخرى يلزم حذف واحدة.',
      many: 'لديك # لحظة، ولا مكان لغيرها. لإضافة أخرى يلزم حذف واحدة.',
      other: 'لديك # لحظة، ولا مكان لغيرها. لإضافة أخرى يلزم حذف واحدة.',
    }),
  },
};
