import { describe, expect, test } from 'vitest';
import { formatFor } from '../format.ts';
import { atAge, either, toAge } from './ages.ts';
import { KEEPSAKE_FIGURES } from './keepsake-messages.ts';
import { MONTH_SENTENCES } from './month-messages.ts';
import { namePerson } from './person-messages.ts';
import { phrasePlace } from './place-names.ts';
import { phrase } from './plural.ts';
import { days, decimalYears } from './units.ts';
import { LIFE_SENTENCES } from './week-messages.ts';

const format = formatFor('es');

describe('Figures in Spanish', () => {
  test.each([
    [0, '0 días'],
    [1, '1 día'],
    [1.5, '1,5 días'],
    [17_479, '17.479 días'],
    [1_000_000, '1.000.000 de días'],
  ])('agree with their noun: %d', (figure, written) => {
    expect(days(format, figure)).toBe(written);
  });

  test('are plural with a decimal', () => {
    expect(decimalYears(format, 1)).toBe('1,0 años');
  });

  test('are rounded by a word that agrees with what is counted', () => {
    expect(LIFE_SENTENCES.ahead(format, 2496)).toBe('Quizá tengas por delante unas 2496.');
    expect(LIFE_SENTENCES.ahead(format, 1)).toBe('Quizá tengas por delante 1 más.');
    expect(KEEPSAKE_FIGURES.firstWeek(format, 4394)).toBe('En la primera semana · unas 4394 por delante');
    expect(MONTH_SENTENCES.total(format, 1008)).toBe('Una vida de unos 1008\u00a0meses.');
  });

  test('agree where the page puts them in as well', () => {
    const songs = phrase({ one: 'Tiempo para # canción.', other: 'Tiempo para # canciones.' });
    expect([1, 2, 1_000_000].map(songs)).toEqual([
      'Tiempo para # canción.',
      'Tiempo para # canciones.',
      'Tiempo para # de canciones.',
    ]);
  });
});

test.each([
  [7, 8, '7 u 8'],
  [10, 11, '10 u 11'],
  [79, 80, '79 u 80'],
  [17, 18, '17 o 18'],
  [2, 3, '2 o 3'],
])('“or” between %d and %d', (one, other, written) => {
  expect(either(format, one, other)).toBe(written);
});

test('ages of children have words of their own', () => {
  expect([0, 0.04, 0.05, 1, 1.04, 36].map((age) => atAge(format, age))).toEqual([
    'en el primer año de vida',
    'en el primer año de vida',
    'a los 0,1 años',
    'con 1 año',
    'con 1 año',
    'a los 36 años',
  ]);
  expect([1, 36].map((age) => toAge(format, age))).toEqual(['al año de edad', 'a los 36 años']);
});

test.each([
  ['NLD', 'Países Bajos', 'los Países Bajos'],
  ['GBR', 'Reino Unido', 'el Reino Unido'],
  ['MEX', 'México', 'México'],
])('a country within a sentence: %s', (code, name, written) => {
  expect(phrasePlace(code, name)).toBe(written);
});

test.each([
  ['Mi madre', 'tu madre'],
  ['mis abuelos', 'tus abuelos'],
  ['Mila', 'Mila'],
])('what the page calls %s', (name, written) => {
  expect(namePerson(name)).toBe(written);
});
