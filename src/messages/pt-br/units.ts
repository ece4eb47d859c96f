import { plural, pluralOfDecimal } from './plural.ts';

export const years = plural({ one: '# ano', many: '# de anos', other: '# anos' });
/** With one decimal, for years that are compared. */
export const decimalYears = pluralOfDecimal({ one: '# ano', other: '# anos' });
export const weeks = plural({ one: '# semana', many: '# de semanas', other: '# semanas' });
export const days = plural({ one: '# dia', many: '# de dias', other: '# dias' });
