import type * as English from '../en/place-names.ts';
import type { Translated } from '../translated.ts';

export const EVERYDAY_NAMES: Translated<typeof English.EVERYDAY_NAMES> = {
  CHI: 'チャンネル諸島',
  COD: 'コンゴ民主共和国',
  COG: 'コンゴ共和国',
  HKG: '香港',
  MAC: 'マカオ',
  MMR: 'ミャンマー',
  PSE: 'パレスチナ',
  USA: 'アメリカ',
  VCT: 'セントビンセント・グレナディーン',
};

export const phrasePlace: Translated<typeof English.phrasePlace> = (_code, name) => name;
