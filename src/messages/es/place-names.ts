import type * as English from '../en/place-names.ts';
import type { Translated } from '../translated.ts';

export const EVERYDAY_NAMES: Translated<typeof English.EVERYDAY_NAMES> = {
  CHI: 'Islas del Canal',
  CIV: 'Costa de Marfil',
  COG: 'Congo',
  HKG: 'Hong Kong',
  MAC: 'Macao',
  MMR: 'Myanmar',
  PSE: 'Palestina',
  VIR: 'Islas Vírgenes de los Estados Unidos',
};

export const nameInSentence: Translated<typeof English.nameInSentence> = (_code, name) => name;
