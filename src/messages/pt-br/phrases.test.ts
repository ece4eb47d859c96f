import { describe, expect, test } from 'vitest';
import { formatFor } from '../format.ts';
import { amidAges, atAge, betweenAges, fromAge, untilAge, untilAgeAlone } from './ages.ts';
import { LANGUAGE } from './language.ts';
import { describeOptimized } from './optimized-message.ts';
import { phrasePlace } from './place-names.ts';
import { inPlace } from './places.ts';
import { decimalYears, years } from './units.ts';

const format = formatFor('pt-BR');

test.each([
  ['BRA', 'Brasil', 'no Brasil'],
  ['ARG', 'Argentina', 'na Argentina'],
  ['USA', 'Estados Unidos', 'nos Estados Unidos'],
  ['PHL', 'Filipinas', 'nas Filipinas'],
  ['PRT', 'Portugal', 'em Portugal'],
  ['AGO', 'Angola', 'em Angola'],
])('a place takes its article: %s', (code, name, phrase) => {
  expect(inPlace(phrasePlace(code, name))).toBe(phrase);
});

test.each([
  ['1º de novembro de 2026', '7 de novembro de 2026', '1º a 7 de novembro de 2026'],
  ['29 de novembro de 2026', '5 de dezembro de 2026', '29 de novembro a 5 de dezembro de 2026'],
])('a range names its month once: %s to %s', (from, to, written) => {
  expect(LANGUAGE.dateRange?.(from, to)).toBe(written);
});

describe('Years', () => {
  test.each([
    [0, '0 ano'],
    [1.5, '1,5 ano'],
    [1.96, '2 anos'],
    [21, '21 anos'],
    [1_000_000, '1.000.000 de anos'],
  ])('%d is %s', (figure, phrase) => {
    expect(years(format, figure)).toBe(phrase);
  });

  test('with a decimal agree as they are written', () => {
    expect([1, 1.94, 1.96].map((figure) => decimalYears(format, figure))).toEqual([
      '1,0 ano',
      '1,9 ano',
      '2,0 anos',
    ]);
  });

  test('as ages agree with their articles as well', () => {
    expect([1, 1.5, 56, 10].map((age) => atAge(format, age))).toEqual([
      'com 1 ano',
      'com 1,5 ano',
      'aos 56 anos',
      'aos 10 anos',
    ]);
    expect([untilAge(format, 56), untilAgeAlone(format, 56), untilAgeAlone(format, 1)]).toEqual([
      'até os 56 anos',
      'até os 56',
      'até 1 ano',
    ]);
    expect([1, 30].map((age) => fromAge(format, age))).toEqual(['a partir de 1 ano', 'a partir dos 30 anos']);
    expect([betweenAges(format, 22, 65), betweenAges(format, 0, 1)]).toEqual([
      'dos 22 aos 65 anos',
      'de 0 a 1 ano',
    ]);
    expect([amidAges(format, 36, 56), amidAges(format, 1, 25)]).toEqual([
      'entre os 36 e os 56 anos',
      'entre 1 e 25 anos',
    ]);
  });
});

test.each([
  [0.36, 'Corrida: de 0 para 0,36 hora por dia.'],
  [8, 'Corrida: de 0 para 8 horas por dia.'],
])('hours that were applied agree with their noun: %d', (after, written) => {
  expect(describeOptimized(format, 'Corrida', { before: 0, after })).toBe(written);
});
