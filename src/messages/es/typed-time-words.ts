import type { TypedTimeWords } from '../typed-time-words.ts';

export const TYPED_TIME_WORDS: TypedTimeWords = {
  months: { setiembre: 9, set: 9, sept: 9 },
  age: ['a', 'la', 'los', 'edad', 'de', 'con', 'desde', 'hasta', 'año', 'años'],
  year: ['en', 'el', 'del', 'de', 'año', 'desde', 'hasta'],
  month: ['en', 'el', 'de', 'del', 'desde', 'hasta', 'a', 'año', 'º', 'o', 'er'],
};
