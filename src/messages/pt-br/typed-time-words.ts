import type { TypedTimeWords } from '../typed-time-words.ts';

export const TYPED_TIME_WORDS: TypedTimeWords = {
  months: {},
  age: [
    ...['a', 'à', 'ao', 'aos', 'as', 'com', 'da', 'de', 'dos', 'desde', 'até', 'os', 'o', 'partir', 'idade'],
    ...['ano', 'anos', 'vida', 'quando', 'eu', 'tinha', 'tiver', 'fiz', 'fizer', 'completei', 'completar'],
  ],
  year: ['em', 'no', 'do', 'de', 'o', 'a', 'ao', 'ano', 'desde', 'até', 'partir'],
  month: [
    ...[
      'em',
      'no',
      'na',
      'dia',
      'mês',
      'ano',
      'o',
      'a',
      'ao',
      'de',
      'do',
      'da',
      'desde',
      'até',
      'partir',
      'º',
      'ª',
    ],
  ],
};
