import type { TypedTimeWords } from '../typed-time-words.ts';

export const TYPED_TIME_WORDS: TypedTimeWords = {
  months: { jänner: 1, maerz: 3, sept: 9 },
  age: ['mit', 'im', 'alter', 'von', 'ab', 'bis', 'jahr', 'jahre', 'jahren', 'alt', 'als'],
  year: ['in', 'im', 'jahr', 'jahre', 'ab', 'seit', 'bis', 'von', 'anno'],
  month: ['in', 'im', 'am', 'ab', 'seit', 'bis', 'von', 'vom', 'zum', 'der', 'den', 'dem', 'des', 'jahres'],
};
