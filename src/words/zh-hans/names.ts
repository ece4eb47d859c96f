import type * as English from '../en/names.ts';
import type { TypedTimeWords } from '../typed-life-words.ts';

export const EVERYDAY_NAMES: typeof English.EVERYDAY_NAMES = {
  ARE: '阿联酋',
  BIH: '波黑',
  CHI: '海峡群岛',
  HKG: '香港',
  MAC: '澳门',
  MMR: '缅甸',
  PSE: '巴勒斯坦',
};

export const phraseCountry: typeof English.phraseCountry = (_code, name) => name;

export const TYPED_TIME_WORDS: TypedTimeWords = {
  months: {},
  age: [
    '年龄',
    '我',
    '在',
    '我在',
    '从',
    '自',
    '到',
    '直到',
    '满',
    '刚满',
    '至',
    '到了',
    '年满',
    '岁',
    '岁时',
    '岁那年',
    '岁那一年',
    '岁左右',
    '岁的时候',
    '岁起',
    '岁开始',
    '岁为止',
    '岁生日',
    '岁生日那天',
    '周岁那年',
    '周岁',
    '周岁时',
    '周岁生日',
    '歳',
    '歲',
  ],
  year: [
    '在',
    '于',
    '从',
    '自',
    '自从',
    '到',
    '至',
    '直到',
    '截至',
    '起',
    '开始',
    '以来',
    '为止',
    '时',
    '的时候',
    '那年',
    '那一年',
    '公元',
    '年',
  ],
  month: ['在', '从', '自', '自从', '到', '直到', '起', '开始', '以来', '为止', '公元', '日', '号'],
};

export const UNIT_WORDS: typeof English.UNIT_WORDS = [];

/** @example namePerson('我的妈妈') // '你的妈妈' */
export const namePerson: typeof English.namePerson = (name) =>
  name.replace(/^我(?:的)?\s*(妈|爸)$/, '你$1$1').replace(/^我(?=\S)/, '你');
