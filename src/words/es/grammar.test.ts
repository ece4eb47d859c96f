import { describe, expect, test } from 'vitest';
import { listPluralForms, listTexts } from '../../../tests/fixtures/catalogues.ts';
import { formatFor } from '../format.ts';
import { MONTH_SENTENCES } from './form.ts';
import { eitherAge } from './grammar.ts';
import { namePerson, phrasePlace } from './names.ts';
import {
  COMPARISONS,
  LIFE_SENTENCES,
  LISTED_TIMES,
  SURVIVAL,
  TIME_DETAIL,
  TIMELINE_SENTENCES,
} from './results.ts';

const format = formatFor('es');

describe('Figures in Spanish', () => {
  test.each([
    [0, 'Contando 0 días al año.'],
    [1, 'Contando 1 día al año.'],
    [1.5, 'Contando 1,5 días al año.'],
    [17_479, 'Contando 17.479 días al año.'],
  ])('agree with their noun: %d', (figure, written) => {
    expect(TIME_DETAIL.atDays(format, { figure })).toBe(written);
  });

  test('are plural with a decimal', () => {
    expect(TIMELINE_SENTENCES.years(format, { figure: 1 })).toBe('1,0 años');
  });

  test('are rounded by a word that agrees with what is counted', () => {
    expect(LIFE_SENTENCES.ahead(format, { count: 2496 })).toBe('Quizá tengas por delante unas 2496.');
    expect(LIFE_SENTENCES.ahead(format, { count: 1 })).toBe('Quizá tengas por delante 1 más.');
    expect(MONTH_SENTENCES.total(format, { total: 1008 })).toBe('Una vida de unos 1008\u00a0meses.');
  });

  test('agree in bold as well', () => {
    const songs = [1, 2].map((figure) => COMPARISONS.commute.songs(format, { figure }));
    expect(songs).toEqual([
      'Tiempo para <b>1</b> canción de cuatro minutos al año.',
      'Tiempo para <b>2</b> canciones de cuatro minutos al año.',
    ]);
  });

  test('agree with every unit of time', () => {
    const PLURAL = /^(?:años|meses|semanas|días|horas|minutos|veces)\b/;
    for (const { place, forms } of listPluralForms('es')) {
      for (const [form, text] of forms) {
        const [, behind = ''] = /#(?:<\/b>)?[\s\u00a0]?(.*)/.exec(text) ?? [];
        if (form === 'one') expect(behind, place).not.toMatch(PLURAL);
        else expect(behind, place).not.toMatch(/^(?:año|mes|semana|día|hora|minuto|vez)(?![\p{Letter}])/u);
      }
    }
  });
});

test.each([
  [7, 8, '7 u 8'],
  [10, 11, '10 u 11'],
  [79, 80, '79 u 80'],
  [17, 18, '17 o 18'],
  [2, 3, '2 o 3'],
])('“or” between %d and %d', (from, until, written) => {
  expect(eitherAge(format, { from, until })).toBe(written);
});

test('ages of children have words of their own', () => {
  const timeAt = (age: number) =>
    LISTED_TIMES.withAges(format, { time: '2020', ages: 'one', from: age, until: age });
  expect([0, 0.04, 0.05, 1, 1.04, 36].map(timeAt)).toEqual([
    '2020, en el primer año de vida',
    '2020, en el primer año de vida',
    '2020, a los 0,1 años',
    '2020, con 1 año',
    '2020, con 1 año',
    '2020, a los 36 años',
  ]);
  expect([1, 36].map((age) => SURVIVAL.reaching(format, { age }))).toEqual([
    'Llegan al año de edad',
    'Llegan a los 36 años',
  ]);
});

test('questions and exclamations are opened as well', () => {
  for (const text of listTexts('es')) {
    expect(text.match(/[?!]/g)?.length, text).toBe(text.match(/[¿¡]/g)?.length);
  }
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
