import { describe, expect, test } from 'vitest';
import { noteLines, planLines } from '../../../tests/fixtures/plan-lines.ts';
import { NO_LIFE_EVENTS } from '../../life/life-events.ts';
import { whenOf } from '../../life/when.ts';
import { withoutAdded } from './plan-entries.ts';

const EXAMPLE = '1996–2008 School\n2008–2012 Montreal\n2012 first job\nMum 1958\n24 Aug 2019 wedding';

describe('What is added for a typed life', () => {
  test('are chapters in colors of their own, moments, and people with what usually holds for them', () => {
    expect(planLines(EXAMPLE).events).toEqual({
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
    const before = '1958 is before your birth. ';
    expect(noteLines('Maria 1958')).toEqual([['asks', 'Born in 1958']]);
    expect(noteLines('our Maria came 1958')).toEqual([
      ['wrong', `${before}If this is somebody, choose “Person”.`],
    ]);
    expect(noteLines('1958')).toEqual([['wrong', 'Enter a few words.', `${before}Enter a later time.`]]);
    expect(noteLines('Maria 1958', { answers: { 'Maria 1958': { kind: 'people' } } })).toEqual([
      ['asks', 'Born in 1958'],
    ]);
  });

  test('of somebody who has died is a person, with nothing after the death', () => {
    expect(noteLines('Grandpa 1931–2010')).toEqual([['sure', '1931–2010', 'That’s at 12 days a year.']]);
    expect(planLines('Grandpa 1931–2010\nDad, b. 1950, d. 2001').events.people).toMatchObject([
      { name: 'Grandpa', birthYear: 1931, diedIn: 2010, daysPerYear: 12, since: null, livedTogether: null },
      { name: 'Dad', birthYear: 1950, diedIn: 2001, livedTogether: { until: null } },
    ]);
    const somebody = 'Harold Pike 1931–2010';
    expect(noteLines(somebody, { answers: { [somebody]: { kind: 'people' } } })).toEqual([
      ['asks', '1931–2010'],
    ]);
    expect(noteLines('Grandpa 1931–2030')).toEqual([
      ['wrong', 'That’s in the future. Enter this year or an earlier one.'],
    ]);
  });

  test('is described as it was read', () => {
    expect(noteLines(EXAMPLE)).toEqual([
      ['sure', '1996 to 2008'],
      ['sure', '2008 to 2012'],
      ['sure', '2012, at age 21 or 22'],
      ['sure', 'Born in 1958', 'That’s every day until age 18, then 12 days a year.'],
      ['sure', 'August 24, 2019, at age 29'],
    ]);
  });

  test.each([['moments', { moments: [{ id: 'new1', text: 'Montreal', when: whenOf('2008') }] }]] as const)(
    'is of the kind that was chosen: %s',
    (kind, added) => {
      const text = '2008–2012 Montreal';
      expect(planLines(text, { answers: { [text]: { kind } } }).events).toMatchObject({
        ...NO_LIFE_EVENTS,
        ...added,
      });
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
    ['6/6/12 dinner', 'Which is the day, and which the month? Write the month as a word.'],
    ['2012–2008 Montreal', 'The end has to be later than the beginning.'],
    ['Grandma 1850', 'Check the year of birth: it’s more than 130 years ago.'],
    ['son, born 2030', 'That’s in the future. Enter this year or an earlier one.'],
  ])('%s', (text, problem) => {
    expect(noteLines(text)).toEqual([['wrong', problem]]);
  });

  test('and one more for all, if most of at least six have no time', () => {
    const advice = 'Each line needs its own year or date: put the dates of a job on the line of its title.';
    const job = 'Teacher\nAcme School\n2012 to 2016\n';
    expect(planLines(`${job}${job}`).advice).toBe(advice);
    expect(planLines(`${job}${job}2017 Rome\n2018 Oslo`).advice).toBeNull();
    expect(planLines('a\nb\nc\nd\ne').advice).toBeNull();
  });

  test('if an age is to be a year of birth', () => {
    expect(noteLines('age 5 Sam', { answers: { 'age 5 Sam': { kind: 'people' } } })).toEqual([
      ['wrong', 'Enter a year, such as 1962.'],
    ]);
  });

  test('if there is no more room, and those that fit are added', () => {
    const list = (count: number, line: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => line(index));
    const lines = [
      ...list(52, (index) => `${1 + (index % 28)} May 2012 Day ${'abc'[index % 3]}`),
      ...list(9, (index) => `Cousin ${'ABDEFGHIJ'[index]} 1980`),
      ...list(9, (index) => `${2000 + index}–${2001 + index} ${'ABCDEFGHI'[index]}`),
    ];
    const { entries, events } = planLines(lines.join('\n'));
    expect([events.moments.length, events.people.length, events.chapters.length]).toEqual([50, 8, 8]);
    expect(entries.filter(({ state }) => state === 'wrong').map((entry) => entry.notes[0])).toEqual(
      Array(4).fill('There’s no room for more. Remove one to add another.'),
    );
  });
});

describe('An entry like another one is added with a note', () => {
  const note = 'There’s already an entry called “Berlin”. Both will be kept.';

  test('a chapter of the same name', () => {
    expect(noteLines('2008–2010 Berlin\n2012–2014 Berlin')).toEqual([
      ['sure', '2008 to 2010'],
      ['sure', '2012 to 2014', note],
    ]);
  });

  test('a moment of the same words at the same time, but not at another one', () => {
    const existing = { ...NO_LIFE_EVENTS, moments: [{ id: 'old', text: 'BERLIN', when: whenOf('2012-05') }] };
    expect(noteLines('May 2012 Berlin\nJune 2012 Berlin', { existing })).toEqual([
      ['sure', 'May 2012, at age 21 or 22', note],
      ['sure', 'June 2012, at age 22'],
    ]);
  });
});

describe('What stays in the box', () => {
  test('is what was not added, line by line, as it was typed, and nothing once everything was added', () => {
    const text = `${EXAMPLE}\nasdf, qwer\n2012 Berlin\n\n 3/4/2019  dinner;\nlast`;
    expect(withoutAdded(text, planLines(text).entries)).toBe('asdf, qwer\n3/4/2019  dinner;\nlast');
    expect(withoutAdded(EXAMPLE, planLines(EXAMPLE).entries)).toBe('');
  });

  test('has what was not read: of 500 lines, none is lost', () => {
    const lines = Array.from({ length: 500 }, (_, index) => `${1 + (index % 28)} May 2012 Day ${index}`);
    const text = lines.join('\n');
    const { entries, events } = planLines(text);
    const left = withoutAdded(text, entries).split('\n');
    expect(events.moments).toHaveLength(50);
    expect(left).toEqual(lines.slice(50));
  });
});

test('A file of another program is no line of a life, nor is the head of a table', () => {
  const card = planLines('BEGIN:VCARD\nFN:Aiko\nBDAY:1991-04-02');
  expect(card).toMatchObject({ file: 'addressCard', entries: [], sure: 0, questions: 0 });
  const table = 'Date,Event\n2012,Wedding\n2014,Moved to Rome';
  expect(planLines(table)).toMatchObject({ head: 'Date,Event', sure: 2 });
  expect(withoutAdded(table, planLines(table).entries)).toBe('');
});

describe('Text without end', () => {
  test('is refused by its size', () => {
    expect(noteLines(`2012 ${'x'.repeat(1_000_000)}`)).toEqual([
      ['wrong', 'This is longer than 300 characters, so it can’t be read. Shorten it.'],
    ]);
  });

  test('of up to 300 characters is read, and cut with a word', () => {
    expect(noteLines(`May 2012 ${'long '.repeat(17)}`)).toEqual([
      ['sure', 'May 2012, at age 21 or 22', 'Shortened to 80 characters.'],
    ]);
    expect(noteLines(`May 2012 ${'x'.repeat(80)}`)).toEqual([['sure', 'May 2012, at age 21 or 22']]);
  });
});
