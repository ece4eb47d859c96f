import type * as English from '../en/person-editor-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { SAVING_NOTE } from './saving-note.ts';

export const PERSON_EDITOR_MESSAGES: Translated<typeof English.PERSON_EDITOR_MESSAGES> = {
  title: { add: 'إضافة شخص', change: (name) => `تعديل ${name}` },
  name: 'الاسم',
  namePlaceholder: 'مثل: أمي',
  birthYear: 'سنة الميلاد',
  yearPlaceholder: 'مثل 1962',
  together: 'هل سكنتما معًا؟',
  livedTogether: { no: 'لا', until: 'حتى سنة ما', still: 'ما زلنا' },
  until: 'السكن معًا حتى',
  untilHint: 'سنة مضت أو قادمة.',
  days: { apart: 'الأيام معًا في السنة', later: 'الأيام معًا في السنة بعد ذلك' },
  daysHint: 'عطلة نهاية أسبوع كل شهر تساوي 24 يومًا؛ ومرة كل أسبوع تساوي 52 يومًا.',
  since: { known: 'التعارف منذ (اختياري)', together: 'السكن معًا منذ (اختياري)' },
  sinceHint: 'سنة. يُترك فارغًا إذا كان ذلك منذ ولادة أصغركما.',
  country: 'البلد',
  sameCountry: (country) => `${country}، مثلك`,
  chooseCountry: 'اختيار بلد',
  population: 'استخدام أرقام',
  populations: { everyone: 'الجميع', women: 'النساء', men: 'الرجال' },
  privacy:
    'يبقى على هذا الجهاز، ولا يُدرج أبدًا في رابط أو صورة. لا يُرسل إلا رمز البلد، للبحث عن جدول الحياة فيه.',
  saving: SAVING_NOTE,
  save: 'حفظ',
  cancel: 'إلغاء',
  full: plural({
    zero: 'لا مكان لأشخاص آخرين.',
    one: 'الحد الأقصى شخص واحد. لإضافة شخص آخر تلزم إزالته من القائمة.',
    two: 'الحد الأقصى شخصان. لإضافة شخص آخر تلزم إزالة أحدهما من القائمة.',
    few: 'الحد الأقصى # أشخاص. لإضافة شخص آخر تلزم إزالة أحدهم من القائمة.',
    many: 'الحد الأقصى # شخصًا. لإضافة شخص آخر تلزم إزالة أحدهم من القائمة.',
    other: 'الحد الأقصى # شخص. لإضافة شخص آخر تلزم إزالة أحدهم من القائمة.',
  }),
};

export const PERSON_PROBLEMS: Translated<typeof English.PERSON_PROBLEMS> = {
  name: 'يُرجى إدخال اسم.',
  year: 'يُرجى إدخال سنة، مثل 1962.',
  yearToCome: 'هذا في المستقبل. يُرجى إدخال السنة الحالية أو سنة سابقة.',
  tooLongAgo: 'يُرجى التحقق من سنة الميلاد: مضى عليها أكثر من 130 سنة.',
  days: 'يُرجى إدخال عدد من الأيام بين 0 و365.',
  sinceBeforeBirth: (year) => `وُلد أحدكما عام ${year}. يُرجى إدخال تلك السنة أو سنة بعدها.`,
  untilBeforeSince: (year) =>
    `لا يمكن أن يكون السكن معًا قد انتهى قبل عام ${year}. يُرجى إدخال تلك السنة أو سنة بعدها.`,
  untilTooFar: (year) => `يُرجى إدخال سنة لا تتجاوز ${year}.`,
  country: 'يُرجى اختيار بلد: فالأرقام تأتي من جدول الحياة فيه.',
};
