import type * as English from '../en/week-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { weeks } from './units.ts';

export const WEEK_MESSAGES: Translated<typeof English.WEEK_MESSAGES> = {
  title: '人生周图',
  standing: '每行是你人生的一年，每个点是一周。',
  lying: '每列是你人生的一年，每个点是一周。',
  keys: {
    time: '用方向键移动一周或一年，用Page Up和Page Down移动十年。',
    activities: '用方向键移动一年，用Page Up和Page Down移动十年。',
  },
  add: '要添加时刻，请点击它所在的周，或轻触两次，或按回车键。',
  choice: '着色依据',
  by: { time: '时间', activities: '活动', chapters: '阶段' },
  age: '年龄',
  yearOfAge: (format, age) => `${format.number(age)}岁`,
  weekOfAge: (format, age, week) => `${format.number(age)}岁，第${format.number(week)}周`,
  week: (position) => `第${position}周`,
  lived: '至今',
  now: '本周',
  until: (format, age) => `到${format.number(age)}岁`,
  ahead: '未来',
  states: { lived: '至今', now: '本周', ahead: '未来' },
  datedState: (dates, state) => `${dates} · ${state}`,
};

export const LIFE_SENTENCES: Translated<typeof English.LIFE_SENTENCES> = {
  firstWeek: '你的第一周已经开始。',
  lived: plural({ other: '你已经度过了#周。' }),
  ahead: plural({ other: '未来可能还有大约#周。' }),
};

export const WEEKS_SENTENCES: Translated<typeof English.WEEKS_SENTENCES> = {
  past: (format, { lived, lifeExpectancy }) =>
    `至今${weeks(format, lived)}，已超过${format.number(lifeExpectancy)}岁的预期寿命。`,
  today: (format, { lived, ahead, lifeExpectancy }) =>
    `至今${weeks(format, lived)}，未来到${format.number(lifeExpectancy)}岁还有${weeks(format, ahead)}。亮的点是本周。`,
  atEnd: (format, { lived, between, lifeExpectancy }) =>
    `至今${weeks(format, lived)}，从现在到${format.number(lifeExpectancy)}岁还有${weeks(format, between)}。`,
  moved: (format, { lived, between, until, ahead }) =>
    `至今${weeks(format, lived)}，从现在到${format.number(until)}岁还有${weeks(format, between)}，此后有${weeks(format, ahead)}。`,
};
