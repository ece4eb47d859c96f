import { plural, pluralOfDecimal } from './plural.ts';

export const years = plural({ one: '# Jahr', other: '# Jahre' });
export const decimalYears = pluralOfDecimal({ other: '# Jahre' });
export const weeks = plural({ one: '# Woche', other: '# Wochen' });
export const days = plural({ one: '# Tag', other: '# Tage' });
