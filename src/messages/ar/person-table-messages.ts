import type * as English from '../en/person-table-messages.ts';
import type { Translated } from '../translated.ts';
import { nameWithAge } from './people.ts';
import { plural } from './plural.ts';
import { days, daysAfter } from './units.ts';

export const PERSON_TABLE_MESSAGES: Translated<typeof English.PERSON_TABLE_MESSAGES> = {
  columns: {
    person: 'الشخص',
    daysBehind: 'الأيام حتى الآن',
    daysAhead: 'الأيام القادمة',
    share: 'النسبة حتى الآن',
    yearsAhead: 'السنوات القادمة لكليكما',
  },
};

const dots = plural({
  zero: '# نقطة',
  one: 'نقطة واحدة',
  two: 'نقطتان',
  few: '# نقاط',
  many: '# نقطة',
  other: '# نقطة',
});

export const DAY_DOTS: Translated<typeof English.DAY_DOTS> = {
  key: (format, daysPerDot) =>
    `كل نقطة تمثل ${daysAfter(format, daysPerDot)} معًا: كبيرة لما مضى، وصغيرة لما هو قادم.`,
  description: (format, { daysPerDot, behind, ahead }) =>
    `${dots(format, behind)} لما مضى و${format.number(ahead)} لما هو قادم، وكل نقطة تمثل ${daysAfter(format, daysPerDot)} معًا.`,
};

type Whose = Parameters<typeof English.BASIS_MESSAGES.whose>;
type Changed = Parameters<typeof English.BASIS_MESSAGES.daysChanged>[1];

const inPlace = (format: Whose[0], { people, place }: Whose[1]['own']) =>
  `${nameWithAge(format, people)} في ${place}`;

const sinceWhen = (since: Changed['since']) => (since === null ? 'منذ ولادة أصغركما' : `منذ عام ${since}`);

const explainDays = (counted: string) =>
  `الأيام حتى الآن محسوبة كما أُدخلت: ${counted}. وكل سنة أُدخلت تُحسب من مثل تاريخ اليوم فيها.`;

export const BASIS_MESSAGES: Translated<typeof English.BASIS_MESSAGES> = {
  whose: (format, { name, theirs, own }) =>
    `أرقام ${name}: ${inPlace(format, theirs)}. وأرقامك: ${inPlace(format, own)}.`,
  whoseAgeInYear: (format, { name, theirs, own }, year) =>
    `أرقام ${name}: ${inPlace(format, theirs)} (السن في عام ${year}). وأرقامك: ${inPlace(format, own)}.`,
  lastTableAge: (format, age) =>
    `تنتهي جداول الحياة عند سن ${format.number(age)}، لذلك يُحسب الأكبر سنًا بهذه السن.`,
  days: (format, { daysPerYear, since }) =>
    explainDays(`${days(format, daysPerYear)} في السنة ${sinceWhen(since)}`),
  daysChanged: (format, { daysPerYear, since, until, daysLater }) =>
    explainDays(
      `${days(format, daysPerYear)} في السنة ${sinceWhen(since)} حتى عام ${until}، ثم ${days(format, daysLater)} في السنة`,
    ),
  average:
    'الأيام القادمة متوسط لأزواج كثيرة من الأشخاص مثلكما. وهي تحسب الوقت الذي يكون فيه الاثنان على قيد الحياة، كأن طول عمر أحدهما لا صلة له بطول عمر الآخر.',
  cohort: 'ومثل نتائجك الأخرى، تفترض أن الناس سيعيشون أطول في السنوات القادمة، كما تتوقع الأمم المتحدة.',
  period: (year) => `وهي تفترض أن معدلات الوفيات لعام ${year} تبقى على حالها.`,
};
