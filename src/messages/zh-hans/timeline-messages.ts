import type * as English from '../en/timeline-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { days, years } from './units.ts';

export const TIMELINE_MESSAGES: Translated<typeof English.TIMELINE_MESSAGES> = {
  title: '人生时间线',
  birth: '出生',
  now: (format, age) => `现在${format.number(age)}岁`,
  expectancy: (format, figure) => `预期寿命${format.number(figure)}岁`,
  projected: (format, age) => `${format.number(age)}岁`,
  slider: '互动时间线',
  today: '今天',
  end: '预期寿命',
  play: '播放',
  stop: '暂停',
  columns: { what: '标记', when: '时间' },
};

const when = (format: Format, at: number | null) => (at === null ? '今天' : `${format.number(at)}岁时`);

export const REMAINING_MESSAGES: Translated<typeof English.REMAINING_MESSAGES> = {
  reached: (format, at) => `${when(format, at)}：已到预期寿命。`,
  days: (format, at, figure) => `${when(format, at)}：距预期寿命${days(format, figure)}。`,
  yearsAndDays: (format, at, figures) =>
    `${when(format, at)}：距预期寿命${years(format, figures.years)}，也就是${days(format, figures.days)}。`,
};

export const AHEAD_MESSAGES: Translated<typeof English.AHEAD_MESSAGES> = {
  past: (format, at) => `${format.number(at)}岁 · 已过预期寿命`,
  reached: (format, at) => `${format.number(at)}岁 · 到达预期寿命`,
  days: (format, at, figure) => `${format.number(at)}岁 · 距预期寿命${days(format, figure)}`,
  partOfYear: (format, at, figure) => `${format.number(at)}岁 · 距预期寿命${years(format, figure)}`,
  years: (format, at, figure) => `${format.number(at)}岁 · 未来${years(format, figure)}`,
};

export const MILESTONE_MESSAGES: Translated<typeof English.MILESTONE_MESSAGES> = {
  ago: (format, figure) => `${years(format, figure)}前`,
  withinWeeks: '几周之内',
  inYears: (format, figure) => `${years(format, figure)}后`,
  reached: '已经到达',
  share: (format, share, lifeExpectancy) => `${years(format, lifeExpectancy)}的${share}`,
};

export const TIMELINE_SENTENCES: Translated<typeof English.TIMELINE_SENTENCES> = {
  past: (format, age, lifeExpectancy) =>
    `至今${years(format, age)}，已超过${format.number(lifeExpectancy)}岁的预期寿命。`,
  soFar: (format, { age, lifeExpectancy, share }) =>
    `${years(format, lifeExpectancy)}中至今已有${format.number(age)}年，占${share}。`,
  slider: (format, at) => `滑块在${format.number(at)}岁。`,
};
