import type * as English from '../en/person-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { daysAfter } from './units.ts';

export const PERSON_MESSAGES: Translated<typeof English.PERSON_MESSAGES> = {
  hint: 'متوسطات لأشخاص مثلكما، وليست توقعًا.',
  edit: 'تعديل',
  editLabel: (name) => `تعديل ${name}`,
  remove: 'إزالة',
  removeLabel: (name) => `إزالة ${name} من القائمة`,
  undo: 'تراجع',
  undoLabel: (name) => `التراجع عن إزالة ${name}`,
  rests: 'على ماذا يستند هذا',
  restsLabel: (name) => `على ماذا يستند هذا: ${name}`,
  removed: (name) => `تمت إزالة ${name} من القائمة.`,
  loading: 'جارٍ البحث عن جدول الحياة…',
  failed: 'تعذّر تحميل جدول الحياة. ما أدخلته ما زال هنا.',
  again: 'المحاولة مجددًا',
  againLabel: (name) => `المحاولة مجددًا: ${name}`,
  noTable: (place) => `لا يوجد جدول حياة لهذا البلد: ${place}. يمكن اختيار بلد آخر.`,
  noCountry: 'يُرجى اختيار بلد للبحث عن جدول الحياة فيه.',
};

/** “My mother” becomes “your mother”, in the case that follows a preposition or a noun: names stand nowhere else. */
const MINE =
  /^(أم|ام|أب|اب|والدت|والد|أخت|اخت|أخ|اخ|ابنت|بنت|ابن|إبن|زوجت|زوج|جدت|جد|عمت|عم|خالت|خال|حفيدت|حفيد|صديقت|صديق|صاحبت|صاحب|رفيقت|رفيق|شريكت|شريك|خطيبت|خطيب|حبيبت|حبيب|جارت|جار|حمات|صهر|ولد|طفلت|طفل|إخوت|اخوت|أخوات|اخوات|بنات|أبنائ|ابنائ|أصدقائ|اصدقائ|أحفاد|احفاد|أهل|اهل|عائلت|أسرت|أطفال|أولاد)ي(?=\s|$)/;

const TAKES_A_VOWEL = /^[أا][بخ]$/;

export const namePerson: Translated<typeof English.namePerson> = (name) =>
  name.replace(MINE, (_, whom: string) => `${whom}${TAKES_A_VOWEL.test(whom) ? 'ي' : ''}ك`);

const moreDays = plural({
  zero: '# يوم آخر',
  one: 'يوم آخر',
  two: 'يومين آخرين',
  few: '# أيام أخرى',
  many: '# يومًا آخر',
  other: '# يوم آخر',
});
const moreYears = plural({
  zero: '# سنة أخرى',
  one: 'سنة أخرى',
  two: 'سنتين أخريين',
  few: '# سنوات أخرى',
  many: '# سنة أخرى',
  other: '# سنة أخرى',
});

export const TIME_AHEAD: Translated<typeof English.TIME_AHEAD> = {
  days: (format, figure, name) => `قد يكون أمامك نحو ${moreDays(format, figure)} مع ${name}.`,
  years: (format, figure, name) => `قد يكون أمامك نحو ${moreYears(format, figure)} مع ${name}.`,
  none: (name) => `لم تُدخَل أي أيام في السنة مع ${name}.`,
  hardlyAny: (name) => `الأيام المُدخَلة في السنة مع ${name} تكاد لا تُذكر.`,
  theirAge: (format, age, name) => `عمر ${name} (${format.number(age)}) يتجاوز آخر سن في جداول الحياة.`,
  ownAge: (format, age) => `عمرك (${format.number(age)}) يتجاوز آخر سن في جداول الحياة.`,
  unknown: (name) => `لا يقول المتوسط الكثير عنك وعن ${name}.`,
};

export const SHARE_BEHIND: Translated<typeof English.SHARE_BEHIND> = {
  begun: 'أيامكما معًا بدأت للتو.',
  about: (share) => `مضى نحو ${share} من أيامكما معًا.`,
  moreThan: (share) => `مضى أكثر من ${share} من أيامكما معًا.`,
};

export const TIME_DETAIL: Translated<typeof English.TIME_DETAIL> = {
  soFar: plural({
    zero: 'كان لكما معًا نحو # يوم حتى الآن.',
    one: 'كان لكما معًا نحو يوم واحد حتى الآن.',
    two: 'كان لكما معًا نحو يومين حتى الآن.',
    few: 'كان لكما معًا نحو # أيام حتى الآن.',
    many: 'كان لكما معًا نحو # يومًا حتى الآن.',
    other: 'كان لكما معًا نحو # يوم حتى الآن.',
  }),
  everyDayUntil: (year, share) => `بحساب كل يوم حتى عام ${year}. ${share}`,
  everyDayUntilThen: (format, year, figure, share) =>
    `بحساب كل يوم حتى عام ${year}، ثم ${daysAfter(format, figure)} في السنة. ${share}`,
  livingTogether: (share) => `تسكنان معًا. ${share}`,
  atDays: (format, figure, share) => `بحساب ${daysAfter(format, figure)} في السنة. ${share}`,
};

export const LAST_WORD: Translated<typeof English.LAST_WORD> = {
  beyondTables: 'يوم آخر معًا هو يوم آخر، مهما قال المتوسط.',
  weekendsWithin: plural({
    zero: 'ومنها نحو # عطلة نهاية أسبوع.',
    one: 'ومنها نحو عطلة نهاية أسبوع واحدة.',
    two: 'ومنها نحو عطلتي نهاية أسبوع.',
    few: 'ومنها نحو # عطلات نهاية أسبوع.',
    many: 'ومنها نحو # عطلة نهاية أسبوع.',
    other: 'ومنها نحو # عطلة نهاية أسبوع.',
  }),
  weekendsInYears: plural({
    zero: 'في تلك السنوات نحو # عطلة نهاية أسبوع.',
    one: 'في تلك السنوات نحو عطلة نهاية أسبوع واحدة.',
    two: 'في تلك السنوات نحو عطلتي نهاية أسبوع.',
    few: 'في تلك السنوات نحو # عطلات نهاية أسبوع.',
    many: 'في تلك السنوات نحو # عطلة نهاية أسبوع.',
    other: 'في تلك السنوات نحو # عطلة نهاية أسبوع.',
  }),
  firstDay: (format, figure) => `يوم واحد معًا في السنة يضيف نحو ${daysAfter(format, figure)}.`,
  oneMoreDay: (format, figure) => `يوم إضافي معًا في السنة يضيف نحو ${daysAfter(format, figure)}.`,
  firstDayFrom: (format, figure, year) =>
    `ابتداءً من عام ${year}، يوم واحد معًا في السنة يضيف نحو ${daysAfter(format, figure)}.`,
  oneMoreDayFrom: (format, figure, year) =>
    `ابتداءً من عام ${year}، يوم إضافي معًا في السنة يضيف نحو ${daysAfter(format, figure)}.`,
};
