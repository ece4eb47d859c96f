import type * as English from '../en/place-names.ts';
import type { Translated } from '../translated.ts';

export const EVERYDAY_NAMES: Translated<typeof English.EVERYDAY_NAMES> = {
  ARE: 'الإمارات',
  CHI: 'جزر القنال',
  COD: 'جمهورية الكونغو الديمقراطية',
  COG: 'جمهورية الكونغو',
  HKG: 'هونغ كونغ',
  MAC: 'ماكاو',
  MMR: 'ميانمار',
  PSE: 'فلسطين',
  SAU: 'السعودية',
  SXM: 'سينت مارتن',
  TLS: 'تيمور الشرقية',
};

export const phrasePlace: Translated<typeof English.phrasePlace> = (_code, name) => name;
