import type * as English from '../en/names.ts';
import type { TypedTimeWords } from '../typed-life-words.ts';

export const EVERYDAY_NAMES: typeof English.EVERYDAY_NAMES = {
  BFA: 'Burkina Faso',
  BHR: 'Bahrein',
  BLR: 'Belarus',
  CHI: 'Ilhas do Canal',
  CHN: 'China',
  COD: 'República Democrática do Congo',
  COG: 'República do Congo',
  HKG: 'Hong Kong',
  MAC: 'Macau',
  MMR: 'Mianmar',
  PSE: 'Palestina',
};

/** Alpha-3 codes of places by the article that they take within a sentence. All others take none. */
const BY_ARTICLE = {
  o:
    'AFG AZE BDI BEN BHR BRA BTN CAN CHL DJI ECU EGY GAB GBR HTI IRN IRQ JPN KAZ KEN KGZ KHM KWT LAO LBN ' +
    'LKA LSO MAR MEX MLI MWI NER NPL PAK PAN PER PRY QAT SDN SEN SSD SUR TCD TGO TJK TKM URY UZB ' +
    'VNM XKX YEM ZWE',
  a:
    'ALB ARG ARM ASM AUS AUT BEL BGR BIH BOL CAF CHE CHN CIV COD COG COL CRI CZE DEU DMA DNK DOM DZA ERI ESP EST ' +
    'ETH FIN FRA FSM GEO GIN GMB GNB GNQ GRC GRL GTM GUY HRV HUN IDN IMN IND IRL ISL ITA JAM JOR KOR LBR LBY ' +
    'LTU LVA MDA MKD MNG MRT MYS NAM NCL NGA NIC NOR NZL PNG POL PRK PSE PYF ROU RUS SAU SOM SRB SVK ' +
    'SVN SWE SYR THA TUN TUR TZA UKR VEN ZAF ZMB',
  os: 'ARE NLD USA',
  as: 'BHS BMU CHI COM CYM FRO MDV MHL MNP PHL SLB SYC TCA VGB VIR',
} as const;

const articles = new Map(
  Object.entries(BY_ARTICLE).flatMap(([article, codes]) =>
    codes.split(' ').map((code) => [code, article] as const),
  ),
);

export const phraseCountry: typeof English.phraseCountry = (code, name) => {
  const article = articles.get(code);
  return article ? `${article} ${name}` : name;
};

export const TYPED_TIME_WORDS: TypedTimeWords = {
  months: {},
  // “com 30 anos”, “a partir dos 30”, “quando eu tinha 30”, “ao completar 30 anos” …
  age: (
    'a à ao aos na o os com meus da de dos desde até partir idade ano anos vida ' +
    'quando eu tinha tiver fiz fizer fazer faço tenho terei completo completei completar'
  ).split(' '),
  year: 'em no do de o a ao ano para desde até partir'.split(' '),
  month: 'em no na dia mês ano o a ao de do da desde até partir º ª'.split(' '),
};

export const UNIT_WORDS: typeof English.UNIT_WORDS = [
  'bilhão',
  'bilhões',
  'milhão',
  'milhões',
  'ano',
  'anos',
  'semana',
  'semanas',
  'dia',
  'dias',
  'hora',
  'horas',
  'minuto',
  'minutos',
  'mês',
  'meses',
  'pessoa',
  'pessoas',
  'vez',
  'vezes',
  'km',
  'maior',
  'menor',
  'a mais',
  'a menos',
];

/** @example namePerson('Minha mãe') // 'sua mãe' */
export const namePerson: typeof English.namePerson = (name) =>
  name.replace(/^(?:o\s+)?meu(s?)\s+(?=\S)/i, 'seu$1 ').replace(/^(?:a\s+)?minha(s?)\s+(?=\S)/i, 'sua$1 ');
