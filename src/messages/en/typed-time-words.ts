import type { TypedTimeWords } from '../typed-time-words.ts';

export const TYPED_TIME_WORDS: TypedTimeWords = {
  months: { sept: 9 },
  age: ['at', 'the', 'age', 'aged', 'of', 'from', 'until', 'when', 'year', 'years', 'old'],
  year: ['in', 'from', 'since', 'until', 'the', 'year'],
  // “15 de mayo de 2012” as well, as many who read the page in English write it.
  month: ['in', 'on', 'of', 'the', 'from', 'since', 'until', 'st', 'nd', 'rd', 'th', 'de', 'del'],
};
