import type * as English from '../en/chapter-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const CHAPTER_MESSAGES: Translated<typeof English.CHAPTER_MESSAGES> = {
  title: 'المراحل',
  adding: 'إضافة مرحلة',
  editing: (name) => `تعديل ${name}`,
  name: 'الاسم',
  namePlaceholder: 'مثل: المدرسة',
  from: 'من',
  until: 'حتى',
  untilHint: 'يُترك فارغًا إذا كانت المرحلة مستمرة أو تنتهي حيث تبدأ المرحلة التالية.',
  added: (name) => `أُضيفت: ${name}.`,
  color: 'اللون',
  columns: { what: 'المرحلة', when: 'الوقت', age: 'العمر', week: 'أسابيع العمر' },
  problems: {
    name: 'يُرجى إدخال اسم.',
    tooMany: plural({
      zero: 'لا مكان لمراحل أخرى.',
      one: 'لديك مرحلة واحدة، ولا مكان لغيرها. لإضافة أخرى يلزم حذفها.',
      two: 'لديك مرحلتان، ولا مكان لغيرهما. لإضافة أخرى يلزم حذف إحداهما.',
      few: 'لديك # مراحل، ولا مكان لغيرها. لإضافة أخرى يلزم حذف واحدة.',
      many: 'لديك # مرحلة، ولا مكان لغيرها. لإضافة أخرى يلزم حذف واحدة.',
      other: 'لديك # مرحلة، ولا مكان لغيرها. لإضافة أخرى يلزم حذف واحدة.',
    }),
    beforeBirth: 'هذا قبل ميلادك. يُرجى إدخال وقت لاحق.',
    endsBeforeItBegins: 'يجب أن تكون النهاية بعد البداية.',
    overlaps: (name, span) =>
      `هذه المرحلة تتداخل مع «${name}» (${span}). يجب أن تنتهي إحداهما قبل أن تبدأ الأخرى.`,
  },
};

export const COLOR_NAMES: Translated<typeof English.COLOR_NAMES> = {
  blue: 'أزرق',
  green: 'أخضر',
  purple: 'بنفسجي',
  red: 'أحمر',
  orange: 'برتقالي',
  cyan: 'سماوي',
  pink: 'وردي',
  lime: 'ليموني',
  brown: 'بني',
  slate: 'رمادي مزرق',
};

export const SPANS: Translated<typeof English.SPANS> = {
  between: (begin, end) => `من ${begin} إلى ${end}`,
  from: (begin) => `من ${begin} فصاعدًا`,
  betweenAges: (format, from, until) => `من سن ${format.number(from)} إلى ${format.number(until)}`,
  fromAge: (format, age) => `من سن ${format.number(age)} فصاعدًا`,
};

export const FIGURE_SPANS: Translated<typeof English.FIGURE_SPANS> = {
  between: (from, until) => `${from} إلى ${until}`,
  from: (from) => `${from} فصاعدًا`,
};

type Listed = Parameters<typeof English.LISTED_SPANS.untilNext>;

const atAges = (format: Listed[0], { from, until }: Listed[2]) =>
  from === until
    ? `، في سن ${format.number(from)}`
    : `، من سن ${format.number(from)} إلى ${format.number(until)}`;

export const LISTED_SPANS: Translated<typeof English.LISTED_SPANS> = {
  between: (format, begin, end, ages) => `من ${begin} إلى ${end}${ages ? atAges(format, ages) : ''}`,
  untilNext: (format, begin, ages) => `من ${begin} إلى المرحلة التالية${atAges(format, ages)}`,
  from: (format, begin, age) => `من ${begin} فصاعدًا${age === null ? '' : `، من سن ${format.number(age)}`}`,
  betweenAges: (format, from, until) => `من سن ${format.number(from)} إلى ${format.number(until)}`,
  fromAge: (format, age) => `من سن ${format.number(age)} فصاعدًا`,
};
