import type * as English from '../en/schedule-editor-messages.ts';
import type { Translated } from '../translated.ts';
import { decimalYears } from './units.ts';

export const SCHEDULE_MESSAGES: Translated<typeof English.SCHEDULE_MESSAGES> = {
  title: '活動をする時期',
  hint: '空欄なら、生まれたときから、終わりなしとして数えます。2012のように年を入れると、その年に迎える年齢として数えます。',
  labels: { days: '週の日数', from: '始まり（年齢か年）', until: '終わり（年齢か年）' },
  labelsOf: {
    days: (name) => `${name}：週の日数`,
    from: (name) => `${name}：始まりの年齢か年`,
    until: (name) => `${name}：終わりの年齢か年`,
  },
  birth: '誕生',
  noEnd: 'なし',
  suggestion: (format, age) => `例：${format.number(age)}`,
  close: '閉じる',
  apply: '適用',
  cancel: 'キャンセル',
};

export const SCHEDULE_PROBLEMS: Translated<typeof English.SCHEDULE_PROBLEMS> = {
  days: '週の日数を1〜7から選んでください。',
  age: '0〜150の整数の年齢か、西暦の年を入力してください。',
  order: '終わりは始まりよりあとにしてください。',
  beforeBirth: 'この年は生まれる前です。',
};

/** Hours in brackets, where “168超” reads well. */
const tooMuch = ({ hours, most }: { readonly hours: string; readonly most: string }) =>
  `活動の合計が1週間に収まりません（${hours}／${most}時間）。`;

export const OVERFULL_MESSAGES: Translated<typeof English.OVERFULL_MESSAGES> = {
  always: tooMuch,
  from: (format, week, from) => `${format.number(from)}歳からは、${tooMuch(week)}`,
  until: (format, week, until) => `${format.number(until)}歳までは、${tooMuch(week)}`,
  between: (format, week, from, until) =>
    `${format.number(from)}歳から${format.number(until)}歳までは、${tooMuch(week)}`,
};

export const describeFullest: Translated<typeof English.describeFullest> = ({ hours, most }) =>
  `いちばん多い週：${hours}／${most}時間`;

export const SCHEDULED_YEARS: Translated<typeof English.SCHEDULED_YEARS> = {
  soFar: (format, when, soFar) => `${when}：これまで${decimalYears(format, soFar)}`,
  soFarAndAhead: (format, when, { soFar, ahead }) =>
    `${when}：これまで${decimalYears(format, soFar)}、この先${decimalYears(format, ahead)}`,
};
