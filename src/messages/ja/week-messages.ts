import type * as English from '../en/week-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { weeks } from './units.ts';

export const WEEK_MESSAGES: Translated<typeof English.WEEK_MESSAGES> = {
  title: '週で見る人生',
  standing: 'ひとつの行が人生の1年、ひとつの点が1週間です。',
  lying: 'ひとつの列が人生の1年、ひとつの点が1週間です。',
  keys: {
    time: '矢印キーで1週または1年、PageUpキーとPageDownキーで10年動きます。',
    activities: '矢印キーで1年、PageUpキーとPageDownキーで10年動きます。',
  },
  add: 'できごとを追加するには、その週をクリックするか、2回タップするか、Enterキーを押してください。',
  choice: '色分け',
  by: { time: '時間', activities: '活動', chapters: '人生の章' },
  age: '年齢',
  yearOfAge: (format, age) => `${format.number(age)}歳`,
  weekOfAge: (format, age, week) => `${format.number(age)}歳、第${format.number(week)}週`,
  week: (position) => `第${position}週`,
  lived: 'これまで',
  now: '今週',
  until: (format, age) => `${format.number(age)}歳まで`,
  ahead: 'この先',
  states: { lived: 'これまで', now: '今週', ahead: 'この先' },
  datedState: (dates, state) => `${dates} · ${state}`,
};

export const LIFE_SENTENCES: Translated<typeof English.LIFE_SENTENCES> = {
  firstWeek: '最初の1週間が始まりました。',
  lived: plural({ other: 'これまでに#週間を生きてきました。' }),
  ahead: plural({ other: 'この\u2060先、約#週間\u200bあるかもしれません。' }),
};

export const WEEKS_SENTENCES: Translated<typeof English.WEEKS_SENTENCES> = {
  past: (format, { lived, lifeExpectancy }) =>
    `これまで${weeks(format, lived)}、寿命の目安の${format.number(lifeExpectancy)}歳を過ぎています。`,
  today: (format, { lived, ahead, lifeExpectancy }) =>
    `これまで${weeks(format, lived)}、この先${format.number(lifeExpectancy)}歳まで${weeks(format, ahead)}。明るい点が今週です。`,
  atEnd: (format, { lived, between, lifeExpectancy }) =>
    `これまで${weeks(format, lived)}、いまから${format.number(lifeExpectancy)}歳まで${weeks(format, between)}。`,
  moved: (format, { lived, between, until, ahead }) =>
    `これまで${weeks(format, lived)}、いまから${format.number(until)}歳まで${weeks(format, between)}、その後${weeks(format, ahead)}。`,
};
