import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { TYPED_TIME_WORDS } from '#words/form.ts';
import { calendarDates } from '../../tests/fixtures/arbitraries.ts';
import { FORMAT } from '../../tests/fixtures/lives.ts';
import { NAUGHTY_STRINGS } from '../../tests/fixtures/naughty-strings.ts';
import { writeText } from '../document/codec.ts';
import { DocumentSchema } from '../document/schema.ts';
import { formatIsoDate } from '../life/calendar-date.ts';
import type { Chapter, Moment } from '../life/life-events.ts';
import { whenOf } from '../life/when.ts';
import {
  type ChapterDraft,
  checkChapter,
  checkMoment,
  type MomentDraft,
  type TimeReader,
} from './check-event.ts';
import { createTimeGrammar } from './typed-life/time-grammar.ts';

const SavedEvents = v.unwrap(DocumentSchema.entries.events);
/** Events as they are saved. */
const saveEvents = (events: v.InferOutput<typeof SavedEvents>) => JSON.parse(writeText({ events })).events;

const READER: TimeReader = {
  format: FORMAT,
  birthdate: { year: 1990, month: 5, day: 15 },
  parseTime: createTimeGrammar(['en-US'], TYPED_TIME_WORDS).parseTime,
};
const BERLIN: Chapter = {
  id: 'berlin',
  name: 'Berlin',
  from: whenOf('2012-06'),
  until: whenOf('2016'),
  color: 'orange',
};

const { parseTime } = READER;

const enterMoment = (
  { text = 'Wedding', when = '2019' }: Partial<MomentDraft>,
  others: readonly Moment[] = [],
) => checkMoment({ text, when: parseTime(when) }, others, READER);

const TORONTO = { name: 'Toronto', from: '2017', until: '', color: 'blue' } as const;
const enterChapter = (draft: Partial<ChapterDraft>, others: readonly Chapter[] = []) => {
  const { from, until, ...named } = { ...TORONTO, ...draft };
  const times = { from: parseTime(from), until: until.trim() === '' ? null : parseTime(until) };
  return checkChapter({ ...named, ...times }, others, READER);
};

const FULL = 'There’s no room for more. Remove one to add another.';

describe('A moment as it is entered', () => {
  test('has cleaned words and its time', () => {
    expect(enterMoment({ text: ' Wedding\u202e ', when: 'August 24, 2019' })).toEqual({
      event: { text: 'Wedding', when: whenOf('2019-08-24') },
      problems: [],
    });
  });

  test('has at most 80 characters, and no half of one', () => {
    expect(enterMoment({ text: 'W'.repeat(10_000) }).event?.text).toBe('W'.repeat(80));
    expect(enterMoment({ text: `${'W'.repeat(79)}🎉` }).event?.text).toBe('W'.repeat(79));
  });

  test.each(['', '   ', '\u200b'])('needs words: “%s”', (text) => {
    const problem = { part: 'text', text: 'Enter a few words.' };
    expect(enterMoment({ text })).toEqual({ event: null, problems: [problem] });
  });

  test.each([
    ['', 'Enter a day, month, year or age, such as “May 2012” or “age 30”.'],
    ['soon', 'This can’t be read. Enter a day, month, year or age, such as “May 2012” or “age 30”.'],
    ['05/06/2012', 'Which is the day, and which the month? Write the month as a word.'],
    ['31 Feb 2012', 'There is no such day. Check the day and the month.'],
    ['31 Feb', 'The year is missing. Add it.'],
    ['1980', '1980 is before your birth. Enter a later time.'],
    ['May 1, 1990', 'May 1, 1990 is before your birth. Enter a later time.'],
    ['151', 'This is past age 150. Enter an earlier time.'],
  ])('needs a time: “%s”', (when, problem) => {
    expect(enterMoment({ when })).toEqual({ event: null, problems: [{ part: 'when', text: problem }] });
  });

  test.each(['May 15, 1990', 'May 1990', '1990', '0', '150', 'May 15, 2140', '2140'])(
    'may be from birth to age 150: “%s”',
    (when) => {
      expect(enterMoment({ when }).problems).toEqual([]);
    },
  );

  test('has its problems in the order of the fields', () => {
    expect(enterMoment({ text: '', when: '' }).problems.map(({ part }) => part)).toEqual(['text', 'when']);
  });

  test('is one of at most 50', () => {
    const others = Array.from({ length: 50 }, () => ({ id: 'other', text: 'A', when: whenOf('2012') }));
    expect(enterMoment({}, others).problems).toEqual([{ part: 'text', text: FULL }]);
    expect(enterMoment({}, others.slice(1)).event).not.toBeNull();
  });
});

describe('A chapter as it is entered', () => {
  test('has its times, and needs no end', () => {
    expect(enterChapter({ from: 'Jan 2017', until: 'age 40' }, [BERLIN]).event).toEqual({
      name: 'Toronto',
      from: whenOf('2017-01'),
      until: whenOf('40'),
      color: 'blue',
    });
    expect(enterChapter({ until: ' ' }).event?.until).toBeNull();
  });

  test('may begin in the year in which the previous one ends, and last longer than an average life', () => {
    expect(enterChapter({ from: '2016', until: '150' }, [BERLIN]).problems).toEqual([]);
  });

  test.each<[Partial<ChapterDraft>, keyof ChapterDraft, string]>([
    [{ name: ' ' }, 'name', 'Enter a name.'],
    [{ from: '' }, 'from', 'Enter a day, month, year or age, such as “May 2012” or “age 30”.'],
    [{ from: '1980' }, 'from', '1980 is before your birth. Enter a later time.'],
    [{ until: '1980' }, 'until', '1980 is before your birth. Enter a later time.'],
    [{ until: '151' }, 'until', 'This is past age 150. Enter an earlier time.'],
    [{ until: '2012' }, 'until', 'The end has to be later than the beginning.'],
    [{ from: '2014' }, 'from', 'This overlaps “Berlin”. Make one of them end before the other begins.'],
  ])('%o: a problem at “%s”', (draft, part, text) => {
    expect(enterChapter(draft, [BERLIN])).toEqual({ event: null, problems: [{ part, text }] });
  });

  test('is one of at most 8', () => {
    const others = Array.from({ length: 8 }, () => BERLIN);
    expect(enterChapter({}, others).problems).toEqual([{ part: 'name', text: FULL }]);
  });
});

test('Any entry is refused, or can be read again once it is saved', () => {
  const part = fc.oneof(
    fc.constantFrom(' ', ...'May 15 2012 9999 0000 12345 150 - / . at w12 ٢'.split(' ')),
    fc.constantFrom(...NAUGHTY_STRINGS),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  const time = fc.oneof(
    fc.integer({ min: 1980, max: 2150 }).map(String),
    calendarDates(1980, 2150).map(formatIsoDate),
  );
  const text = fc.array(part, { maxLength: 5 }).map((parts) => parts.join(''));
  const saved = { chapters: 0, moments: 0 };
  fc.assert(
    fc.property(text, fc.oneof(text, time), fc.oneof(text, time), (words, from, until) => {
      const chapter = enterChapter({ name: words, from, until }).event;
      const moment = enterMoment({ text: words, when: from }).event;
      if (chapter) saved.chapters += 1;
      if (moment) saved.moments += 1;
      const personal = {
        chapters: chapter ? [{ id: 'chapter', ...chapter }] : [BERLIN],
        moments: moment ? [{ id: 'moment', ...moment }] : [],
        people: [],
      };
      expect(v.parse(SavedEvents, saveEvents(personal))).toEqual(personal);
    }),
    { numRuns: 200 },
  );
  expect(Math.min(saved.chapters, saved.moments)).toBeGreaterThan(3);
});
