import type { TypedTimeWords } from '../typed-time-words.ts';

export const TYPED_TIME_WORDS: TypedTimeWords = {
  months: {},
  age: ['a', 'à', 'aos', 'idade', 'de', 'com', 'desde', 'até', 'ano', 'anos'],
  year: ['em', 'no', 'do', 'de', 'ano', 'desde', 'até'],
  month: ['em', 'no', 'dia', 'o', 'de', 'do', 'desde', 'até', 'a', 'º'],
};
