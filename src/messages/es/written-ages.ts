/** Ages as written, in the phrases of a sentence. “A los 1 años” is not Spanish. */
const isOne = (age: string) => age === '1';

/** @example yearsOld('36') // '36 años' */
export const yearsOld = (age: string): string => (isOne(age) ? '1 año' : `${age} años`);

/** @example atAge('36') // 'a los 36 años' */
export function atAge(age: string): string {
  if (age === '0') return 'en el primer año de vida';
  return isOne(age) ? 'con 1 año' : `a los ${age} años`;
}

/** Behind “llegar”. */
export const toAge = (age: string): string => (isOne(age) ? 'al año de edad' : `a los ${age} años`);

export const untilAge = (age: string): string =>
  isOne(age) ? 'hasta cumplir 1 año' : `hasta los ${age} años`;

/** Beside a figure in years. */
export const untilAgeAlone = (age: string): string => (isOne(age) ? untilAge(age) : `hasta los ${age}`);

export const fromAge = (age: string): string =>
  isOne(age) ? 'desde que se cumple 1 año' : `desde los ${age} años`;

export const betweenAges = (from: string, until: string): string => `de ${from} a ${yearsOld(until)}`;

/** Figures that begin with the sound of “o”: 8, 11, 80 to 89. */
const BEGINS_WITH_O = /^(?:8|11|8\d)$/;

/** @example either('7', '8') // '7 u 8' */
export const either = (one: string, other: string): string =>
  `${one} ${BEGINS_WITH_O.test(other) ? 'u' : 'o'} ${other}`;
