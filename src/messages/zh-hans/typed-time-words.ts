import type { TypedTimeWords } from '../typed-time-words.ts';

export const TYPED_TIME_WORDS: TypedTimeWords = {
  months: {},
  age: ['年龄', '在', '从', '到', '岁', '岁时', '岁那年', '岁起', '周岁', '歳', '歲'],
  year: ['在', '从', '到', '起', '公元'],
  month: ['在', '从', '到', '起', '公元', '日', '号'],
};
