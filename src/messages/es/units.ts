import { plural, pluralOfDecimal } from './plural.ts';

export const years = plural({ one: '# año', other: '# años' });
export const decimalYears = pluralOfDecimal({ other: '# años' });
export const weeks = plural({ one: '# semana', other: '# semanas' });
export const days = plural({ one: '# día', other: '# días' });
