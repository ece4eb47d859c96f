import type { Format } from '../format.ts';
import type { Counted } from '../plural.ts';
import { plural } from './plural.ts';
import { years } from './units.ts';

/** `Format.number` writes what is less as 0. */
const LEAST_WRITTEN = 0.05;

/** “A los 1 años” is not Spanish. */
const atAnyAge = plural({ one: 'con # año', other: 'a los # años' });

/** @example atAge(format, 36) // 'a los 36 años' */
export const atAge: Counted = (format, age) =>
  age < LEAST_WRITTEN ? 'en el primer año de vida' : atAnyAge(format, age);

/** Behind “llegar”. */
export const toAge = plural({ one: 'al año de edad', other: 'a los # años' });

export const untilAge = plural({ one: 'hasta cumplir # año', other: 'hasta los # años' });

/** Beside a figure in years. */
export const untilAgeAlone = plural({ one: 'hasta cumplir # año', other: 'hasta los #' });

export const fromAge = plural({ one: 'desde que se cumple # año', other: 'desde los # años' });

export const betweenAges = (format: Format, from: number, until: number): string =>
  `de ${format.number(from)} a ${years(format, until)}`;

/** Whether a figure begins with the sound of “o”, as whole years do at 8, 11 and 80 to 89. */
const beginsWithO = (age: number) => age === 8 || age === 11 || (age >= 80 && age < 90);

/** @example either(format, 7, 8) // '7 u 8' */
export const either = (format: Format, one: number, other: number): string =>
  `${format.number(one)} ${beginsWithO(other) ? 'u' : 'o'} ${format.number(other)}`;
