import type * as English from '../en/schedule-editor-messages.ts';
import type { Translated } from '../translated.ts';
import { decimalYears } from './units.ts';

export const SCHEDULE_MESSAGES: Translated<typeof English.SCHEDULE_MESSAGES> = {
  title: '什么时候做这些活动',
  hint: '开始留空，表示从出生起；结束留空，表示一直持续。填年份（例如2012），是指你在那一年达到的年龄。',
  labels: { days: '每周天数', from: '从哪个年龄或年份', until: '到哪个年龄或年份' },
  labelsOf: {
    days: (name) => `${name}：每周天数`,
    from: (name) => `${name}：从哪个年龄或年份`,
    until: (name) => `${name}：到哪个年龄或年份`,
  },
  birth: '出生',
  noEnd: '一直持续',
  suggestion: (format, age) => `例如${format.number(age)}`,
  close: '关闭',
  apply: '应用',
  cancel: '取消',
};

export const SCHEDULE_PROBLEMS: Translated<typeof English.SCHEDULE_PROBLEMS> = {
  days: '请选择每周1至7天。',
  age: '请输入0至150的整数年龄，或年份。',
  order: '结束时间必须晚于开始时间。',
  beforeBirth: '这一年在你出生之前。',
};

type Overfull = Translated<typeof English.OVERFULL_MESSAGES>;

const tooMuch = ({ hours, most }: Parameters<Overfull['always']>[0]) =>
  `你的活动每周占用${hours}小时，而一周只有${most}小时。`;

export const OVERFULL_MESSAGES: Overfull = {
  always: tooMuch,
  from: (format, week, from) => `从${format.number(from)}岁起，${tooMuch(week)}`,
  until: (format, week, until) => `${format.number(until)}岁以前，${tooMuch(week)}`,
  between: (format, week, from, until) =>
    `从${format.number(from)}岁到${format.number(until)}岁，${tooMuch(week)}`,
};

export const describeFullest: Translated<typeof English.describeFullest> = ({ hours, most }) =>
  `最满的一周：${hours}小时（一周共${most}小时）`;

export const SCHEDULED_YEARS: Translated<typeof English.SCHEDULED_YEARS> = {
  soFar: (format, when, soFar) => `${when}：至今${decimalYears(format, soFar)}`,
  soFarAndAhead: (format, when, { soFar, ahead }) =>
    `${when}：至今${decimalYears(format, soFar)}，未来${decimalYears(format, ahead)}`,
};
