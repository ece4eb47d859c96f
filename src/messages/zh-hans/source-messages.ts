import type * as English from '../en/source-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const SOURCE_LABELS: Translated<typeof English.SOURCE_LABELS> = {
  who2020: '世卫组织2020',
  aasm2015: 'AASM和SRS 2015',
};

export const SOURCE_NOTES: Translated<typeof English.SOURCE_NOTES> = {
  adults: plural({ other: '研究了#名成年人' }),
  people: plural({ other: '研究了#人' }),
  hoursOfSleep: '关于成年人的建议睡眠时数',
  americanDays: '关于美国人平均的一天',
  nurses: '关于医院护士的轮班',
  socialMedia: '关于互联网用户使用社交媒体的时间',
  classHours: '关于母语为英语的人所需的课时',
  readingSpeed: '关于英语默读',
};

export const describeTimeUseSource: Translated<typeof English.describeTimeUseSource> = (source) =>
  `平均小时数：改编自${source}。`;
