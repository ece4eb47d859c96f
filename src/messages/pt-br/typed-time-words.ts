import type { TypedTimeWords } from '../typed-time-words.ts';

export const TYPED_TIME_WORDS: TypedTimeWords = {
  months: {},
  // “com 30 anos”, “a partir dos 30”, “quando eu tinha 30”, “ao completar 30 anos” …
  age: (
    'a à ao aos na o os com meus da de dos desde até partir idade ano anos vida ' +
    'quando eu tinha tiver fiz fizer fazer faço tenho terei completo completei completar'
  ).split(' '),
  year: 'em no do de o a ao ano para desde até partir'.split(' '),
  month: 'em no na dia mês ano o a ao de do da desde até partir º ª'.split(' '),
};
