import type { Format } from '../format.ts';
import type { Counted } from '../plural.ts';
import { plural } from './plural.ts';
import { years } from './units.ts';

/** Makes a phrase agree with an age, which is never a whole million. `one` is for every age below 2. */
const ofAge = ({ one, other }: { readonly one: string; readonly other: string }): Counted =>
  plural({ one, many: other, other });

/** @example atAge(format, 56) // 'aos 56 anos' */
export const atAge = ofAge({ one: 'com # ano', other: 'aos # anos' });

/** @example untilAge(format, 56) // 'até os 56 anos' */
export const untilAge = ofAge({ one: 'até # ano', other: 'até os # anos' });

/** Beside another figure in years. @example untilAgeAlone(format, 56) // 'até os 56' */
export const untilAgeAlone = ofAge({ one: 'até # ano', other: 'até os #' });

/** @example fromAge(format, 56) // 'a partir dos 56 anos' */
export const fromAge = ofAge({ one: 'a partir de # ano', other: 'a partir dos # anos' });

const beginBetween = ofAge({ one: 'de # a', other: 'dos # aos' });

/** @example betweenAges(format, 22, 65) // 'dos 22 aos 65 anos' */
export const betweenAges = (format: Format, from: number, until: number): string =>
  `${beginBetween(format, from)} ${years(format, until)}`;

const beginAmid = ofAge({ one: 'entre # e', other: 'entre os # e os' });

/** @example amidAges(format, 36, 56) // 'entre os 36 e os 56 anos' */
export const amidAges = (format: Format, from: number, until: number): string =>
  `${beginAmid(format, from)} ${years(format, until)}`;
