import type * as English from '../en/source-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const SOURCE_LABELS: Translated<typeof English.SOURCE_LABELS> = {
  who2020: 'WHO 2020',
  aasm2015: 'AASM・SRS 2015',
};

export const SOURCE_NOTES: Translated<typeof English.SOURCE_NOTES> = {
  adults: plural({ other: '成人#人の研究' }),
  people: plural({ other: '#人の研究' }),
  hoursOfSleep: '成人に推奨される睡眠時間',
  americanDays: 'アメリカの人々の平均的な1日',
  nurses: '病院の看護職の勤務シフト',
  socialMedia: 'インターネット利用者がSNSに使う時間',
  classHours: '英語を話す人に必要な授業時間数',
  readingSpeed: '英語を黙読する速さ',
};

export const describeTimeUseSource: Translated<typeof English.describeTimeUseSource> = (source) =>
  `平均時間：${source}をもとに作成。`;
