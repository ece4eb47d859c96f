import type { TypedTimeWords } from '../typed-time-words.ts';

export const TYPED_TIME_WORDS: TypedTimeWords = {
  months: {},
  age: ['年齢', '満', '歳', '才', '歳で', '歳の時', '歳のとき', '歳から', '歳まで'],
  year: ['西暦', 'に', 'から', 'まで'],
  month: ['西暦', 'に', 'から', 'まで', '日'],
};
