import type * as English from '../en/place-names.ts';
import type { Translated } from '../translated.ts';

export const EVERYDAY_NAMES: Translated<typeof English.EVERYDAY_NAMES> = {
  CHI: 'Kanalinseln',
  CIV: 'Elfenbeinküste',
  COD: 'DR Kongo',
  COG: 'Republik Kongo',
  HKG: 'Hongkong',
  MAC: 'Macau',
  MMR: 'Myanmar',
  PSE: 'Palästina',
  USA: 'USA',
};

export const nameInSentence: Translated<typeof English.nameInSentence> = (_code, name) => name;
