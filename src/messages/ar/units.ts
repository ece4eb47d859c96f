import { plural, pluralOfDecimal } from './plural.ts';

/** By themselves, or as the subject of a sentence. */
export const years = plural({
  zero: '# سنة',
  one: 'سنة واحدة',
  two: 'سنتان',
  few: '# سنوات',
  many: '# سنة',
  other: '# سنة',
});
export const weeks = plural({
  zero: '# أسبوع',
  one: 'أسبوع واحد',
  two: 'أسبوعان',
  few: '# أسابيع',
  many: '# أسبوعًا',
  other: '# أسبوع',
});
export const days = plural({
  zero: '# يوم',
  one: 'يوم واحد',
  two: 'يومان',
  few: '# أيام',
  many: '# يومًا',
  other: '# يوم',
});

/** After a preposition, a noun or a verb. */
export const yearsAfter = plural({
  zero: '# سنة',
  one: 'سنة واحدة',
  two: 'سنتين',
  few: '# سنوات',
  many: '# سنة',
  other: '# سنة',
});
export const daysAfter = plural({
  zero: '# يوم',
  one: 'يوم واحد',
  two: 'يومين',
  few: '# أيام',
  many: '# يومًا',
  other: '# يوم',
});

/** The figure stays: it stands beside others. */
export const decimalYears = pluralOfDecimal({
  zero: '# سنة',
  one: '# سنة',
  two: '# سنة',
  few: '# سنوات',
  many: '# سنة',
  other: '# سنة',
});
