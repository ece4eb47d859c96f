import type * as English from '../en/week-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { weeks } from './units.ts';

export const WEEK_MESSAGES: Translated<typeof English.WEEK_MESSAGES> = {
  title: 'الحياة بالأسابيع',
  standing: 'كل صف سنة من حياتك، وكل نقطة أسبوع.',
  lying: 'كل عمود سنة من حياتك، وكل نقطة أسبوع.',
  keys: {
    time: 'مفاتيح الأسهم للانتقال أسبوعًا أو سنة، وPage Up وPage Down للانتقال عشر سنوات.',
    activities: 'مفاتيح الأسهم للانتقال سنة، وPage Up وPage Down للانتقال عشر سنوات.',
  },
  add: 'لإضافة لحظة: نقرة على أسبوعها بالفأرة، أو نقرتان باللمس، أو مفتاح Enter.',
  choice: 'التلوين بحسب',
  by: { time: 'الوقت', activities: 'النشاط', chapters: 'المرحلة' },
  age: 'العمر',
  yearOfAge: (format, age) => `سن ${format.number(age)}`,
  weekOfAge: (format, age, week) => `سن ${format.number(age)}، الأسبوع ${format.number(week)}`,
  week: (position) => `الأسبوع ${position}`,
  lived: 'حتى الآن',
  now: 'هذا الأسبوع',
  until: (format, age) => `حتى سن ${format.number(age)}`,
  ahead: 'القادم',
  states: { lived: 'مضى', now: 'هذا الأسبوع', ahead: 'قادم' },
  datedState: (dates, state) => `${dates} · ${state}`,
};

export const LIFE_SENTENCES: Translated<typeof English.LIFE_SENTENCES> = {
  firstWeek: 'بدأ أسبوعك الأول.',
  lived: plural({
    zero: 'عشت # أسبوع.',
    one: 'عشت أسبوعًا واحدًا.',
    two: 'عشت أسبوعين.',
    few: 'عشت # أسابيع.',
    many: 'عشت # أسبوعًا.',
    other: 'عشت # أسبوع.',
  }),
  ahead: plural({
    zero: 'وقد يكون أمامك نحو # أسبوع.',
    one: 'وقد يكون أمامك نحو أسبوع واحد.',
    two: 'وقد يكون أمامك نحو أسبوعين.',
    few: 'وقد يكون أمامك نحو # أسابيع.',
    many: 'وقد يكون أمامك نحو # أسبوعًا.',
    other: 'وقد يكون أمامك نحو # أسبوع.',
  }),
};

export const WEEKS_SENTENCES: Translated<typeof English.WEEKS_SENTENCES> = {
  past: (format, { lived, lifeExpectancy }) =>
    `حتى الآن ${weeks(format, lived)}، أي أكثر من العمر المتوقع البالغ ${format.number(lifeExpectancy)}.`,
  today: (format, { lived, ahead, lifeExpectancy }) =>
    `حتى الآن ${weeks(format, lived)}، والقادم ${weeks(format, ahead)} حتى سن ${format.number(lifeExpectancy)}. النقطة المضيئة هي هذا الأسبوع.`,
  atEnd: (format, { lived, between, lifeExpectancy }) =>
    `حتى الآن ${weeks(format, lived)}، ومن الآن ${weeks(format, between)} حتى سن ${format.number(lifeExpectancy)}.`,
  moved: (format, { lived, between, until, ahead }) =>
    `حتى الآن ${weeks(format, lived)}، ومن الآن ${weeks(format, between)} حتى سن ${format.number(until)}، وبعد ذلك ${weeks(format, ahead)}.`,
};
