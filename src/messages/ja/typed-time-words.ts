import type { TypedTimeWords } from '../typed-time-words.ts';

export const TYPED_TIME_WORDS: TypedTimeWords = {
  months: {},
  age: [
    '年齢',
    '満',
    '歳',
    '才',
    'さい',
    '歳で',
    '歳に',
    '歳の時',
    '歳のとき',
    '歳の頃',
    '歳のころ',
    '歳ごろ',
    '歳頃',
    '歳から',
    '歳まで',
    '歳になる年',
    '才の時',
    '才のとき',
  ],
  year: ['西暦', 'に', 'から', 'まで', 'ごろ', '頃'],
  month: ['西暦', 'に', 'から', 'まで', '日'],
};
