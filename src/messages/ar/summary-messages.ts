import type * as English from '../en/summary-messages.ts';
import type { Translated } from '../translated.ts';
import { leftToRight } from './left-to-right.ts';
import { describeExpectedAge } from './people.ts';
import { decimalYears, yearsAfter } from './units.ts';

type Figure = Parameters<typeof English.FIGURE_SOURCES.country>;

const describeCountryFigure = (
  format: Figure[0],
  { country, lifeExpectancy, source, year }: Figure[1],
  origin = '',
) =>
  `استنادًا إلى العمر المتوقع عند الولادة في ${country}: ${decimalYears(format, lifeExpectancy)} (${leftToRight(`${source}, ${year}`)}${origin}).`;

export const FIGURE_SOURCES: Translated<typeof English.FIGURE_SOURCES> = {
  entered: (format, lifeExpectancy) =>
    `استنادًا إلى العمر المتوقع الذي أدخلته: ${yearsAfter(format, lifeExpectancy)}.`,
  country: (format, figure) => describeCountryFigure(format, figure),
  snapshot: (format, figure) => describeCountryFigure(format, figure, '، من نسخة محفوظة في هذه الصفحة'),
};

export const HEADLINES: Translated<typeof English.HEADLINES> = {
  beyondRecords: (format, age) =>
    `سن ${format.number(age)} أعلى من كل الأعمار المسجَّلة. هل تاريخ الميلاد صحيح؟`,
  noFigure: (format, age) => `العمر المتوقع ليس حدًا: من بلغوا سن ${format.number(age)} يواصلون الحياة بعده.`,
  expected: (format, people) => `${describeExpectedAge(format, people)}.`,
  outlived: (format, people, age) =>
    `${describeExpectedAge(format, people)}. وفي سن ${format.number(age)}، تجاوزت هذا المتوسط أيضًا.`,
};

export const GOALS: Translated<typeof English.GOALS> = {
  birth: () => 'حتى المتوسط عند الولادة',
  entered: () => 'حتى العمر المتوقع الذي أدخلته',
  newborns: () => 'حتى متوسط المواليد',
  people: (format, age) => `حتى متوسط من بلغوا سن ${format.number(age)}`,
  cohort: () => 'حتى المتوسط إذا استمر انخفاض معدلات الوفيات',
};

export const END_LINES: Translated<typeof English.END_LINES> = {
  birth: (format, end) => `الخط عند سن ${format.decimal(end)} هو المتوسط عند الولادة.`,
  entered: (format, end) => `الخط عند سن ${format.number(end)} هو العمر المتوقع الذي أدخلته.`,
  newborns: (format, end) => `الخط عند سن ${format.decimal(end)} هو متوسط المواليد.`,
  people: (format, end, age) =>
    `الخط عند سن ${format.decimal(end)} هو متوسط من بلغوا سن ${format.number(age)}.`,
  cohort: (format, end) => `الخط عند سن ${format.number(end)} هو المتوسط إذا استمر انخفاض معدلات الوفيات.`,
};
