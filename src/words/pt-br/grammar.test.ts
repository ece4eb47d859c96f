import { describe, expect, test } from 'vitest';
import { formatFor } from '../format.ts';
import { SCHEDULE_AGES } from './form.ts';
import { inPlace } from './grammar.ts';
import { phrasePlace } from './names.ts';
import { LISTED_TIMES, MILESTONES, PROJECTIONS, TIMELINE_SENTENCES, YEAR } from './results.ts';

const format = formatFor('pt-BR');

test.each([
  ['BRA', 'Brasil', 'no Brasil'],
  ['ARG', 'Argentina', 'na Argentina'],
  ['USA', 'Estados Unidos', 'nos Estados Unidos'],
  ['PHL', 'Filipinas', 'nas Filipinas'],
  ['PRT', 'Portugal', 'em Portugal'],
  ['AGO', 'Angola', 'em Angola'],
])('a place takes its article: %s', (code, name, phrase) => {
  expect(inPlace(format, { place: phrasePlace(code, name) })).toBe(phrase);
});

describe('Years', () => {
  test.each([
    [0, 'daqui a 0 ano'],
    [1.5, 'daqui a 1,5 ano'],
    [1.96, 'daqui a 2 anos'],
    [21, 'daqui a 21 anos'],
  ])('agree: %d', (figure, phrase) => {
    expect(MILESTONES.inYears(format, { figure })).toBe(phrase);
  });

  test('with a decimal agree as they are written', () => {
    expect([1, 1.94, 1.96].map((figure) => TIMELINE_SENTENCES.years(format, { figure }))).toEqual([
      '1,0 ano',
      '1,9 ano',
      '2,0 anos',
    ]);
  });

  test('as ages agree with their articles as well', () => {
    const known = { calendarYears: 'none', from: '', until: '' } as const;
    expect([1, 1.5, 56, 10].map((age) => LISTED_TIMES.age(format, { age, ...known }))).toEqual([
      'Com 1 ano',
      'Com 1,5 ano',
      'Aos 56 anos',
      'Aos 10 anos',
    ]);
    expect([1, 56].map((age) => SCHEDULE_AGES.until(format, { age }))).toEqual(['até 1 ano', 'até 56 anos']);
    expect([1, 56].map((age) => PROJECTIONS.until(format, { figure: 14, age }))).toEqual([
      '14,0 até 1 ano',
      '14,0 até os 56',
    ]);
    expect([1, 30].map((age) => SCHEDULE_AGES.from(format, { age }))).toEqual([
      'desde 1 ano',
      'desde 30 anos',
    ]);
    const between = (from: number, until: number) => SCHEDULE_AGES.between(format, { from, until });
    expect([between(22, 65), between(0, 1)]).toEqual(['22–\u206065 anos', '0–\u20601 ano']);
    const amid = (from: number, until: number) => YEAR.between(format, { from, until, parts: 'sono' });
    expect([amid(36, 56), amid(1, 25)]).toEqual([
      'Em um ano entre os 36 e os 56 anos: sono.',
      'Em um ano entre 1 e 25 anos: sono.',
    ]);
  });
});
