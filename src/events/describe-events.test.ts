import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TYPED_TIME_WORDS } from '#words/form.ts';
import { COLORS, TIME_PROBLEMS } from '#words/results.ts';
import { calendarDates } from '../../tests/fixtures/arbitraries.ts';
import { chapter } from '../../tests/fixtures/life-events.ts';
import { COLOR_NAMES } from '../life/colors.ts';
import type { Chapter } from '../life/life-events.ts';
import { listChapters } from '../life/place-events.ts';
import { whenOf } from '../life/when.ts';
import { formatFor } from '../words/format.ts';
import { describeChapterTime, describeReading, describeTime, writeTypedTime } from './describe-events.ts';
import { describeChapterNote } from './describe-problem.ts';
import { createTimeGrammar } from './typed-life/time-grammar.ts';

const BORN = { year: 1990, month: 5, day: 15 };
const contextIn = (locale: string) => ({ format: formatFor(locale), birthdate: BORN });
const CONTEXT = contextIn('en-US');
const WITHOUT_BIRTHDATE = { ...CONTEXT, birthdate: null };

describe('How a typed time was read', () => {
  const read = (text: string, { age = 36, isEnd = false } = {}) =>
    describeReading(CONTEXT, whenOf(text), { life: { age, lifeExpectancy: 81.7 }, isEnd });

  test.each([
    ['2012-05-15', 'May 15, 2012, at age 22'],
    ['2012-05', 'May 2012, at age 21 or 22'],
    ['2012-06', 'June 2012, at age 22'],
    ['2012', '2012, at age 21 or 22'],
    ['1990', '1990, at age 0'],
    ['30', 'Age 30, in 2020 or 2021'],
    ['0', 'Age 0, in 1990 or 1991'],
    ['w1144', 'May 15\u2009–\u200921, 2012, at age 22'],
    ['90', 'Age 90, in 2080 or 2081. The picture ends before that, but your list keeps it.'],
  ])('%s: %s', (text, reading) => {
    expect(read(text)).toBe(reading);
  });

  test('as the end of something, at an age, is its birthday', () => {
    expect(read('18', { isEnd: true })).toBe('Until you turn 18, in 2008');
    expect(read('2016', { isEnd: true })).toBe('2016, at age 25 or 26');
  });

  test('of a life past the average is compared with its own age', () => {
    const past = 'The picture ends';
    expect(read('83', { age: 84 })).not.toContain(past);
    expect(read('84', { age: 84 })).not.toContain(past);
    expect(read('85', { age: 84 })).toContain(past);
  });
});

test('A time in a list has an age only after birth, and none without a birthdate', () => {
  expect(describeTime(CONTEXT, whenOf('1985'))).toBe('1985');
  expect(['2012', '30', 'w1144'].map((text) => describeTime(WITHOUT_BIRTHDATE, whenOf(text)))).toEqual([
    '2012',
    'Age 30',
    'Age 22',
  ]);
});

test('An age of somebody born on January 1 is in one calendar year', () => {
  const context = { ...CONTEXT, birthdate: { year: 1990, month: 1, day: 1 } };
  expect(describeTime(context, whenOf('30'))).toBe('Age 30, in 2020');
});

describe('A time in the field of an editor', () => {
  test('of a week is its first day', () => {
    expect(writeTypedTime(CONTEXT, { unit: 'week', week: 1144 })).toBe('May 15, 2012');
  });

  const REGIONS = ['US', 'GB', 'CA', 'AU', 'IN', 'ZA', 'SE', 'DE', 'CH', 'JP', 'EG'];
  test.each(REGIONS)('is read as the same time again in English in %s', (region) => {
    const locale = `en-${region}`;
    const { parseTime } = createTimeGrammar([locale], TYPED_TIME_WORDS);
    const times = fc.oneof(
      calendarDates(1991, 2139).map((date) => ({ unit: 'day', date }) as const),
      calendarDates(1991, 2139).map(({ year, month }) => ({ unit: 'month', year, month }) as const),
      fc.integer({ min: 1990, max: 2140 }).map((year) => ({ unit: 'year', year }) as const),
      fc.integer({ min: 0, max: 150 }).map((age) => ({ unit: 'age', age }) as const),
    );
    fc.assert(
      fc.property(times, (when) => {
        expect(parseTime(writeTypedTime(contextIn(locale), when))).toEqual({ value: when });
      }),
      { numRuns: 50 },
    );
  });
});

test('The problem of a time ends with what to do', () => {
  const { beforeBirth, tooLate, ...unread } = TIME_PROBLEMS;
  const tooFar = tooLate(CONTEXT.format, { oldest: 150 });
  const messages = [...Object.values(unread), beforeBirth({ time: '1980' }), tooFar];
  expect(messages.filter((message) => !/(Enter|Write|Add|Check) [^.?]+\.?[^.?]*\.$/.test(message))).toEqual(
    [],
  );
  expect(new Set(messages).size).toBe(messages.length);
});
const CHAPTERS = [
  chapter('Childhood', '1990-05-15', '1996-08'),
  chapter('Gap', '2008-09', '2008-11'),
  chapter('Berlin', '2012-06', '2016'),
  chapter('Toronto', '2017', null),
  chapter('Before', '1970', '1980'),
];

describe('A chapter in a list', () => {
  const timesOf = (chapters: readonly Chapter[], context: typeof CONTEXT | typeof WITHOUT_BIRTHDATE) =>
    listChapters(chapters, context.birthdate).map((listed) =>
      describeChapterTime(context, listed.chapter, listed.placed),
    );

  test('has its time and its ages', () => {
    expect(timesOf(CHAPTERS, CONTEXT)).toEqual([
      'May 15, 1990 to August 1996, ages 0 to 6',
      'September 2008 to November 2008, age 18',
      'June 2012 to 2016, ages 22 to 26',
      'From 2017 on, at 26',
      '1970 to 1980',
    ]);
  });

  test('has its ages once if it is entered in ages, or has no birthdate in a link', () => {
    const inAges = [
      chapter('School', '6', '18'),
      chapter('Work', '18', '2016'),
      chapter('Retired', '65', null),
    ];
    expect(timesOf(inAges, CONTEXT)).toEqual(['Ages 6 to 18', 'Age 18 to 2016', 'From age 65 on']);
    const linked = [chapter('School', 'w260', 'w936'), chapter('Work', 'w936', null)];
    expect(timesOf(linked, WITHOUT_BIRTHDATE)).toEqual(['Age 5 to age 18', 'From age 18 on']);
  });

  test('without an end ends where the next one begins', () => {
    const chapters = [chapter('Toronto', '2017', null), chapter('Lisbon', '2030', null)];
    expect(timesOf(chapters, CONTEXT)[0]).toBe('From 2017 to the next chapter, ages 26 to 39');
  });

  test('shows its problem', () => {
    const notesOf = (chapters: readonly Chapter[], context: typeof CONTEXT | typeof WITHOUT_BIRTHDATE) =>
      listChapters(chapters, context.birthdate).flatMap((listed) => {
        const note = describeChapterNote(context, listed);
        return note ? [`${listed.chapter.name}: ${note}`] : [];
      });
    const wrong = [chapter('Reversed', '2006', '2004'), chapter('Later', '2014', '1980')];
    expect(notesOf([...CHAPTERS, ...wrong], CONTEXT).toSorted()).toEqual([
      'Before: Before your birth, so it isn’t shown in the weeks.',
      'Later: This is before your birth. Enter a later time.',
      'Reversed: The end has to be later than the beginning.',
    ]);
    const short = [chapter('Trip', '2015-06-12', '2015-06-13'), chapter('Home', '2015-06-14', null)];
    expect(notesOf(short, CONTEXT)).toEqual([
      'Trip: Too short for the weeks: the next chapter begins in the same week.',
    ]);
    expect(notesOf([chapter('Berlin', '2012', '2016')], WITHOUT_BIRTHDATE)).toEqual([
      'Berlin: Without a birthdate, it isn’t shown in the weeks.',
    ]);
  });
});

test('Each color has a name of its own', () => {
  expect(new Set(COLOR_NAMES.map((color) => COLORS[color])).size).toBe(COLOR_NAMES.length);
});
