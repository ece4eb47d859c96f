import { describe, expect, test } from 'vitest';
import { TYPED_TIME_WORDS } from '#words/form.ts';
import { TYPED_LIFE_WORDS } from '#words/results.ts';
import { FORMAT } from '../../../tests/fixtures/lives.ts';
import { createTypedLifeReader } from '../../document/parse-typed-life.ts';
import { readTimeWords } from '../../document/read-time-words.ts';
import { type EventKind, type LifeEvents, NO_LIFE_EVENTS } from '../../life/life-events.ts';
import { parseTypedTime } from '../../life/parse-typed-time.ts';
import { whenOf } from '../../life/when.ts';
import { LANGUAGES } from '../../words/languages.ts';
import type { TimeReader } from '../parse-event.ts';
import { planEntries, withoutAdded } from './plan-entries.ts';
import { MONTH_LANGUAGES } from './typed-life.tsx';

const BIRTHDATE = { year: 1990, month: 5, day: 15 };
const WORDS = readTimeWords(['en-US'], TYPED_TIME_WORDS);
const READER: TimeReader = { format: FORMAT, birthdate: BIRTHDATE, words: WORDS };
const readTime = (text: string) => parseTypedTime(text, WORDS, BIRTHDATE);
const read = createTypedLifeReader({ words: TYPED_LIFE_WORDS, read: readTime, readBirth: readTime });

interface Circumstances {
  readonly kinds?: readonly (readonly [text: string, kind: EventKind])[];
  readonly existing?: LifeEvents;
  readonly hasCountry?: boolean;
}

function plan(
  text: string,
  { kinds = [], existing = NO_LIFE_EVENTS, hasCountry = true }: Circumstances = {},
) {
  let ids = 0;
  return planEntries(read(text), {
    kinds: new Map(kinds),
    existing,
    reader: READER,
    limits: { ownBirthYear: 1990, year: 2026, hasCountry },
    chance: () => {
      ids += 1;
      return { id: `new${ids}`, roll: 0 };
    },
  });
}

const notes = (text: string, circumstances?: Circumstances) =>
  plan(text, circumstances).entries.map((entry) => [entry.isRight, ...entry.notes]);

const EXAMPLE = '1996 School, 2008–2012 Montreal, 2012 first job, Mum 1958, 24 Aug 2019 wedding';

describe('What is added for a typed life', () => {
  test('are chapters in colors of their own, moments, and people with what usually holds for them', () => {
    expect(plan(EXAMPLE).added).toEqual({
      chapters: [
        { id: 'new1', name: 'School', from: whenOf('1996'), until: null, color: '#4E84F0' },
        { id: 'new2', name: 'Montreal', from: whenOf('2008'), until: whenOf('2012'), color: '#59D4A6' },
      ],
      moments: [
        { id: 'new3', text: 'first job', when: whenOf('2012') },
        { id: 'new5', text: 'wedding', when: whenOf('2019-08-24') },
      ],
      people: [
        {
          id: 'new4',
          name: 'Mum',
          birthYear: 1958,
          daysPerYear: 12,
          since: null,
          livedTogether: { until: 2008 },
          country: null,
          population: 'women',
        },
      ],
    });
  });

  test('is described as it was read', () => {
    expect(notes(EXAMPLE)).toEqual([
      [true, 'From 1996 on'],
      [true, '2008 to 2012'],
      [true, '2012, at age 21 or 22'],
      [true, 'Born in 1958'],
      [true, 'August 24, 2019, at age 29'],
    ]);
  });

  test.each([
    ['moments', { moments: [{ id: 'new1', text: 'Montreal', when: whenOf('2008') }] }],
    ['people', { people: [{ id: 'new1', name: 'Montreal', birthYear: 2008 }] }],
  ] as const)('is of the kind that was chosen: %s', (kind, added) => {
    const text = '2008–2012 Montreal';
    expect(plan(text, { kinds: [[text, kind]] }).added).toMatchObject({ ...NO_LIFE_EVENTS, ...added });
  });
});

describe('An entry that cannot be added has the sentence of its editor', () => {
  test.each([
    ['asdf', 'There’s no year, date or age in this. Add one.'],
    ['2012', 'Enter a name.'],
    ['24 Aug 2019', 'Enter a few words.'],
    ['3/4/2019 dinner', 'Which is the day, and which the month? Write the month as a word.'],
    ['24 Aug dinner', 'The year is missing. Add it.'],
    ['31 Feb 2012 dinner', 'There is no such day. Check the day and the month.'],
    ['1980 School', '1980 is before your birth. Enter a later time.'],
    ['2012–2008 Montreal', 'The end has to be later than the beginning.'],
    ['Grandma 1850', 'Check the year of birth: it’s more than 130 years ago.'],
    ['son 2030', 'That’s in the future. Enter this year or an earlier one.'],
  ])('%s', (text, problem) => {
    expect(notes(text)).toEqual([[false, problem]]);
  });

  test('if its time overlaps a chapter before it', () => {
    expect(notes('2008–2012 Montreal, 2010–2014 Berlin')[1]).toEqual([
      false,
      'This overlaps “Montreal” (2008 to 2012). Make one of them end before the other begins.',
    ]);
  });

  test('if it is a person and no country is chosen', () => {
    expect(notes('Mum 1958', { hasCountry: false })).toEqual([
      [false, 'Choose a country: the figures come from its life table.'],
    ]);
  });

  test('if an age is to be a year of birth', () => {
    expect(notes('at 5 Sam', { kinds: [['at 5 Sam', 'people']] })).toEqual([
      [false, 'Enter a year, such as 1962.'],
    ]);
  });

  test('if there is no more room, and those that fit are added', () => {
    const moments = Array.from(
      { length: 52 },
      (_, index) => `${1 + (index % 28)} May 2012 Day ${'abc'[index % 3]}`,
    );
    const people = Array.from({ length: 9 }, (_, index) => `Friend ${'ABCDEFGHI'[index]} 1980`);
    const chapters = Array.from({ length: 9 }, (_, index) => `${2000 + index} ${'ABCDEFGHI'[index]}`);
    const { entries, added } = plan([...moments, ...people, ...chapters].join('\n'));
    expect([added.moments.length, added.people.length, added.chapters.length]).toEqual([50, 8, 8]);
    expect(entries.filter(({ isRight }) => !isRight).map((entry) => entry.notes[0])).toEqual([
      'You have 50 moments, and there is no room for more. Remove one to add another.',
      'You have 50 moments, and there is no room for more. Remove one to add another.',
      'You can add up to 8 people. Remove one to add another.',
      'You have 8 chapters, and there is no room for more. Remove one to add another.',
    ]);
  });
});

describe('An entry like another one is added with a note', () => {
  const note = 'There’s already an entry called “Berlin”. Both will be kept.';

  test('a chapter of the same name', () => {
    expect(notes('2008–2010 Berlin, 2012–2014 Berlin')).toEqual([
      [true, '2008 to 2010'],
      [true, '2012 to 2014', note],
    ]);
  });

  test('a moment of the same words at the same time, but not at another one', () => {
    const existing = { ...NO_LIFE_EVENTS, moments: [{ id: 'old', text: 'BERLIN', when: whenOf('2012-05') }] };
    expect(notes('May 2012 Berlin, June 2012 Berlin', { existing })).toEqual([
      [true, 'May 2012, at age 21 or 22', note],
      [true, 'June 2012, at age 22'],
    ]);
  });
});

describe('What stays in the box', () => {
  test('is what was not added, line by line, as it was typed', () => {
    const text = `${EXAMPLE}, asdf, qwer\n2012 Berlin\n\n 3/4/2019  dinner;\nlast`;
    expect(withoutAdded(text, plan(text).entries, ', ')).toBe('asdf, qwer\n3/4/2019  dinner\nlast');
  });

  test('is nothing once everything was added', () => {
    expect(withoutAdded(EXAMPLE, plan(EXAMPLE).entries, ', ')).toBe('');
  });

  test('has what was not read: of 500 lines, none is lost', () => {
    const lines = Array.from({ length: 500 }, (_, index) => `${1 + (index % 28)} May 2012 Day ${index}`);
    const text = lines.join('\n');
    const { entries, added } = plan(text);
    const left = withoutAdded(text, entries, ', ').split('\n');
    expect(added.moments).toHaveLength(50);
    expect(left).toEqual(lines.slice(50));
  });
});

test('Months are understood in every language of the page', () => {
  expect(MONTH_LANGUAGES).toEqual(expect.arrayContaining(LANGUAGES.map(({ tag }) => tag)));
});

describe('Text without end', () => {
  test.each([
    ['60 KB of dots', `2012 ${'.'.repeat(60_000)}`],
    ['150 KB of dots', `${'.'.repeat(150_000)} 2012`],
    ['a word of a megabyte', `2012 ${'x'.repeat(1_000_000)}`],
  ])('is refused by its size, at once: %s', (_, text) => {
    const start = performance.now();
    expect(notes(text)).toEqual([
      [false, 'This is longer than 500 characters, so it isn’t read. Shorten it.'],
    ]);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  test('of up to 500 characters is read, and cut with a word', () => {
    expect(notes(`May 2012 ${'long '.repeat(17)}`)).toEqual([
      [true, 'May 2012, at age 21 or 22', 'Shortened to 80 characters.'],
    ]);
  });
});
