import type * as English from '../en/place-names.ts';
import type { Translated } from '../translated.ts';

export const EVERYDAY_NAMES: Translated<typeof English.EVERYDAY_NAMES> = {
  CHI: 'Ilhas do Canal',
  COD: 'República Democrática do Congo',
  COG: 'República do Congo',
  HKG: 'Hong Kong',
  MAC: 'Macau',
  MMR: 'Mianmar',
  PSE: 'Palestina',
};

export const nameInSentence: Translated<typeof English.nameInSentence> = (_code, name) => name;
