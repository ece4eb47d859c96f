import { describe, expect, test } from 'vitest';
import { TYPED_TIME_WORDS } from '#words/form.ts';
import { TYPED_LIFE_WORDS } from '#words/results.ts';
import { ENTRY } from '../../../tests/fixtures/entry-context.ts';
import { FORMAT } from '../../../tests/fixtures/lives.ts';
import { createTypedLifeReader } from '../../events/typed-life/parse-typed-life.ts';
import { createTimeGrammar } from '../../events/typed-life/time-grammar.ts';
import { type KindName, type LifeEvents, NO_LIFE_EVENTS } from '../../life/life-events.ts';
import { whenOf } from '../../life/when.ts';
import { planEntries, withoutAdded } from './plan-entries.ts';

const GRAMMAR = createTimeGrammar(['en-US'], TYPED_TIME_WORDS, TYPED_LIFE_WORDS);
const read = createTypedLifeReader(GRAMMAR, TYPED_LIFE_WORDS, {
  ownBirthYear: ENTRY.birthdate.year,
  presentYear: ENTRY.today.year,
});

interface Circumstances {
  readonly kinds?: readonly (readonly [text: string, kind: KindName])[];
  readonly existing?: LifeEvents;
}

function plan(text: string, { kinds = [], existing = NO_LIFE_EVENTS }: Circumstances = {}) {
  let ids = 0;
  return planEntries(read(text, { isDayFirst: null }).lines, {
    kinds: new Map(kinds),
    existing,
    entry: ENTRY,
    format: FORMAT,
    createId: () => {
      ids += 1;
      return `new${ids}`;
    },
  });
}

const notes = (text: string, circumstances?: Circumstances) =>
  plan(text, circumstances).entries.map((entry) => [entry.isRight, ...entry.notes]);

const SINCE_WHEN = 'Since when have you known each other? Enter a year.';
const EXAMPLE = '1996–2008 School\n2008–2012 Montreal\n2012 first job\nMum 1958\n24 Aug 2019 wedding';

describe('What is added for a typed life', () => {
  test('are chapters in colors of their own, moments, and people with what usually holds for them', () => {
    expect(plan(EXAMPLE).added).toEqual({
      chapters: [
        { id: 'new1', name: 'School', from: whenOf('1996'), until: whenOf('2008'), color: 'blue' },
        { id: 'new2', name: 'Montreal', from: whenOf('2008'), until: whenOf('2012'), color: 'green' },
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
          diedIn: null,
          daysPerYear: 12,
          since: null,
          livedTogether: { until: 2008 },
        },
      ],
    });
  });

  test('before one’s own birth, with words, may be a person, in one tap', () => {
    const before = '1958 is before your birth. Enter a later time.';
    expect(notes('Maria 1958')).toEqual([[false]]);
    expect(notes('our Maria arrived 1958')).toEqual([
      [false, before, 'If this is somebody, choose “Person”.'],
    ]);
    expect(notes('1958')).toEqual([[false, 'Enter a few words.', before]]);
    expect(notes('Maria 1958', { kinds: [['Maria 1958', 'people']] })).toEqual([[false, SINCE_WHEN]]);
  });

  test('of somebody who has died is a person, with nothing after the death', () => {
    expect(notes('Grandpa 1931–2010')).toEqual([[true, '1931–2010']]);
    expect(plan('Grandpa 1931–2010\nDad, b. 1950, d. 2001').added.people).toMatchObject([
      { name: 'Grandpa', birthYear: 1931, diedIn: 2010, daysPerYear: 12, since: null, livedTogether: null },
      { name: 'Dad', birthYear: 1950, diedIn: 2001, livedTogether: { until: null } },
    ]);
    const somebody = 'Harold Pike 1931–2010';
    expect(notes(somebody, { kinds: [[somebody, 'people']] })).toEqual([[false, SINCE_WHEN]]);
    expect(notes('Grandpa 1931–2030')).toEqual([
      [false, 'That’s in the future. Enter this year or an earlier one.'],
    ]);
  });

  test('is described as it was read', () => {
    expect(notes(EXAMPLE)).toEqual([
      [true, '1996 to 2008'],
      [true, '2008 to 2012'],
      [true, '2012, at age 21 or 22'],
      [true, 'Born in 1958'],
      [true, 'August 24, 2019, at age 29'],
    ]);
  });

  test.each([['moments', { moments: [{ id: 'new1', text: 'Montreal', when: whenOf('2008') }] }]] as const)(
    'is of the kind that was chosen: %s',
    (kind, added) => {
      const text = '2008–2012 Montreal';
      expect(plan(text, { kinds: [[text, kind]] }).added).toMatchObject({ ...NO_LIFE_EVENTS, ...added });
    },
  );
});

describe('An entry that cannot be added has the sentence of its editor', () => {
  test.each([
    ['asdf', 'Begin or end this line with a year, a date or an age.'],
    [
      '2012 Berlin 2015',
      'There are two times in this line. Put them side by side, as in “2008–2012”, or leave one out.',
    ],
    ['until 2012 Montreal', 'This says when something ended. Add when it began, as in “2008–2012”.'],
    ['2012– ', 'Enter a name.'],
    ['3/4/2019 dinner', 'Which is the day, and which the month? Write the month as a word.'],
    ['2012–2008 Montreal', 'The end has to be later than the beginning.'],
    ['Grandma 1850', 'Check the year of birth: it’s more than 130 years ago.'],
    ['son, born 2030', 'That’s in the future. Enter this year or an earlier one.'],
  ])('%s', (text, problem) => {
    expect(notes(text)).toEqual([[false, problem]]);
  });

  test('if an age is to be a year of birth', () => {
    expect(notes('age 5 Sam', { kinds: [['age 5 Sam', 'people']] })).toEqual([
      [false, 'Enter a year, such as 1962.'],
    ]);
  });

  test('if there is no more room, and those that fit are added', () => {
    const list = (count: number, line: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => line(index));
    const lines = [
      ...list(52, (index) => `${1 + (index % 28)} May 2012 Day ${'abc'[index % 3]}`),
      ...list(9, (index) => `Cousin ${'ABCDEFGHI'[index]} 1980`),
      ...list(9, (index) => `${2000 + index}–${2001 + index} ${'ABCDEFGHI'[index]}`),
    ];
    const { entries, added } = plan(lines.join('\n'));
    expect([added.moments.length, added.people.length, added.chapters.length]).toEqual([50, 8, 8]);
    expect(entries.filter(({ isRight }) => !isRight).map((entry) => entry.notes[0])).toEqual(
      Array(4).fill('There’s no room for more. Remove one to add another.'),
    );
  });
});

describe('An entry like another one is added with a note', () => {
  const note = 'There’s already an entry called “Berlin”. Both will be kept.';

  test('a chapter of the same name', () => {
    expect(notes('2008–2010 Berlin\n2012–2014 Berlin')).toEqual([
      [true, '2008 to 2010'],
      [true, '2012 to 2014', note],
    ]);
  });

  test('a moment of the same words at the same time, but not at another one', () => {
    const existing = { ...NO_LIFE_EVENTS, moments: [{ id: 'old', text: 'BERLIN', when: whenOf('2012-05') }] };
    expect(notes('May 2012 Berlin\nJune 2012 Berlin', { existing })).toEqual([
      [true, 'May 2012, at age 21 or 22', note],
      [true, 'June 2012, at age 22'],
    ]);
  });
});

describe('What stays in the box', () => {
  test('is what was not added, line by line, as it was typed, and nothing once everything was added', () => {
    const text = `${EXAMPLE}\nasdf, qwer\n2012 Berlin\n\n 3/4/2019  dinner;\nlast`;
    expect(withoutAdded(text, plan(text).entries)).toBe('asdf, qwer\n3/4/2019  dinner;\nlast');
    expect(withoutAdded(EXAMPLE, plan(EXAMPLE).entries)).toBe('');
  });

  test('has what was not read: of 500 lines, none is lost', () => {
    const lines = Array.from({ length: 500 }, (_, index) => `${1 + (index % 28)} May 2012 Day ${index}`);
    const text = lines.join('\n');
    const { entries, added } = plan(text);
    const left = withoutAdded(text, entries).split('\n');
    expect(added.moments).toHaveLength(50);
    expect(left).toEqual(lines.slice(50));
  });
});

describe('Text without end', () => {
  test('is refused by its size', () => {
    expect(notes(`2012 ${'x'.repeat(1_000_000)}`)).toEqual([
      [false, 'This is longer than 300 characters, so it can’t be read. Shorten it.'],
    ]);
  });

  test('of up to 300 characters is read, and cut with a word', () => {
    expect(notes(`May 2012 ${'long '.repeat(17)}`)).toEqual([
      [true, 'May 2012, at age 21 or 22', 'Shortened to 80 characters.'],
    ]);
    expect(notes(`May 2012 ${'x'.repeat(80)}`)).toEqual([[true, 'May 2012, at age 21 or 22']]);
  });
});
