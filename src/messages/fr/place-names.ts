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

/** Alpha-3 codes of places by the preposition that says “in”; all others take « en ». */
const PREPOSITIONS = [
  [
    'au',
    'BDI BEN BFA BGD BLZ BRA BRN BTN BWA CAN CHL CMR COG CPV CRI DNK GAB GBR GHA GRL GTM GUY HND JPN KAZ KEN KGZ KHM KWT LAO LBN ' +
      'LBR LIE LKA LSO LUX MAR MEX MLI MMR MNE MOZ MWI NER NGA NIC NPL PAK PAN PER PRT PRY QAT RWA SDN SEN SLV SSD SUR ' +
      'TCD TGO TJK TKM TLS VEN VNM VUT XKX YEM ZWE',
  ],
  ['aux', 'ARE BHS BMU CHI COM CYM FJI FRO MDV MHL MNP NLD PHL PLW SLB SYC TCA TON USA VGB VIR WSM ASM'],
  [
    'à',
    'ABW ATG BHR CUB CUW CYP DJI GIB GUM HKG HTI KIR KNA LCA MAC MAF MCO MDG MLT MUS NRU OMN PRI SGP SMR STP SXM TTO TUV ' +
      'VCT',
  ],
  ['à la', 'BRB DMA GRD'],
  ['à l’', 'IMN'],
] as const;

/** With its preposition: « au Canada », « en Suisse », « aux Pays-Bas ». Sentences have none of their own. */
export const phrasePlace: Translated<typeof English.phrasePlace> = (code, name) => {
  const [preposition = 'en'] = PREPOSITIONS.find(([, codes]) => codes.split(' ').includes(code)) ?? [];
  return preposition.endsWith('’') ? preposition + name : `${preposition} ${name}`;
};
