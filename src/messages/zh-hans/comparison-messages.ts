import type * as English from '../en/comparison-messages.ts';
import type { Translated } from '../translated.ts';
import { phrase } from './plural.ts';

export const COMPARISONS: Translated<typeof English.COMPARISONS> = {
  sleep: {
    days: phrase({ other: '你一年的睡眠加起来有#个整天。' }),
    winters: phrase({ other: '到这个年龄，睡眠加起来有#个冬天那么长（每个冬天三个月）。' }),
    wakingHours: phrase({ other: '每周你有#小时是醒着的。' }),
  },
  work: {
    coffees: phrase({ other: '每工作四小时喝一杯咖啡，一年就是#杯。' }),
    weeks: phrase({ other: '你一年的工作相当于#个工作周（每周40小时）。' }),
    wakingYears: phrase({ other: '到这个年龄，按每天醒着16小时算，你工作了#年。' }),
  },
  commute: {
    songs: phrase({ other: '一年够听#首四分钟的歌。' }),
    laps: phrase({ other: '按每小时步行5公里算，一生的通勤够绕赤道#圈。' }),
  },
  exercise: {
    minutes: phrase({ other: '每周#分钟。世卫组织建议成年人150至300分钟（高强度减半）。' }),
    walk: phrase({ other: '按每小时步行5公里算，一年够走#公里。' }),
  },
  socialMedia: {
    average: phrase({ other: '是世界平均时间的#倍（互联网用户，2025年）。' }),
    notes: phrase({ other: '每周够给朋友写#封信，每封五分钟。' }),
  },
  cooking: {
    meals: phrase({ other: '每顿45分钟，一年可以做#顿饭。' }),
    weeks: phrase({ other: '到这个年龄，在厨房里度过的时间相当于#个工作周（每周40小时）。' }),
  },
  reading: {
    novels: null,
    words: null,
  },
  gaming: {
    adventures: phrase({ other: '一年够玩#场40小时的冒险。' }),
    evenings: phrase({ other: '一生中，共有#个三小时的游戏之夜。' }),
  },
  eating: {
    meals: phrase({ other: '每顿半小时，一年吃#顿饭。' }),
    days: phrase({ other: '到这个年龄，在餐桌旁度过了#个整天。' }),
  },
  entertainment: {
    movies: phrase({ other: '一年够看#部两小时的电影。' }),
  },
  studying: {
    hardLanguage: null,
    languages: null,
  },
  hobbies: {
    weekends: phrase({ other: '按每个周末醒着32小时算，一年有#个周末用于爱好。' }),
    afternoons: phrase({ other: '一生中，共有#个四小时的周日下午。' }),
  },
};

export const GENERAL_COMPARISONS: Translated<typeof English.GENERAL_COMPARISONS> = {
  days: phrase({ other: '一年下来，加起来是#个整天。' }),
  laps: phrase({ other: '按每小时步行5公里算，到这个年龄够绕赤道#圈。' }),
  workWeeks: phrase({ other: '一年下来，相当于#个工作周（每周40小时）。' }),
  novels: null,
  seasons: phrase({ other: '到这个年龄，加起来有#个季节那么长（每季三个月）。' }),
  languages: null,
  movies: phrase({ other: '这样三十天，够看#部两小时的电影。' }),
  minutes: phrase({ other: '摊到全天，每小时有#分钟。' }),
  coffees: phrase({ other: '每周够喝#次咖啡，每次半小时。' }),
  songs: phrase({ other: '每天够听#首四分钟的歌。' }),
  wakingYears: phrase({ other: '一生中，按每天醒着16小时算，共有#年。' }),
};
