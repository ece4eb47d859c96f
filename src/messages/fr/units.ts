import { plural, pluralOfDecimal } from './plural.ts';

export const years = plural({ one: '#\u00a0an', many: '#\u00a0d’années', other: '#\u00a0ans' });
export const decimalYears = pluralOfDecimal({ one: '#\u00a0an', other: '#\u00a0ans' });
export const weeks = plural({ one: '#\u00a0semaine', many: '#\u00a0de semaines', other: '#\u00a0semaines' });
export const days = plural({ one: '#\u00a0jour', many: '#\u00a0de jours', other: '#\u00a0jours' });
