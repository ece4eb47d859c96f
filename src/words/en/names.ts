import type { TypedTimeWords } from '../typed-life-words.ts';

/** By alpha-3 code: everyday names where the browser's are others or missing. */
export const EVERYDAY_NAMES: Readonly<Partial<Record<string, string>>> = {
  ATG: 'Antigua and Barbuda',
  BIH: 'Bosnia and Herzegovina',
  CHI: 'Channel Islands',
  CHN: 'China',
  COD: 'DR Congo',
  COG: 'Congo',
  HKG: 'Hong Kong',
  KNA: 'St. Kitts and Nevis',
  MAC: 'Macao',
  MMR: 'Myanmar',
  PSE: 'Palestine',
  STP: 'São Tomé and Príncipe',
  TCA: 'Turks and Caicos Islands',
  TTO: 'Trinidad and Tobago',
  VCT: 'St. Vincent and the Grenadines',
};

/** Alpha-3 codes of places that take an article within a sentence. */
const WITH_ARTICLE = new Set(
  'ARE BHS CAF CHI COD COM CYM DOM FRO GBR GMB IMN MDV MHL MNP NLD PHL SLB TCA USA VGB VIR'.split(' '),
);

/** A country's name within a sentence, such as "in …". @param code alpha-3 @param name its everyday name */
export const phraseCountry = (code: string, name: string): string =>
  WITH_ARTICLE.has(code) ? `the ${name}` : name;

export const TYPED_TIME_WORDS: TypedTimeWords = {
  months: { sept: 9 },
  age: ['at', 'the', 'age', 'aged', 'of', 'from', 'until', 'when', 'year', 'years', 'old'],
  year: ['in', 'from', 'since', 'until', 'the', 'year'],
  // “15 de mayo de 2012” as well, as many who read the page in English write it.
  month: ['in', 'on', 'of', 'the', 'from', 'since', 'until', 'st', 'nd', 'rd', 'th', 'de', 'del'],
};

/** The words for units after a figure and a space, which stay on one line. Empty without such spaces. */
export const UNIT_WORDS: readonly string[] = [
  'billion',
  'million',
  'year',
  'years',
  'week',
  'weeks',
  'day',
  'days',
  'hour',
  'hours',
  'minute',
  'minutes',
  'month',
  'months',
  'people',
  'adults',
  'time',
  'times',
  'km',
  'higher',
  'lower',
  'more',
];

/** Turns the visitor's name for a person into the page's. @example namePerson('My mother') // 'your mother' */
export const namePerson = (name: string): string => name.replace(/^my\s+(?=\S)/i, 'your ');
