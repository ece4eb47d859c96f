import type * as English from '../en/place-names.ts';
import type { Translated } from '../translated.ts';

export const EVERYDAY_NAMES: Translated<typeof English.EVERYDAY_NAMES> = {
  ARE: '阿联酋',
  BIH: '波黑',
  CHI: '海峡群岛',
  HKG: '香港',
  MAC: '澳门',
  MMR: '缅甸',
  PSE: '巴勒斯坦',
};

export const phrasePlace: Translated<typeof English.phrasePlace> = (_code, name) => name;
