import type * as English from '../en/survival-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { nameOf, nameWithAge } from './people.ts';

export const SURVIVAL_MESSAGES: Translated<typeof English.SURVIVAL_MESSAGES> = {
  title: '各年齢を迎える人の割合',
  hint: (year) => `${year}年の死亡率によるものです。集団のなかの割合で、一人ひとりの予測ではありません。`,
  whose: '表示する数値',
  populations: { everyone: '全員', women: '女性', men: '男性' },
  chosen: {
    everyone: 'この欄と、同じ年齢の人についてのほかの欄を、全員の数値に切り替えました。',
    women: 'この欄と、同じ年齢の人についてのほかの欄を、女性の数値に切り替えました。',
    men: 'この欄と、同じ年齢の人についてのほかの欄を、男性の数値に切り替えました。',
  },
  outlook: ['死亡率が', '下がり続ければ'],
  ended: (format, lastAge) =>
    `生命表は${format.number(lastAge)}歳で終わるため、それより先に示せるものはありません。`,
  keys: '矢印キーで1年、PageUpキーとPageDownキーで10年動きます。',
  reaching: (format, age) => `${format.number(age)}歳`,
  columns: { age: '年齢', share: '迎える人の割合', outlook: '死亡率が下がり続ければ' },
  quantiles: {
    threeInFour: (format, age) => `4人に3人：${format.number(age)}歳`,
    half: (format, age) => `半数：${format.number(age)}歳`,
    oneInFour: (format, age) => `4人に1人：${format.number(age)}歳`,
  },
};

export const CHANCES: Translated<typeof English.CHANCES> = {
  share: (format, people, share) => `${nameWithAge(format, people)}の${share}`,
  withOutlook: (format, people, share, outlook) =>
    `${nameWithAge(format, people)}の${share}、死亡率が下がり続ければ${outlook}`,
  fewerThan: (least) => `${least}未満`,
};

/** @example '日本の36歳の女性のうち、' or, at the slider's age, '日本で60歳を迎える女性のうち、' */
const nameGroup = (format: Format, { people, place, moved }: English.Group) =>
  moved
    ? `${place}で${format.number(people.age)}歳を迎える${nameOf(people)}のうち、`
    : `${place}の${nameWithAge(format, people)}のうち、`;

export const REACHED: Translated<typeof English.REACHED> = {
  threeInFour: (format, of, { last }) =>
    `${nameGroup(format, of)}4人に3人を超える人が${format.number(last)}歳を迎えます。`,
  half: (format, of, { threeInFour, last }) =>
    `${nameGroup(format, of)}4人に3人が${format.number(threeInFour)}歳を、半数を超える人が${format.number(last)}歳を迎えます。`,
  oneInFour: (format, of, { threeInFour, half, last }) =>
    `${nameGroup(format, of)}4人に3人が${format.number(threeInFour)}歳を、半数が${format.number(half)}歳を、4人に1人を超える人が${format.number(last)}歳を迎えます。`,
  none: (format, of, { threeInFour, half, oneInFour }) =>
    `${nameGroup(format, of)}4人に3人が${format.number(threeInFour)}歳を、半数が${format.number(half)}歳を、4人に1人が${format.number(oneInFour)}歳を迎えます。`,
};

export const REACHED_IN_OUTLOOK: Translated<typeof English.REACHED_IN_OUTLOOK> = {
  half: (format, age) => `死亡率が下がり続ければ、半数が${format.number(age)}歳を迎えます。`,
  moreThanHalf: (format, age) =>
    `死亡率が下がり続ければ、半数を超える人が${format.number(age)}歳を迎えます。`,
};
