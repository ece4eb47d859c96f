import type * as English from '../en/mark-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const MARK_MESSAGES: Translated<typeof English.MARK_MESSAGES> = {
  numbered: (name, number) => `${name}（${number}）`,
  more: plural({ other: '还有#个' }),
  markedWeek: (parts) => parts.join(' · '),
  yourMoments: (text, moments) => `${text}你的时刻：${moments.join('，')}。`,
  marked: plural({ other: '标出了#个时刻。' }),
  chapters: (named) => `人生阶段：${named.join('；')}。`,
  betweenAges: (format, name, from, until) => `${name}，${format.number(from)}至${format.number(until)}岁`,
  fromAge: (format, name, age) => `${name}，${format.number(age)}岁起`,
  inYear: (name, year) => `${name}，${year}年`,
  atAge: (format, name, age) => `${name}，${format.number(age)}岁`,
};
