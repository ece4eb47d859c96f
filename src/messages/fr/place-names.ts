import type * as English from '../en/place-names.ts';
import type { Translated } from '../translated.ts';

export const EVERYDAY_NAMES: Translated<typeof English.EVERYDAY_NAMES> = {
  CHI: 'Îles Anglo-Normandes',
  COD: 'RD Congo',
  COG: 'Congo',
  HKG: 'Hong Kong',
  MAC: 'Macao',
  MMR: 'Myanmar',
  PSE: 'Palestine',
  SXM: 'Sint Maarten',
  VCT: 'Saint-Vincent-et-les-Grenadines',
};

export const nameInSentence: Translated<typeof English.nameInSentence> = (_code, name) => name;
