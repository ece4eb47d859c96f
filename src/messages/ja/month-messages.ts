import type * as English from '../en/month-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

const months = plural({ other: '#か月' });

export const MONTH_SENTENCES: Translated<typeof English.MONTH_SENTENCES> = {
  total: (format, total) => `およそ${months(format, total)}の人生。`,
  newborn: () => 'これまで1か月未満。',
  newbornAhead: (format, ahead) => `これまで1か月未満、この先およそ${months(format, ahead)}。`,
  lived: (format, lived) => `これまで${months(format, lived)}。`,
  livedAhead: (format, lived, ahead) =>
    `これまで${months(format, lived)}、この先およそ${months(format, ahead)}。`,
  reached: (format, lived) => `これまで${months(format, lived)}、寿命の目安とちょうど同じ長さです。`,
  beyond: (format, lived, beyond) =>
    `これまで${months(format, lived)}、寿命の目安を${months(format, beyond)}超えています。`,
};

export const MONTH_MESSAGES: Translated<typeof English.MONTH_MESSAGES> = {
  key: 'ひとつの点が1か月、ひとつの列が1年です。色は下の時間の使いみちを表します。',
  example: (figure) => `例：1990年にカナダで生まれた人（${figure}）。`,
  needsBirthdate: '生年月日を入力すると、これまでの分が見えます。',
  needsCountry: '国・地域を選ぶと、この先にあるかもしれない分が見えます。',
  noLimit: '寿命の目安は限界ではありません。',
};
