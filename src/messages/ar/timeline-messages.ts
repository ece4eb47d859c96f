import type * as English from '../en/timeline-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { days, years, yearsAfter } from './units.ts';

export const TIMELINE_MESSAGES: Translated<typeof English.TIMELINE_MESSAGES> = {
  title: 'الخط الزمني للحياة',
  birth: 'الولادة',
  now: (age) => `الآن، ${age}`,
  expectancy: (figure) => `العمر المتوقع، ${figure}`,
  projected: (age) => `سن ${age}`,
  slider: 'خط زمني تفاعلي',
  today: 'اليوم',
  end: 'العمر المتوقع',
  play: 'تشغيل',
  stop: 'إيقاف',
  columns: { what: 'المحطة', when: 'الوقت' },
};

const when = (at: string | null) => (at === null ? 'اليوم' : `في سن ${at}`);

export const REMAINING_MESSAGES: Translated<typeof English.REMAINING_MESSAGES> = {
  reached: (at) => `${when(at)}: تم بلوغ العمر المتوقع.`,
  days: (format, at, figure) => `${when(at)}: ${days(format, figure)} حتى العمر المتوقع.`,
  yearsAndDays: (format, at, figures) =>
    `${when(at)}: ${years(format, figures.years)} (أو ${days(format, figures.days)}) حتى العمر المتوقع.`,
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
  past: (at) => `${at} · بعد العمر المتوقع`,
  reached: (at) => `${at} · عند العمر المتوقع`,
  days: (format, at, figure) => `${at} · ${days(format, figure)} حتى العمر المتوقع`,
  partOfYear: (format, at, figure) => `${at} · ${years(format, figure)} حتى العمر المتوقع`,
  years: (format, at, figure) => `${at} · ${yearsAhead(format, figure)}`,
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
    `حتى الآن ${years(format, age)}، أي أكثر من العمر المتوقع البالغ ${lifeExpectancy}.`,
  soFar: (format, { age, lifeExpectancy, share }) =>
    `حتى الآن ${age} من أصل ${yearsAfter(format, lifeExpectancy)}، أي ${share}.`,
  slider: (at) => `المؤشر عند سن ${at}.`,
};
