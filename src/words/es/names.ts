import type * as English from '../en/names.ts';
import type { TypedTimeWords } from '../typed-life-words.ts';

export const EVERYDAY_NAMES: typeof English.EVERYDAY_NAMES = {
  CHI: 'Islas del Canal',
  CIV: 'Costa de Marfil',
  COG: 'Congo',
  HKG: 'Hong Kong',
  MAC: 'Macao',
  MMR: 'Myanmar',
  PSE: 'Palestina',
  VIR: 'Islas Vírgenes de los Estados Unidos',
};

/** Alpha-3 codes of places that take an article within a sentence. It never stands after “a” or “de”. */
const ARTICLES = Object.entries({
  el: 'COG GBR',
  la: 'CAF COD DOM IMN PYF',
  los: 'ARE NLD',
  las: 'BHS BMU CHI COM CYM FRO MDV MHL MNP SLB SYC TCA VGB VIR',
});

export const phraseCountry: typeof English.phraseCountry = (code, name) => {
  const [article] = ARTICLES.find(([, codes]) => codes.split(' ').includes(code)) ?? [];
  return article === undefined ? name : `${article} ${name}`;
};

export const TYPED_TIME_WORDS: TypedTimeWords = {
  months: { setiembre: 9, set: 9, sep: 9, sept: 9 },
  age: [
    'a',
    'al',
    'la',
    'los',
    'edad',
    'de',
    'con',
    'desde',
    'hasta',
    'partir',
    'cuando',
    'mis',
    'para',
    'tengo',
    'tenía',
    'tenga',
    'tuve',
    'cumplir',
    'cumplo',
    'cumplí',
    'cumpla',
    'año',
    'años',
  ],
  year: ['en', 'el', 'del', 'de', 'a', 'al', 'año', 'desde', 'hasta', 'para', 'partir'],
  month: [
    'en',
    'el',
    'al',
    'de',
    'del',
    'desde',
    'hasta',
    'a',
    'partir',
    'día',
    'mes',
    'año',
    'º',
    'o',
    'er',
    'ro',
    'ero',
  ],
};

export const UNIT_WORDS: typeof English.UNIT_WORDS = [
  'millón',
  'millones',
  'año',
  'años',
  'mes',
  'meses',
  'semana',
  'semanas',
  'día',
  'días',
  'hora',
  'horas',
  'minuto',
  'minutos',
  'persona',
  'personas',
  'vez',
  'veces',
  'vuelta',
  'vueltas',
  'km',
  'mayor',
  'menor',
  'más',
  'menos',
  'libre',
  'libres',
];

/** @example namePerson('Mi madre') // 'tu madre' */
export const namePerson: typeof English.namePerson = (name) =>
  name.replace(/^mi\s+(?=\S)/i, 'tu ').replace(/^mis\s+(?=\S)/i, 'tus ');
