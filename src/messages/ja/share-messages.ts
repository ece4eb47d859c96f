import type * as English from '../en/share-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { decimalYears } from './units.ts';

export const SHARE_MESSAGES: Translated<typeof English.SHARE_MESSAGES> = {
  title: '人生の時間の使いみち',
  center: plural({ other: '年' }),
  columns: { activity: '活動', share: '割合' },
  slice: (format, share, years) => `${share} · ${decimalYears(format, years)}`,
  inKey: (share, years) => `${share} · ${years}`,
};

export const SHARE_KEY: Translated<typeof English.SHARE_KEY> = {
  alike: '扇形の幅が、時間の割合を表します。',
  divided: '中心が誕生で、外へ向かって年齢が進みます。扇形の幅が、各年齢での時間の割合を表します。',
  lived: '濃い色：これまでの年数。',
  until: (format, age) => `中間の色：${format.number(age)}歳まで。`,
  ahead: '淡い色：この先の年数。',
  after: '淡い色：その後。',
};

export const SHARE_YEARS: Translated<typeof English.SHARE_YEARS> = {
  soFar: (format, { soFar, by }) =>
    by === null
      ? `これまで${decimalYears(format, soFar)}`
      : `${format.number(by)}歳までに${decimalYears(format, soFar)}`,
  soFarAndAhead: (format, { ahead, ...years }) =>
    `${SHARE_YEARS.soFar(format, years)} · この先${decimalYears(format, ahead)}`,
};
