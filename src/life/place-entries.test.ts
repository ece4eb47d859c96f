import { describe, expect, test } from 'vitest';
import type { Chapter, Moment } from './personal-entries.ts';
import { findChapterProblem, placeChapters, placeMoments } from './place-entries.ts';

const BORN = { year: 1990, month: 5, day: 15 };

const moment = (text: string, when: string): Moment => ({ id: text, text, when });
const chapter = (name: string, from: string, until: string | null): Chapter => ({
  id: name,
  name,
  from,
  until,
  color: '#4E84F0',
});

describe('Moments', () => {
  test('are numbered in the order of time, each at the middle week of what is known', () => {
    const placed = placeMoments([moment('Wedding', '30'), moment('Move', '2012-05-15')], BORN);
    expect(placed.map(({ moment: { text }, number, week }) => [text, number, week])).toEqual([
      ['Move', 1, 1144],
      // 30 × 52 = 1,560 to 1,611; the middle is 1,585.
      ['Wedding', 2, 1585],
    ]);
  });

  test('are left out before birth, and with a date where the birthdate is unknown', () => {
    const moments = [moment('Before', '1980'), moment('Dated', '2012'), moment('Aged', '30')];
    expect(placeMoments(moments, BORN).map(({ moment: { text } }) => text)).toEqual(['Dated', 'Aged']);
    expect(placeMoments(moments, null).map(({ moment: { text } }) => text)).toEqual(['Aged']);
  });
});

describe('Chapters', () => {
  const weeksOf = (...chapters: readonly Chapter[]) =>
    placeChapters(chapters, BORN).map(({ chapter: { name }, from, until }) => [name, from, until]);

  test('up to an age end before it, as activities do; up to a year they include it', () => {
    expect(weeksOf(chapter('School', '6', '18'))).toEqual([['School', 312, 936]]);
    // 1 January 2012 is 231 days after the 21st birthday: week 21 × 52 + 33; 31 December 2016 likewise with 26 × 52.
    expect(weeksOf(chapter('Berlin', '2012', '2016'))).toEqual([['Berlin', 1125, 1385]]);
  });

  test('end where the next one begins', () => {
    const [berlin, paris] = [chapter('Berlin', '2012', '2016'), chapter('Paris', '2016', null)];
    // 1 January 2016 is 231 days after the 25th birthday.
    expect(weeksOf(paris, berlin)).toEqual([
      ['Berlin', 1125, 1333],
      ['Paris', 1333, Number.POSITIVE_INFINITY],
    ]);
  });

  test.each([
    ['from before birth', chapter('Late', '1980', '2000'), 'fromBeforeBirth'],
    ['to before birth', chapter('Late', '10', '1980'), 'untilBeforeBirth'],
    ['that ends before it begins', chapter('Late', '2012', '2011'), 'endsBeforeItBegins'],
    ['of no age', chapter('Late', '22', '22'), 'endsBeforeItBegins'],
    ['that begins within another', chapter('Late', '2014', '2020'), 'overlaps'],
    ['that begins with another', chapter('Late', '2012', null), 'overlaps'],
    ['that reaches into another', chapter('Late', '2010', '2013'), 'overlaps'],
  ])('a chapter %s is refused', (_, refused, code) => {
    expect(findChapterProblem(refused, [chapter('Berlin', '2012', '2016')], BORN)?.code).toBe(code);
  });

  test.each([
    ['of a single year', chapter('Late', '2020', '2020')],
    ['that begins in the year in which another ends', chapter('Late', '2016', null)],
    ['that ends in the year in which another begins', chapter('Late', '2010', '2012')],
    ['without an end before another', chapter('Late', '2000', null)],
    ['past any life expectancy', chapter('Late', '2100', '2120')],
  ])('a chapter %s is not', (_, accepted) => {
    expect(findChapterProblem(accepted, [chapter('Berlin', '2012', '2016')], BORN)).toBeNull();
  });
});
