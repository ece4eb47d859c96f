import type * as English from '../en/timeline-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { days, years } from './units.ts';

export const TIMELINE_MESSAGES: Translated<typeof English.TIMELINE_MESSAGES> = {
  title: '人生のタイムライン',
  birth: '誕生',
  now: (format, age) => `いま${format.number(age)}歳`,
  expectancy: (format, figure) => `寿命の目安${format.number(figure)}歳`,
  projected: (format, age) => `${format.number(age)}歳`,
  slider: '動かせるタイムライン',
  today: '今日',
  end: '寿命の目安',
  play: '再生',
  stop: '一時停止',
  columns: { what: '目印', when: '時期' },
};

const when = (format: Format, at: number | null) => (at === null ? '今日' : `${format.number(at)}歳`);

export const REMAINING_MESSAGES: Translated<typeof English.REMAINING_MESSAGES> = {
  reached: (format, at) => `${when(format, at)}：寿命の目安を迎えています。`,
  days: (format, at, figure) => `${when(format, at)}：寿命の目安まで${days(format, figure)}。`,
  yearsAndDays: (format, at, figures) =>
    `${when(format, at)}：寿命の目安まで${years(format, figures.years)}（${days(format, figures.days)}）。`,
};

export const AHEAD_MESSAGES: Translated<typeof English.AHEAD_MESSAGES> = {
  past: (format, at) => `${format.number(at)}歳 · 寿命の目安より先`,
  reached: (format, at) => `${format.number(at)}歳 · 寿命の目安`,
  days: (format, at, figure) => `${format.number(at)}歳 · 寿命の目安まで${days(format, figure)}`,
  partOfYear: (format, at, figure) => `${format.number(at)}歳 · 寿命の目安まで${years(format, figure)}`,
  years: (format, at, figure) => `${format.number(at)}歳 · この先${years(format, figure)}`,
};

export const MILESTONE_MESSAGES: Translated<typeof English.MILESTONE_MESSAGES> = {
  ago: (format, figure) => `${years(format, figure)}前`,
  withinWeeks: '数週間以内',
  inYears: (format, figure) => `${years(format, figure)}後`,
  reached: 'すでに迎えました',
  share: (format, share, lifeExpectancy) => `${years(format, lifeExpectancy)}の${share}`,
};

export const TIMELINE_SENTENCES: Translated<typeof English.TIMELINE_SENTENCES> = {
  past: (format, age, lifeExpectancy) =>
    `これまで${years(format, age)}、寿命の目安の${format.number(lifeExpectancy)}歳を過ぎています。`,
  soFar: (format, { age, lifeExpectancy, share }) =>
    `${years(format, lifeExpectancy)}のうち、これまで${format.number(age)}年（${share}）。`,
  slider: (format, at) => `スライダーは${format.number(at)}歳の位置です。`,
};
