import type * as English from '../en/survival-messages.ts';
import type { Translated } from '../translated.ts';
import { nameReached, nameWithAge } from './people.ts';

export const SURVIVAL_MESSAGES: Translated<typeof English.SURVIVAL_MESSAGES> = {
  title: 'كم من الناس يبلغون كل سن',
  hint: (year) => `وفق معدلات الوفيات لعام ${year}. احتمالات لمجموعة من الناس، وليست توقعًا لك.`,
  whose: 'عرض أرقام',
  populations: { everyone: 'الجميع', women: 'النساء', men: 'الرجال' },
  chosen: {
    everyone: 'الأرقام الآن للجميع، هنا وفي الأقسام الأخرى عن الناس في مثل سنّك.',
    women: 'الأرقام الآن للنساء، هنا وفي الأقسام الأخرى عن الناس في مثل سنّك.',
    men: 'الأرقام الآن للرجال، هنا وفي الأقسام الأخرى عن الناس في مثل سنّك.',
  },
  outlook: ['إذا استمر انخفاض', 'معدلات الوفيات'],
  ended: (format, lastAge) => `ينتهي جدول الحياة عند سن ${format.number(lastAge)}، فلا شيء يُعرض بعد ذلك.`,
  keys: 'مفاتيح الأسهم للانتقال سنة، وPage Up وPage Down للانتقال عشر سنوات.',
  reaching: (format, age) => `سن ${format.number(age)}`,
  columns: { age: 'السن', share: 'نسبة من يبلغونها', outlook: 'إذا استمر انخفاض معدلات الوفيات' },
  quantiles: {
    threeInFour: (format, age) => `ثلاثة أرباع: ${format.number(age)}`,
    half: (format, age) => `النصف: ${format.number(age)}`,
    oneInFour: (format, age) => `الربع: ${format.number(age)}`,
  },
};

export const CHANCES: Translated<typeof English.CHANCES> = {
  share: (format, people, share) => `${share} من ${nameWithAge(format, people)}`,
  withOutlook: (format, people, share, outlook) =>
    `${share} من ${nameWithAge(format, people)}؛ و${outlook} إذا استمر انخفاض معدلات الوفيات`,
  fewerThan: (least) => `أقل من ${least}`,
};

type Group = Parameters<typeof English.REACHED.none>;

const threeQuarters = (format: Group[0], { people, place, moved }: Group[1]) =>
  `ثلاثة أرباع ${moved ? nameReached(format, people) : nameWithAge(format, people)} في ${place}`;

export const REACHED: Translated<typeof English.REACHED> = {
  threeInFour: (format, of, { last }) =>
    `يبلغ أكثر من ${threeQuarters(format, of)} سن ${format.number(last)}.`,
  half: (format, of, { threeInFour, last }) =>
    `يبلغ ${threeQuarters(format, of)} سن ${format.number(threeInFour)}، ويبلغ أكثر من النصف سن ${format.number(last)}.`,
  oneInFour: (format, of, { threeInFour, half, last }) =>
    `يبلغ ${threeQuarters(format, of)} سن ${format.number(threeInFour)}، ويبلغ النصف سن ${format.number(half)}، وأكثر من الربع سن ${format.number(last)}.`,
  none: (format, of, { threeInFour, half, oneInFour }) =>
    `يبلغ ${threeQuarters(format, of)} سن ${format.number(threeInFour)}، ويبلغ النصف سن ${format.number(half)}، والربع سن ${format.number(oneInFour)}.`,
};

export const REACHED_IN_OUTLOOK: Translated<typeof English.REACHED_IN_OUTLOOK> = {
  half: (format, age) => `إذا استمر انخفاض معدلات الوفيات، بلغ النصف سن ${format.number(age)}.`,
  moreThanHalf: (format, age) =>
    `إذا استمر انخفاض معدلات الوفيات، بلغ أكثر من النصف سن ${format.number(age)}.`,
};
