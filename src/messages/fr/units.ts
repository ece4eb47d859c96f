import { plural, pluralOfDecimal } from './plural.ts';

export const years = plural({ one: '# an', many: '# d’années', other: '# ans' });
export const decimalYears = pluralOfDecimal({ one: '# an', other: '# ans' });
export const weeks = plural({ one: '# semaine', many: '# de semaines', other: '# semaines' });
export const days = plural({ one: '# jour', many: '# de jours', other: '# jours' });

const BELOW_TWO = /^[01](?:,\d+)?$/;

/** An age or a duration that is written already. @example writtenYears('1,5') // '1,5 an' */
export const writtenYears = (figure: string): string => `${figure} ${BELOW_TWO.test(figure) ? 'an' : 'ans'}`;
