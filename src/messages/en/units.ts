import { plural, pluralOfDecimal } from './plural.ts';

export const years = plural({ one: '# year', other: '# years' });
/** With one decimal, for years that are compared. */
export const decimalYears = pluralOfDecimal({ other: '# years' });
export const weeks = plural({ one: '# week', other: '# weeks' });
export const days = plural({ one: '# day', other: '# days' });
