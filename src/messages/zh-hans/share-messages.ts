import type * as English from '../en/share-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { decimalYears } from './units.ts';

export const SHARE_MESSAGES: Translated<typeof English.SHARE_MESSAGES> = {
  title: '人生花在哪些活动上',
  center: plural({ other: '岁' }),
  columns: { activity: '活动', share: '占比' },
  slice: (format, share, years) => `${share} · ${decimalYears(format, years)}`,
  inKey: (share, years) => `${share} · ${years}`,
};

export const SHARE_KEY: Translated<typeof English.SHARE_KEY> = {
  alike: '扇形的宽度，是这项活动占你时间的比例。',
  divided: '中心是出生，越往外年龄越大；扇形的宽度，是这项活动在各个年龄占你时间的比例。',
  lived: '深色：至今的年数。',
  until: (format, age) => `中间色：到${format.number(age)}岁为止。`,
  ahead: '浅色：未来的年数。',
  after: '浅色：此后的年数。',
};

type ShareYears = Translated<typeof English.SHARE_YEARS>;

const soFar: ShareYears['soFar'] = (format, { soFar: years, by }) =>
  `${by === null ? '至今' : `到${format.number(by)}岁`}${decimalYears(format, years)}`;

export const SHARE_YEARS: ShareYears = {
  soFar,
  soFarAndAhead: (format, { ahead, ...years }) =>
    `${soFar(format, years)} · 未来${decimalYears(format, ahead)}`,
};
