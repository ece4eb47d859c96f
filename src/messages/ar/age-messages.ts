import type * as English from '../en/age-messages.ts';
import type { Translated } from '../translated.ts';
import { leftToRight } from './left-to-right.ts';
import { describeExpectedAge, LIVE, nameReached, nameWithAge } from './people.ts';
import { decimalYears, yearsAfter } from './units.ts';

export const AGE_MESSAGES: Translated<typeof English.AGE_MESSAGES> = {
  missing: 'تعذّر تحميل جدول الحياة. بقية الصفحة لا تحتاج إليه.',
  none: (place) => `لا يوجد جدول حياة لهذا البلد: ${place}.`,
  choice: 'العمر المتوقع المعتمَد',
  meaning: 'على ماذا تستند هذه الأعمار',
};

export const TABLE_FIGURES: Translated<typeof English.TABLE_FIGURES> = {
  period: (format, { people, place, lifeExpectancy, year, source }) =>
    `استنادًا إلى العمر المتوقع لدى ${nameWithAge(format, people)} في ${place}: ${decimalYears(format, lifeExpectancy)} وفق معدلات الوفيات لعام ${year} (جدول حياة مقتبس بتصرف من ${leftToRight(source)}).`,
  cohort: (format, { people, place, lifeExpectancy, source }) =>
    `استنادًا إلى العمر المتوقع لدى ${nameWithAge(format, people)} في ${place}: نحو ${yearsAfter(format, lifeExpectancy)} إذا استمر انخفاض معدلات الوفيات كما تتوقع الأمم المتحدة (إسقاط مقتبس بتصرف من ${leftToRight(source)}).`,
};

export const CHOICES: Translated<typeof English.CHOICES> = {
  birth: (format, age) => `المتوسط عند الولادة: ${format.decimal(age)}`,
  entered: (format, age) => `كما أدخلته: ${format.number(age)}`,
  period: (format, age, people) => `${nameReached(format, people)}: ${format.decimal(age)}`,
  cohort: (format, age) => `إذا استمر انخفاض معدلات الوفيات: نحو ${format.number(age)}`,
};

type AtAge = Parameters<typeof English.AT_AGE.more>;

const atAge = (format: AtAge[0], of: AtAge[1]) =>
  `وفق معدلات الوفيات لعام ${of.year}، ${describeExpectedAge(format, of)}`;

function nameAverage({ year, counts }: AtAge[2], { people: { stage } }: AtAge[1]): string {
  const average = `المتوسط عند الولادة${year === null ? '' : ` في عام ${year}`}`;
  if (counts === 'thoseWhoDiedYounger') return `${average} الذي يشمل أيضًا من توفوا في سن أصغر`;
  if (counts === null) return average;
  return `${average} ${stage === 'adult' ? 'للنساء والرجال' : 'للبنات والأولاد'} معًا`;
}

export const AT_AGE: Translated<typeof English.AT_AGE> = {
  alone: (format, of) => `${atAge(format, of)}.`,
  same: (format, of, average) => `${atAge(format, of)}، أي ما يساوي ${nameAverage(average, of)}.`,
  more: (format, of, average) =>
    `${atAge(format, of)}، بزيادة ${decimalYears(format, average.difference)} على ${nameAverage(average, of)}.`,
  less: (format, of, average) =>
    `${atAge(format, of)}، أي أقل بمقدار ${decimalYears(format, average.difference)} من ${nameAverage(average, of)}.`,
};

export const HEADLINE_FIGURES: Translated<typeof English.HEADLINE_FIGURES> = {
  ofAge: (format, { expected, year }) =>
    `الرقم ${format.decimal(expected)} هو المتوسط وفق معدلات الوفيات لعام ${year}.`,
  ofLastAge: (format, { expected, year, lastAge }) =>
    `الرقم ${format.decimal(expected)} هو متوسط من يبلغون سن ${format.number(lastAge)}، حيث ينتهي جدول الحياة، وفق معدلات الوفيات لعام ${year}.`,
};

type Projected = Parameters<typeof English.PROJECTIONS.figure>;

const project = (format: Projected[0], { people, place, expected }: Projected[1], range = '') =>
  `إذا استمر انخفاض معدلات الوفيات كما تتوقع الأمم المتحدة، فالمتوقع أن ${LIVE[people.population]} ${nameWithAge(format, people)} في ${place} حتى سن ${format.number(expected)} تقريبًا في المتوسط${range}. هذا إسقاط يستند إلى معدلات الوفيات التي تتوقعها الأمم المتحدة لكل عام حتى 2100.`;

export const PROJECTIONS: Translated<typeof English.PROJECTIONS> = {
  noChange: 'استمرار انخفاض معدلات الوفيات لا يكاد يغيّر هذا الرقم في هذه السن.',
  figure: (format, of) => project(format, of),
  withInterval: (format, of, { low, high }) =>
    project(format, of, ` (ثمانية من كل عشرة توقعات: من ${format.number(low)} إلى ${format.number(high)})`),
};

const COUNTS_EVERYONE = 'وهذا المتوسط يشمل الجميع منذ الولادة.';

export const AVERAGES: Translated<typeof English.AVERAGES> = {
  entered: {
    past: (format, { age, average }) =>
      `في سن ${format.number(age)} تجاوزت العمر الذي أدخلته: ${yearsAfter(format, average)}.`,
    at: (format, { age, average }) =>
      `في سن ${format.number(age)} بلغت العمر الذي أدخلته: ${yearsAfter(format, average)}.`,
    close: (format, { age, average }) =>
      `في سن ${format.number(age)} اقتربت من العمر الذي أدخلته: ${yearsAfter(format, average)}.`,
  },
  birth: {
    past: (format, { age, average }) =>
      `في سن ${format.number(age)} تجاوزت المتوسط عند الولادة: ${decimalYears(format, average)}. ${COUNTS_EVERYONE}`,
    at: (format, { age, average }) =>
      `في سن ${format.number(age)} بلغت المتوسط عند الولادة: ${decimalYears(format, average)}. ${COUNTS_EVERYONE}`,
    close: (format, { age, average }) =>
      `في سن ${format.number(age)} اقتربت من المتوسط عند الولادة: ${decimalYears(format, average)}. ${COUNTS_EVERYONE}`,
    lower: (format, { average }) =>
      `المتوسط عند الولادة (${decimalYears(format, average)}) أقل من ذلك لأنه يشمل الجميع منذ الولادة.`,
  },
};

export const ESTIMATES: Translated<typeof English.ESTIMATES> = {
  estimate: (format, { age, lifeExpectancy, expected, meanError, greatestError }) =>
    `على سبيل التقدير: حيث يبلغ العمر المتوقع عند الولادة ${yearsAfter(format, lifeExpectancy)}، يعيش من بلغوا سن ${format.number(age)} حتى سن ${format.number(expected)} تقريبًا في المتوسط. ويبلغ خطأ التقدير في هذه السن ${decimalYears(format, meanError)} في المتوسط، و${format.decimal(greatestError)} على الأكثر.`,
  outsideAges: (format, first, last) =>
    `لمعرفة كم يعيش من هم في مثل سنّك، يلزم اختيار بلد. ومن دون بلد لا تستطيع هذه الصفحة تقدير ذلك إلا من سن ${format.number(first)} إلى ${format.number(last)}.`,
  noCountry: (format, lifeExpectancy) =>
    `لا يوجد بلد يبلغ فيه العمر المتوقع ${yearsAfter(format, lifeExpectancy)}، لذلك لا تستطيع هذه الصفحة تقدير كم يعيش من هم في مثل سنّك.`,
};
