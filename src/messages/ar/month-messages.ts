import type * as English from '../en/month-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

type Lived = Parameters<typeof English.MONTH_SENTENCES.lived>;
type Whose = Lived[2];

/** After a preposition or a noun. */
const monthsAfter = plural({
  zero: '#\u00a0شهر',
  one: 'شهر واحد',
  two: 'شهرين',
  few: '#\u00a0أشهر',
  many: '#\u00a0شهرًا',
  other: '#\u00a0شهر',
});

const monthsBehind = plural({
  zero: 'مضى #\u00a0شهر',
  one: 'مضى شهر واحد',
  two: 'مضى شهران',
  few: 'مضت #\u00a0أشهر',
  many: 'مضى #\u00a0شهرًا',
  other: 'مضى #\u00a0شهر',
});

const ofWhom = (whose: Whose) => (whose === 'own' ? ' من عمرك' : '');
const behind = (format: Lived[0], lived: number, whose: Whose) =>
  `${monthsBehind(format, lived)}${ofWhom(whose)}`;
const ahead = (format: Lived[0], figure: number, whose: Whose) =>
  `${whose === 'own' ? 'وقد يكون أمامك' : 'والقادم'} نحو ${monthsAfter(format, figure)}`;
const lessThanOne = (whose: Whose) => `مضى أقل من شهر${ofWhom(whose)}`;

export const MONTH_SENTENCES: Translated<typeof English.MONTH_SENTENCES> = {
  total: (format, total) => `حياة من نحو ${monthsAfter(format, total)}.`,
  newborn: (whose) => `${lessThanOne(whose)}.`,
  newbornAhead: (format, figure, whose) => `${lessThanOne(whose)}، ${ahead(format, figure, whose)}.`,
  lived: (format, lived, whose) => `${behind(format, lived, whose)}.`,
  livedAhead: (format, lived, figure, whose) =>
    `${behind(format, lived, whose)}، ${ahead(format, figure, whose)}.`,
  reached: (format, lived, whose) => `${behind(format, lived, whose)}، أي بقدر العمر المتوقع.`,
  beyond: (format, lived, beyond, whose) =>
    `${behind(format, lived, whose)}، بزيادة ${monthsAfter(format, beyond)} على العمر المتوقع.`,
};

export const MONTH_MESSAGES: Translated<typeof English.MONTH_MESSAGES> = {
  key: 'كل نقطة شهر، وكل عمود سنة؛ والألوان هي الساعات أدناه.',
  example: (figure) => `مثال: شخص وُلد عام 1990 في كندا (${figure}).`,
  needsBirthdate: 'بإدخال تاريخ ميلادك يظهر ما مضى من عمرك.',
  needsCountry: 'باختيار بلد يظهر ما قد يأتي.',
  noLimit: 'العمر المتوقع ليس حدًا.',
};
