import type * as English from '../en/timeline-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { days, years, yearsAfter } from './units.ts';

export const TIMELINE_MESSAGES: Translated<typeof English.TIMELINE_MESSAGES> = {
  title: 'الخط الزمني للحياة',
  birth: 'الولادة',
  now: (format, age) => `الآن، ${format.number(age)}`,
  expectancy: (format, figure) => `العمر المتوقع، ${format.number(figure)}`,
  projected: (format, age) => `سن ${format.number(age)}`,
  slider: 'خط زمني تفاعلي',
  today: 'اليوم',
  end: 'العمر المتوقع',
  play: 'تشغيل',
  stop: 'إيقاف',
  columns: { what: 'المحطة', when: 'الوقت' },
};

const when = (format: Format, at: number | null) => (at === null ? 'اليوم' : `في سن ${format.number(at)}`);

export const REMAINING_MESSAGES: Translated<typeof English.REMAINING_MESSAGES> = {
  reached: (format, at) => `${when(format, at)}: تم بلوغ العمر المتوقع.`,
  days: (format, at, figure) => `${when(format, at)}: ${days(format, figure)} حتى العمر المتوقع.`,
  yearsAndDays: (format, at, figures) =>
    `${when(format, at)}: ${years(format, figures.years)} (أو ${days(format, figures.days)}) حتى العمر المتوقع.`,
};

const yearsAhead = plural({
  zero: '# سنة قادمة',
  one: 'سنة قادمة',
  two: 'سنتان قادمتان',
  few: '# سنوات قادمة',
  many: '# سنة قادمة',
  other: '# سنة قادمة',
});

export const AHEAD_MESSAGES: Translated<typeof English.AHEAD_MESSAGES> = {
  past: (format, at) => `${format.number(at)} · بعد العمر المتوقع`,
  reached: (format, at) => `${format.number(at)} · عند العمر المتوقع`,
  days: (format, at, figure) => `${format.number(at)} · ${days(format, figure)} حتى العمر المتوقع`,
  partOfYear: (format, at, figure) => `${format.number(at)} · ${years(format, figure)} حتى العمر المتوقع`,
  years: (format, at, figure) => `${format.number(at)} · ${yearsAhead(format, figure)}`,
};

export const MILESTONE_MESSAGES: Translated<typeof English.MILESTONE_MESSAGES> = {
  ago: (format, figure) => `قبل ${yearsAfter(format, figure)}`,
  withinWeeks: 'خلال أسابيع',
  inYears: (format, figure) => `بعد ${yearsAfter(format, figure)}`,
  reached: 'سبق بلوغه',
  share: (format, share, lifeExpectancy) => `${share} من ${yearsAfter(format, lifeExpectancy)}`,
};

export const TIMELINE_SENTENCES: Translated<typeof English.TIMELINE_SENTENCES> = {
  past: (format, age, lifeExpectancy) =>
    `حتى الآن ${years(format, age)}، أي أكثر من العمر المتوقع البالغ ${format.number(lifeExpectancy)}.`,
  soFar: (format, { age, lifeExpectancy, share }) =>
    `حتى الآن ${format.number(age)} من أصل ${yearsAfter(format, lifeExpectancy)}، أي ${share}.`,
  slider: (format, at) => `المؤشر عند سن ${format.number(at)}.`,
};
