import { plural, pluralOfDecimal } from './plural.ts';

export const years = plural({ one: '# Jahr', other: '# Jahre' });
export const decimalYears = pluralOfDecimal({ other: '# Jahre' });
export const weeks = plural({ one: '# Woche', other: '# Wochen' });
export const days = plural({ one: '# Tag', other: '# Tage' });

/** In the dative, as after “von”, “mit”, “vor” and “in”. */
export const yearsInDative = plural({ one: '# Jahr', other: '# Jahren' });
export const decimalYearsInDative = pluralOfDecimal({ other: '# Jahren' });
export const daysInDative = plural({ one: '# Tag', other: '# Tagen' });
