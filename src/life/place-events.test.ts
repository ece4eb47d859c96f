import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAYS_OF_LEAP_YEAR, leapYearDays } from '../../tests/fixtures/arbitraries.ts';
import { chapter, moment } from '../../tests/fixtures/life-events.ts';
import { addDays, type CalendarDate, formatIsoDate } from './calendar-date.ts';
import type { Chapter } from './life-events.ts';
import { findChapterProblem, listChapters, placeChapters, placeMoments } from './place-events.ts';

const BORN = { year: 1990, month: 5, day: 15 };
const NOW = 36 * 52;

describe('Moments', () => {
  test('are numbered in the order of time, each at the middle week of what is known', () => {
    const placed = placeMoments([moment('Wedding', '30'), moment('Move', '2012-05-15')], BORN);
    expect(placed.map((each) => [each.moment.text, each.number, each.week])).toEqual([
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
  /** Of someone whose 36th birthday begins the present week. */
  const weeksOf = (...chapters: readonly Chapter[]) =>
    placeChapters(chapters, { birthdate: BORN, now: NOW }).map(
      ({ chapter: { name }, from, until, goesOn }) =>
        goesOn ? [name, from, until, 'goes on'] : [name, from, until],
    );

  test('until an age end before it, as activities do; until a year they include it', () => {
    expect(weeksOf(chapter('School', '6', '18'))).toEqual([['School', 312, 936]]);
    // 1 January 2012 is 231 days after the 21st birthday: week 21 × 52 + 33; 31 December 2016 likewise with 26 × 52.
    expect(weeksOf(chapter('Berlin', '2012', '2016'))).toEqual([['Berlin', 1125, 1385]]);
  });

  test('without an end last until the next one begins, the last one including the present week', () => {
    expect(weeksOf(chapter('Work', '2012', null), chapter('School', '6', null))).toEqual([
      ['School', 312, 1125],
      ['Work', 1125, 1873, 'goes on'],
    ]);
    // One that begins this week has this week alone.
    expect(weeksOf(chapter('Home', `w${NOW}`, null))).toEqual([['Home', 1872, 1873, 'goes on']]);
    // The next one ends them even if it has yet to begin.
    expect(weeksOf(chapter('Work', '2012', null), chapter('Year off', '40', '41'))).toEqual([
      ['Work', 1125, 2080],
      ['Year off', 2080, 2132],
    ]);
  });

  test('that have yet to begin have no end unless it is entered', () => {
    expect(weeksOf(chapter('Retired', '65', null))).toEqual([
      ['Retired', 3380, Number.POSITIVE_INFINITY, 'goes on'],
    ]);
    expect(weeksOf(chapter('Berlin', '2012', '2016'), chapter('Retired', '65', '80'))).toEqual([
      ['Berlin', 1125, 1385],
      ['Retired', 3380, 4160],
    ]);
  });

  test('that end before they begin leave the others as they are', () => {
    const reversed = chapter('Reversed', '2014', '2013');
    expect(weeksOf(chapter('Berlin', '2012', null), reversed, chapter('Paris', '2016', null))).toEqual([
      ['Berlin', 1125, 1333],
      ['Paris', 1333, 1873, 'goes on'],
    ]);
  });

  test('with an end before birth, or a date where the birthdate is unknown, are left out', () => {
    expect(weeksOf(chapter('Late', '10', '1980'))).toEqual([]);
    const dated = [
      chapter('Until', '10', '2012'),
      chapter('From', '2012', '50'),
      chapter('Aged', '10', '20'),
    ];
    const placed = placeChapters(dated, { birthdate: null, now: NOW });
    expect(placed.map(({ chapter: { name } }) => name)).toEqual(['Aged']);
  });

  test('with beginnings alone never overlap, leave no gap, and end now', () => {
    const beginnings = fc.uniqueArray(fc.nat(NOW), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(beginnings, (weeks) => {
        const chapters = weeks.map((week) => chapter(`${week}`, `w${week}`, null));
        const placed = placeChapters(chapters, { birthdate: null, now: NOW });
        const ends = [...placed.slice(1).map(({ from }) => from), NOW + 1];
        expect(placed.map(({ until }) => until)).toEqual(ends);
        expect(placed.map(({ goesOn }) => goesOn)).toEqual(ends.map((end) => end > NOW));
        expect(placed).toHaveLength(weeks.length);
      }),
    );
  });

  test.each([
    ['from before birth', chapter('Late', '1980', '2000'), 'fromBeforeBirth'],
    ['from the day before birth', chapter('Late', '1990-05-14', '2000'), 'fromBeforeBirth'],
    ['to before birth', chapter('Late', '10', '1980'), 'untilBeforeBirth'],
    ['that ends before it begins', chapter('Late', '2012', '2011'), 'endsBeforeItBegins'],
    ['of no age', chapter('Late', '22', '22'), 'endsBeforeItBegins'],
  ])('a chapter %s is refused', (_, refused, code) => {
    expect(findChapterProblem(refused, BORN)).toEqual({ code });
  });

  test.each([
    ['June 2012 to May 31', '2012-06', '2012-05-31'],
    ['2013 to the 24th birthday, in 2012', '2013', '24'],
  ])('from %s is refused and has no weeks, whatever week a birthday begins', (_, from, until) => {
    const reversed = chapter('Late', from, until);
    for (const born of DAYS_OF_LEAP_YEAR) {
      expect(findChapterProblem(reversed, born)?.code).toBe('endsBeforeItBegins');
      expect(placeChapters([reversed], { birthdate: born, now: NOW })).toEqual([]);
    }
  });

  test('may begin and end in the same day, month or year, at any precision', () => {
    const span = fc.constantFrom(
      ['2015', '2015'],
      ['2015-06', '2015-06'],
      ['2015-06-13', '2015-06-13'],
      ['2015-06-13', '2015'],
      ['2015', '2015-06-13'],
      ['2015-06', '2015'],
      ['2015-06-13', '2015-06'],
    );
    fc.assert(
      fc.property(leapYearDays, span, (born, [from = '', until = '']) => {
        expect(findChapterProblem(chapter('Short', from, until), born)).toBeNull();
        expect(placeChapters([chapter('Short', from, until)], { birthdate: born, now: NOW })).toHaveLength(1);
      }),
    );
  });

  test('of days end on or after the day on which they begin', () => {
    const day = fc
      .integer({ min: 0, max: 800 })
      .map((days) => addDays({ year: 2012, month: 1, day: 1 }, days));
    const precision = fc.constantFrom('2012'.length, '2012-06'.length, '2012-06-13'.length);
    fc.assert(
      fc.property(leapYearDays, day, day, precision, (born, one, other, length) => {
        const textOf = (each: CalendarDate) => formatIsoDate(each).slice(0, length);
        const [from, until] = [textOf(one), textOf(other)];
        const problem = findChapterProblem(chapter('One', from, until), born);
        expect(problem?.code).toBe(until < from ? 'endsBeforeItBegins' : undefined);
      }),
    );
  });

  test.each([
    ['of a single year', chapter('Late', '2020', '2020')],
    ['from the day of birth', chapter('Late', '1990-05-15', '2000')],
    ['past any life expectancy', chapter('Late', '2100', '2120')],
  ])('a chapter %s is accepted', (_, accepted) => {
    expect(findChapterProblem(accepted, BORN)).toBeNull();
  });
});

test('The list of chapters has the weeks of each, if it has some, and the problem of its times', () => {
  const chapters = [
    chapter('Before', '1980', '1995'),
    chapter('Reversed', '2016', '2012'),
    chapter('One', '2012', '2014'),
    chapter('Other', '2012', '2020'),
    chapter('Home', '2020', null),
    chapter('School', '1996', '2008'),
  ];
  const listed = listChapters(chapters, BORN);
  expect(listed.map((each) => [each.chapter.name, each.placed !== null, each.problem?.code])).toEqual([
    ['Before', false, 'fromBeforeBirth'],
    ['Reversed', false, 'endsBeforeItBegins'],
    ['One', true, undefined],
    ['Other', true, undefined],
    ['Home', true, undefined],
    ['School', true, undefined],
  ]);
});
