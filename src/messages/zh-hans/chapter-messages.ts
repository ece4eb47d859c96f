import type * as English from '../en/chapter-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const CHAPTER_MESSAGES: Translated<typeof English.CHAPTER_MESSAGES> = {
  title: '人生阶段',
  adding: '添加人生阶段',
  editing: (name) => `编辑“${name}”`,
  name: '名称',
  namePlaceholder: '例如：上学',
  from: '从',
  until: '到',
  untilHint: '如果仍在继续，或到下一个阶段开始时结束，请留空。',
  added: (name) => `已添加：${name}。`,
  color: '颜色',
  columns: { what: '阶段', when: '时间', age: '年龄', week: '第几周' },
  problems: {
    name: '请输入名称。',
    tooMany: plural({ other: '你已有#个人生阶段，不能再添加。请先删除一个。' }),
    beforeBirth: '这在你出生之前。请输入更晚的时间。',
    endsBeforeItBegins: '结束时间必须晚于开始时间。',
    overlaps: (name, span) => `这与“${name}”（${span}）重叠。请让其中一个在另一个开始之前结束。`,
  },
};

export const COLOR_NAMES: Translated<typeof English.COLOR_NAMES> = {
  blue: '蓝色',
  green: '绿色',
  purple: '紫色',
  red: '红色',
  orange: '橙色',
  cyan: '青色',
  pink: '粉色',
  lime: '黄绿色',
  brown: '棕色',
  slate: '蓝灰色',
};

export const SPANS: Translated<typeof English.SPANS> = {
  between: (begin, end) => `${begin}至${end}`,
  from: (begin) => `${begin}起`,
  betweenAges: (format, from, until) => `${format.number(from)}至${format.number(until)}岁`,
  fromAge: (format, age) => `${format.number(age)}岁起`,
};

export const FIGURE_SPANS: Translated<typeof English.FIGURE_SPANS> = {
  between: (from, until) => `${from}至${until}`,
  from: (from) => `${from}起`,
};

type Listed = Translated<typeof English.LISTED_SPANS>;

const withAges = (format: Parameters<Listed['between']>[0], ages: Parameters<Listed['between']>[3]) => {
  if (!ages) return '';
  const { from, until } = ages;
  return from === until ? `，${format.number(from)}岁` : `，${SPANS.betweenAges(format, from, until)}`;
};

export const LISTED_SPANS: Listed = {
  between: (format, begin, end, ages) => `${SPANS.between(begin, end)}${withAges(format, ages)}`,
  untilNext: (format, begin, ages) => `${begin}起，到下一个阶段为止${withAges(format, ages)}`,
  from: (format, begin, age) =>
    `${SPANS.from(begin)}${age === null ? '' : `，${SPANS.fromAge(format, age)}`}`,
  betweenAges: SPANS.betweenAges,
  fromAge: SPANS.fromAge,
};
