import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TYPED_TIME_WORDS } from '#words/form.ts';
import { calendarDates } from '../../tests/fixtures/arbitraries.ts';
import { createTimeGrammar } from '../document/typed-life/time-grammar.ts';
import { parseWhen, whenOf } from '../life/when.ts';
import { formatFor } from '../words/format.ts';
import {
  describeReading,
  describeTime,
  describeTimeProblem,
  describeUnplaced,
  writeTypedTime,
} from './describe-event-times.ts';

const BORN = { year: 1990, month: 5, day: 15 };
const contextIn = (locale: string) => ({ format: formatFor(locale), birthdate: BORN });
const CONTEXT = contextIn('en-US');

const read = (text: string) => {
  const when = parseWhen(text);
  if (!when) throw new Error(`${text} is no time`);
  return when;
};

const AT_36 = { age: 36, lifeExpectancy: 81.7 };

describe('How a typed time was read', () => {
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
    expect(describeReading(CONTEXT, read(text), { life: AT_36, isEnd: false })).toBe(reading);
  });

  test('as the end of something, at an age, is its birthday', () => {
    const readEnd = (text: string) => describeReading(CONTEXT, read(text), { life: AT_36, isEnd: true });
    expect(readEnd('18')).toBe('Until you turn 18, in 2008');
    expect(readEnd('2016')).toBe('2016, at age 25 or 26');
  });

  test('of a life past the average is compared with its own age', () => {
    const of84 = { age: 84, lifeExpectancy: 81.7 };
    const past = 'The picture ends';
    expect(describeReading(CONTEXT, read('83'), { life: of84, isEnd: false })).not.toContain(past);
    expect(describeReading(CONTEXT, read('84'), { life: of84, isEnd: false })).not.toContain(past);
    expect(describeReading(CONTEXT, read('85'), { life: of84, isEnd: false })).toContain(past);
  });

  test('is in the format of the visitor’s region', () => {
    expect(describeReading(contextIn('en-GB'), read('2012-05-15'), { life: AT_36, isEnd: false })).toBe(
      '15 May 2012, at age 22',
    );
  });
});

describe('A time in a list', () => {
  test.each([
    ['2012', '2012, at age 21 or 22'],
    ['30', 'Age 30, in 2020 or 2021'],
    // Before birth there is no age.
    ['1985', '1985'],
  ])('%s: %s', (text, time) => {
    expect(describeTime(CONTEXT, whenOf(text))).toBe(time);
  });

  test('without a birthdate has no age', () => {
    const unknown = { ...CONTEXT, birthdate: null };
    expect(['2012', '30', 'w1144'].map((text) => describeTime(unknown, whenOf(text)))).toEqual([
      '2012',
      'Age 30',
      'Age 22',
    ]);
  });
});

describe('A time in the field of an editor', () => {
  test('of a week is its first day', () => {
    expect(writeTypedTime(CONTEXT, { unit: 'week', week: 1144 })).toBe('May 15, 2012');
  });

  test.each([
    'en-US',
    'en-GB',
    'en-CA',
    'en-AU',
    'en-IN',
    'en-ZA',
    'en-SE',
    'en-DE',
    'en-CH',
    'en-JP',
    'en-EG',
  ])('is read as the same time again in %s', (locale) => {
    const { parseTime } = createTimeGrammar([locale], TYPED_TIME_WORDS);
    const times = fc.oneof(
      calendarDates(1991, 2139).map((date) => ({ unit: 'day', date }) as const),
      calendarDates(1991, 2139).map(({ year, month }) => ({ unit: 'month', year, month }) as const),
      fc.integer({ min: 1990, max: 2140 }).map((year) => ({ unit: 'year', year }) as const),
      fc.integer({ min: 0, max: 150 }).map((age) => ({ unit: 'age', age }) as const),
    );
    fc.assert(
      fc.property(times, (when) => {
        const typed = writeTypedTime(contextIn(locale), when);
        expect(parseTime(typed)).toEqual({ when });
      }),
      { numRuns: 50 },
    );
  });
});

test('The problem of a time ends with what to do', () => {
  const codes = ['empty', 'unreadable', 'ambiguous', 'noYear', 'noSuchDay', 'tooLate'] as const;
  const messages = codes.map((code) => describeTimeProblem(CONTEXT, { code }));
  expect(messages.filter((message) => !/(Enter|Write|Add|Check) [^.?]+\.?[^.?]*\.$/.test(message))).toEqual(
    [],
  );
  expect(new Set(messages).size).toBe(codes.length);
});

test('A moment that has no week shows the reason', () => {
  expect(describeUnplaced({ year: 1990, month: 5, day: 15 })).toContain('Before your birth');
  expect(describeUnplaced(null)).toContain('Without a birthdate');
});
