import { plural, pluralOfDecimal } from './plural.ts';

export const years = plural({ other: '#年' });
export const decimalYears = pluralOfDecimal({ other: '#年' });
export const weeks = plural({ other: '#週' });
export const days = plural({ other: '#日' });
