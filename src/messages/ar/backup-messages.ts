import type * as English from '../en/backup-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const BACKUP_MESSAGES: Translated<typeof English.BACKUP_MESSAGES> = {
  about:
    'ملف فيه كل ما أدخلته: النموذج، ولحظاتك ومراحلك والأشخاص. إنه نص عادي، لذلك يُستحسن حفظه في مكان خاص.',
  save: 'حفظ ملف نسخة احتياطية',
  open: 'فتح ملف نسخة احتياطية',
  replaces: 'فتح ملف يحل محل الموجود هنا، ويمكن التراجع عنه.',
  saved: 'حُفظ ملف النسخة الاحتياطية.',
  refused: 'لم يتغير شيء، لأن في الملف مشكلة:',
  foreign: 'هذا ليس ملف نسخة احتياطية من هذه الصفحة.',
  newer: 'أُنشئ الملف بإصدار أحدث من هذه الصفحة. يُرجى إعادة تحميل الصفحة ثم المحاولة مجددًا.',
  tooLarge: 'الملف أكبر من أي نسخة احتياطية من هذه الصفحة.',
  unreadable: 'لم يتمكن المتصفح من قراءة الملف. يُرجى المحاولة مجددًا.',
  more: plural({
    zero: 'ولا مشكلات أخرى.',
    one: 'ومشكلة أخرى.',
    two: 'ومشكلتان أخريان.',
    few: 'و# مشكلات أخرى.',
    many: 'و# مشكلة أخرى.',
    other: 'و# مشكلة أخرى.',
  }),
  file: (day) => `lifetime-visualizer-${day}`,
};

type PartOfItem = Parameters<typeof English.BACKUP_ISSUES.partOfItem>;

const PARTS: Readonly<Record<PartOfItem[2], string>> = {
  birthdate: 'تاريخ الميلاد',
  birthYear: 'سنة الميلاد',
  color: 'اللون',
  country: 'البلد',
  daysPerYear: 'الأيام في السنة',
  from: 'البداية',
  hours: 'الساعات',
  lifeExpectancy: 'العمر المتوقع',
  livedTogether: 'مدة السكن معًا',
  name: 'الاسم',
  population: 'الاختيار بين الجميع والنساء والرجال',
  schedule: 'الأيام والأعمار',
  since: 'سنة التعارف',
  text: 'الكلمات',
  until: 'النهاية',
  when: 'الوقت',
};

const LISTS: Readonly<Record<PartOfItem[0], { readonly one: string; readonly all: string }>> = {
  activities: { one: 'النشاط', all: 'الأنشطة' },
  chapters: { one: 'المرحلة', all: 'المراحل' },
  moments: { one: 'اللحظة', all: 'اللحظات' },
  people: { one: 'الشخص', all: 'الأشخاص' },
};

export const BACKUP_ISSUES: Translated<typeof English.BACKUP_ISSUES> = {
  something: 'تعذّرت قراءة شيء فيه.',
  part: (part) => `تعذّرت قراءة ${PARTS[part]}.`,
  list: (list) => `تعذّرت قراءة ${LISTS[list].all}.`,
  tooMany: (format, list, count, most) =>
    `عدد ${LISTS[list].all} فيه ${format.number(count)}، والحد الأقصى ${format.number(most)}.`,
  item: (list, position) => `تعذّرت قراءة ${LISTS[list].one} ${position}.`,
  partOfItem: (list, position, part) => `${LISTS[list].one} ${position}: تعذّرت قراءة ${PARTS[part]}.`,
};
