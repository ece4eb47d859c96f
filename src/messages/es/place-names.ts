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

/** Alpha-3 codes of places that take an article within a sentence. It never stands after “a” or “de”. */
const ARTICLES = Object.entries({
  el: 'COG GBR',
  la: 'CAF COD DOM IMN PYF',
  los: 'ARE NLD',
  las: 'BHS BMU CHI COM CYM FRO MDV MHL MNP SLB SYC TCA VGB VIR',
});

export const phrasePlace: Translated<typeof English.phrasePlace> = (code, name) => {
  const [article] = ARTICLES.find(([, codes]) => codes.split(' ').includes(code)) ?? [];
  return article === undefined ? name : `${article} ${name}`;
};
