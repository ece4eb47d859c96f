import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDates } from '../../tests/fixtures/arbitraries.ts';
import { parseAgeOrYear, parseTypedTime, type TimeProblem, type TimeWords } from './parse-typed-time.ts';
import { parseWhen, type When, writeWhen } from './when.ts';

const BORN = { year: 1990, month: 5, day: 15 };
const MONTHS = new Map([
  ['january', 1],
  ['february', 2],
  ['feb', 2],
  ['may', 5],
  ['sept', 9],
  ['marz', 3],
  ['mayo', 5],
  ['كانون الثاني', 1],
]);
const WORDS: TimeWords = {
  months: MONTHS,
  age: new Set(['at', 'age', 'aged']),
  year: new Set(['in']),
  month: new Set(['in', 'of', 'th', 'de']),
  eras: new Map(),
};
/** Some of Japanese, in which a month has no name. */
const SIGNED_WORDS: TimeWords = {
  months: new Map(),
  age: new Set(['年齢', '歳', '年']),
  year: new Set(['西暦', 'から']),
  month: new Set(['西暦', '日']),
  eras: new Map([
    ['昭和', 1925],
    ['平成', 1988],
    ['令和', 2018],
  ]),
};

const read = (text: string, words = WORDS) => {
  const typed = parseTypedTime(text, words, BORN);
  return 'when' in typed ? writeWhen(typed.when) : typed.problem.code;
};

describe('A time as people type it', () => {
  test.each([
    ['2012', '2012'],
    ['in 2012', '2012'],
    ['May 2012', '2012-05'],
    [' may   2012 ', '2012-05'],
    ['2012 May', '2012-05'],
    ['in May of 2012', '2012-05'],
    ['Sept. 2012', '2012-09'],
    ['März 2012', '2012-03'],
    ['كانون الثاني 2012', '2012-01'],
    ['May 2012.', '2012-05'],
    ['1/2012', '2012-01'],
    ['12/2012', '2012-12'],
    ['5 2012', '2012-05'],
    ['in 5/2012', '2012-05'],
    ['05.2012', '2012-05'],
    ['2012-05', '2012-05'],
    ['2012-5', '2012-05'],
    ['15 May 2012', '2012-05-15'],
    ['15th of May, 2012', '2012-05-15'],
    ['May 15, 2012', '2012-05-15'],
    ['May 15th, 2012', '2012-05-15'],
    ['15-May-2012', '2012-05-15'],
    ['15. März 2012', '2012-03-15'],
    ['15 de mayo de 2012', '2012-05-15'],
    ['2012-05-15', '2012-05-15'],
    ['15/5/2012', '2012-05-15'],
    ['5/15/2012', '2012-05-15'],
    ['15.5.2012', '2012-05-15'],
    ['5.6.2012', '2012-06-05'],
    ['6/6/2012', '2012-06-06'],
    ['29 Feb 2012', '2012-02-29'],
    ['30', '30'],
    ['age 30', '30'],
    ['Age 30', '30'],
    ['at 30', '30'],
    ['at age 30', '30'],
    ['aged 30', '30'],
    ['0', '0'],
    ['150', '150'],
    // Of 60 characters.
    [`${'at '.repeat(19)}030`, '30'],
  ])('“%s” is read as %s', (text, when) => {
    expect(read(text)).toBe(when);
  });

  test.each<[string, TimeProblem['code']]>([
    ['', 'empty'],
    ['   ', 'empty'],
    ['05/06/2012', 'ambiguous'],
    ['5-6-2012', 'ambiguous'],
    ['01/12/2012', 'ambiguous'],
    ['12/01/2012', 'ambiguous'],
    ['31 Feb 2012', 'noSuchDay'],
    ['31/02/2012', 'noSuchDay'],
    ['31/12/12', 'noYear'],
    ['2011-02-29', 'noSuchDay'],
    ['99/99/9999', 'noSuchDay'],
    ['0/0/2012', 'noSuchDay'],
    ['31 Feb', 'noYear'],
    ['May', 'noYear'],
    ['2012-13', 'unreadable'],
    ['13/2012', 'unreadable'],
    ['0/2012', 'unreadable'],
    ['0000-05', 'unreadable'],
    ['next May', 'unreadable'],
    ['May May 2012', 'unreadable'],
    ['May 2012 2013', 'unreadable'],
    ['May 1 2 2012', 'unreadable'],
    ['May 123 2012', 'unreadable'],
    ['5) May 2012', 'unreadable'],
    ['+5 May 2012', 'unreadable'],
    ['30 30', 'unreadable'],
    [`${'at '.repeat(20)}3`, 'unreadable'],
    ['w3', 'unreadable'],
    ['-5', 'unreadable'],
    ['1e3', 'unreadable'],
    ['12345', 'unreadable'],
    ['🎉', 'unreadable'],
    ['زفاف', 'unreadable'],
    ['151', 'tooLate'],
    ['2141', 'tooLate'],
    ['99999-01-01', 'tooLate'],
    ['1980', 'beforeBirth'],
    ['0999', 'beforeBirth'],
    ['May 14, 1990', 'beforeBirth'],
  ])('“%s” is not: %s', (text, problem) => {
    expect(read(text)).toBe(problem);
  });

  test.each([
    ['2012年5月15日', '2012-05-15'],
    ['2012 年 5 月 15 日 (火曜日)', '2012-05-15'],
    ['2012年5月', '2012-05'],
    ['2012年', '2012'],
    ['2012年から', '2012'],
    ['2012年5月から', '2012-05'],
    ['西暦2012年5月15日', '2012-05-15'],
    ['西暦2012年5月から', '2012-05'],
    ['令和元年', '2019'],
    ['令和 元 年 5 月', '2019-05'],
    ['平成24年5月15日', '2012-05-15'],
    ['昭和60年', 'beforeBirth'],
    // The letters before it are no era.
    ['年齢30年', '30'],
    ['5月15日', 'noYear'],
    ['2012年 日', 'unreadable'],
    ['2012年5月から朝', 'unreadable'],
    ['2012年5月から 朝', 'unreadable'],
    ['2012年2月30日', 'noSuchDay'],
  ])('in signs: “%s” is %s', (text, expected) => {
    expect(read(text, SIGNED_WORDS)).toBe(expected);
  });

  test('of 10,000 characters is not read', () => {
    const long = ['x', '1', ' ', 'May 2012 '].map((piece) => read(piece.repeat(10_000)));
    expect(long).toEqual(['unreadable', 'unreadable', 'empty', 'unreadable']);
  });

  test('may be from the day, month or year of birth up to the 150th birthday', () => {
    expect(['1990-05-15', 'May 1990', '1990', '2140'].map((text) => read(text))).not.toContain('beforeBirth');
    expect([read('2140-05-15'), read('2140-05-30')]).toEqual(['2140-05-15', 'tooLate']);
  });

  test('before birth is a problem that contains the time', () => {
    expect(parseTypedTime('1980', WORDS, BORN)).toEqual({
      problem: { code: 'beforeBirth', when: { unit: 'year', year: 1980 } },
    });
  });

  test('is never read as something that cannot be stored, whatever was typed', () => {
    const pieces = fc.array(
      fc.oneof(fc.constantFrom(...MONTHS.keys(), '15', '2012', '-', '/', ' '), fc.string()),
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const typed = parseTypedTime(parts.join(' '), WORDS, BORN);
        const when = 'when' in typed ? typed.when : null;
        expect(when && parseWhen(writeWhen(when))).toEqual(when);
      }),
    );
  });

  test('is read the same in ISO 8601 and with the month as a word', () => {
    fc.assert(
      fc.property(calendarDates(1991, 2139), (date) => {
        const typed = parseTypedTime(`may ${date.day}, ${date.year}`, WORDS, BORN);
        const expected = { ...date, month: 5 };
        expect(typed).toEqual({ when: { unit: 'day', date: expected } });
        expect(parseTypedTime(writeWhen({ unit: 'day', date: expected }), WORDS, BORN)).toEqual(typed);
      }),
    );
  });
});

test.each<[string, When | null]>([
  ['at 30', { unit: 'age', age: 30 }],
  ['in 2012', { unit: 'year', year: 2012 }],
  ['May 2012', null],
  ['2012-05-15', null],
])('an age or a year alone: “%s” is %o', (text, when) => {
  expect(parseAgeOrYear(text, WORDS)).toEqual(when);
});
