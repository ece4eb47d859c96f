import type * as English from '../en/schedule-editor-messages.ts';
import type { Translated } from '../translated.ts';
import { decimalYears } from './units.ts';

export const SCHEDULE_MESSAGES: Translated<typeof English.SCHEDULE_MESSAGES> = {
  title: 'متى تجري أنشطتك',
  hint: 'الحقول الفارغة تعني منذ الولادة، ومن دون نهاية. والسنة، مثل 2012، تعني عمرك في تلك السنة.',
  labels: { days: 'أيام في الأسبوع', from: 'من سن أو سنة', until: 'حتى سن أو سنة' },
  labelsOf: {
    days: (name) => `${name}، أيام في الأسبوع`,
    from: (name) => `${name}، من سن أو سنة`,
    until: (name) => `${name}، حتى سن أو سنة`,
  },
  birth: 'الولادة',
  noEnd: 'بلا نهاية',
  suggestion: (format, age) => `مثل ${format.number(age)}`,
  close: 'إغلاق',
  apply: 'تطبيق',
  cancel: 'إلغاء',
};

export const SCHEDULE_PROBLEMS: Translated<typeof English.SCHEDULE_PROBLEMS> = {
  days: 'يُرجى اختيار عدد من 1 إلى 7 أيام في الأسبوع.',
  age: 'يُرجى إدخال عمر بالسنوات الكاملة من 0 إلى 150، أو سنة.',
  order: 'يجب أن تكون النهاية بعد البداية.',
  beforeBirth: 'هذه السنة قبل ميلادك.',
};

type Week = Parameters<typeof English.OVERFULL_MESSAGES.always>[0];

const tooMuch = ({ hours, most }: Week) => `ساعات أنشطتك في الأسبوع ${hours}، وليس في الأسبوع إلا ${most}.`;

export const OVERFULL_MESSAGES: Translated<typeof English.OVERFULL_MESSAGES> = {
  always: tooMuch,
  from: (format, week, from) => `من سن ${format.number(from)} فصاعدًا، ${tooMuch(week)}`,
  until: (format, week, until) => `حتى سن ${format.number(until)}، ${tooMuch(week)}`,
  between: (format, week, from, until) =>
    `من سن ${format.number(from)} إلى ${format.number(until)}، ${tooMuch(week)}`,
};

export const describeFullest: Translated<typeof English.describeFullest> = ({ hours, most }) =>
  `أكثر الأسابيع امتلاءً: ${hours} من ${most} ساعة`;

export const SCHEDULED_YEARS: Translated<typeof English.SCHEDULED_YEARS> = {
  soFar: (format, when, soFar) => `${when}: ${decimalYears(format, soFar)} حتى الآن`,
  soFarAndAhead: (format, when, { soFar, ahead }) =>
    `${when}: ${decimalYears(format, soFar)} حتى الآن، و${format.decimal(ahead)} قادمة`,
};
