import type * as English from '../en/names.ts';
import type { TypedTimeWords } from '../typed-life-words.ts';

export const EVERYDAY_NAMES: typeof English.EVERYDAY_NAMES = {
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
    'ABW ATG BHR CUB CUW CYP DJI GIB GUM HKG KIR KNA LCA MAC MAF MCO MDG MLT MUS NRU OMN PRI SGP SMR STP SXM TTO TUV ' +
      'VCT',
  ],
  ['à la', 'BRB DMA GRD'],
  ['à l’', 'IMN'],
] as const;

/** With its preposition: « au Canada », « en Suisse », « aux Pays-Bas ». Sentences have none of their own. */
export const phraseCountry: typeof English.phraseCountry = (code, name) => {
  const [preposition = 'en'] = PREPOSITIONS.find(([, codes]) => codes.split(' ').includes(code)) ?? [];
  const within = name.replace(/^Î(?=les? )/, 'î');
  return preposition.endsWith('’') ? preposition + within : `${preposition} ${within}`;
};

export const TYPED_TIME_WORDS: TypedTimeWords = {
  months: { jan: 1, fév: 2, fev: 2, avr: 4, juill: 7, jul: 7, aou: 8, sep: 9 },
  age: [
    'à',
    'l',
    'âge',
    'de',
    'dès',
    'jusqu',
    'pour',
    'mes',
    'quand',
    'j',
    'avais',
    'aurai',
    'ai',
    'eu',
    'partir',
    'mon',
    'anniversaire',
    'e',
    'ème',
    'an',
    'ans',
  ],
  year: ['en', 'l', 'an', 'année', 'depuis', 'dès', 'de', 'jusqu', 'à', 'partir'],
  month: ['en', 'le', 'l', 'd', 'de', 'du', 'au', 'depuis', 'dès', 'jusqu', 'à', 'partir', 'mois', 'er', 'e'],
};

export const UNIT_WORDS: typeof English.UNIT_WORDS = [
  'milliard',
  'milliards',
  'million',
  'millions',
  'an',
  'ans',
  'année',
  'années',
  'mois',
  'semaine',
  'semaines',
  'jour',
  'jours',
  'heure',
  'heures',
  'minute',
  'minutes',
  'personnes',
  'adultes',
  'fois',
  'points',
  'km',
  'h',
];

/** @example namePerson('Mon ami ou mon amie') // 'votre ami ou votre amie' */
export const namePerson: typeof English.namePerson = (name) =>
  name
    .replace(/^(?:mon ou ma|mon|ma)\s+(?=\S)/i, 'votre ')
    .replace(/^mes\s+(?=\S)/i, 'vos ')
    .replace(/ (ou|et) (?:mon|ma)\s+(?=\S)/gi, ' $1 votre ');
