import type { TypedTimeWords } from '../typed-time-words.ts';

export const TYPED_TIME_WORDS: TypedTimeWords = {
  months: {},
  age: ['à', 'l', 'âge', 'de', 'dès', 'jusqu', 'an', 'ans'],
  year: ['en', 'l', 'an', 'année', 'depuis', 'dès', 'de', 'jusqu', 'à'],
  month: ['en', 'le', 'l', 'd', 'de', 'du', 'au', 'depuis', 'dès', 'jusqu', 'à', 'mois', 'er', 'e'],
};
