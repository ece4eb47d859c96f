import type * as English from '../en/mark-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const MARK_MESSAGES: Translated<typeof English.MARK_MESSAGES> = {
  numbered: (name, number) => `${name}（${number}）`,
  more: plural({ other: 'ほか#件' }),
  markedWeek: (parts) => parts.join(' · '),
  yourMoments: (text, moments) => `${text}できごと：${moments.join('、')}。`,
  marked: plural({ other: '#件のできごとに印があります。' }),
  chapters: (named) => `人生の章：${named.join('、')}。`,
  betweenAges: (format, name, from, until) =>
    `${name}（${format.number(from)}〜\u2060${format.number(until)}歳）`,
  fromAge: (format, name, age) => `${name}（${format.number(age)}歳〜）`,
  inYear: (name, year) => `${name}（${year}年）`,
  atAge: (format, name, age) => `${name}（${format.number(age)}歳）`,
};
