import { describe, expect, test } from 'vitest';
import { formatFor } from '../format.ts';
import { nameInSentence as nameOfPerson } from './person-messages.ts';
import { nameInSentence as nameOfPlace } from './place-names.ts';
import { phrase } from './plural.ts';
import { days, decimalYears } from './units.ts';
import { atAge, either } from './written-ages.ts';

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
  ['7', '8', '7 u 8'],
  ['10', '11', '10 u 11'],
  ['79', '80', '79 u 80'],
  ['17', '18', '17 o 18'],
  ['2', '3', '2 o 3'],
])('“or” between %s and %s', (one, other, written) => {
  expect(either(one, other)).toBe(written);
});

test('ages of children have words of their own', () => {
  expect(['0', '1', '36'].map(atAge)).toEqual(['en el primer año de vida', 'con 1 año', 'a los 36 años']);
});

test.each([
  ['NLD', 'Países Bajos', 'los Países Bajos'],
  ['GBR', 'Reino Unido', 'el Reino Unido'],
  ['MEX', 'México', 'México'],
])('a country within a sentence: %s', (code, name, written) => {
  expect(nameOfPlace(code, name)).toBe(written);
});

test.each([
  ['Mi madre', 'tu madre'],
  ['mis abuelos', 'tus abuelos'],
  ['Mila', 'Mila'],
])('what the page calls %s', (name, written) => {
  expect(nameOfPerson(name)).toBe(written);
});
