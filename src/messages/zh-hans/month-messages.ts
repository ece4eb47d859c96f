import type * as English from '../en/month-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

type Sentences = Translated<typeof English.MONTH_SENTENCES>;
type Whose = Parameters<Sentences['newborn']>[0];

const months = plural({ other: '#个月' });

const who = (whose: Whose) => (whose === 'own' ? '你' : '');
const behind = (...[format, lived, whose]: Parameters<Sentences['lived']>) =>
  `${who(whose)}已经度过${months(format, lived)}`;
const lessThanOne = (whose: Whose) => `${who(whose)}来到世上还不到一个月`;

export const MONTH_SENTENCES: Sentences = {
  total: (format, total) => `大约${months(format, total)}的一生。`,
  newborn: (whose) => `${lessThanOne(whose)}。`,
  newbornAhead: (format, ahead, whose) => `${lessThanOne(whose)}，未来大约有${months(format, ahead)}。`,
  lived: (format, lived, whose) => `${behind(format, lived, whose)}。`,
  livedAhead: (format, lived, ahead, whose) =>
    `${behind(format, lived, whose)}，未来大约有${months(format, ahead)}。`,
  reached: (format, lived, whose) => `${behind(format, lived, whose)}，与预期寿命一样长。`,
  beyond: (format, lived, beyond, whose) =>
    `${behind(format, lived, whose)}，比预期寿命多${months(format, beyond)}。`,
};

export const MONTH_MESSAGES: Translated<typeof English.MONTH_MESSAGES> = {
  key: '每个点是一个月，每列是一年；颜色对应下面的小时数。',
  example: (figure) => `示例：一位1990年生于加拿大的人（${figure}）。`,
  needsBirthdate: '输入出生日期，看看走过的岁月。',
  needsCountry: '选择国家或地区，看看可能还有的未来。',
  noLimit: '预期寿命不是上限。',
};
