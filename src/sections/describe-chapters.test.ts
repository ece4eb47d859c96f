import { describe, expect, test } from 'vitest';
import { ACTIVITY_COLORS } from '../life/colors.ts';
import type { Chapter } from '../life/life-events.ts';
import { listChapters } from '../life/list-events.ts';
import { whenOf } from '../life/when.ts';
import { formatFor } from '../words/format.ts';
import { describeChapterNote, describeChapterTime, nameColor } from './describe-chapters.ts';

const CONTEXT = {
  format: formatFor('en-US'),
  birthdate: { year: 1990, month: 5, day: 15 },
};

const chapter = (name: string, from: string, until: string | null): Chapter => ({
  id: name,
  name,
  from: whenOf(from),
  until: until === null ? null : whenOf(until),
  color: ACTIVITY_COLORS[0],
});

const CHAPTERS = [
  chapter('Childhood', '1990-05-15', '1996-08'),
  chapter('Gap', '2008-09', '2008-11'),
  chapter('Berlin', '2012-06', '2016'),
  chapter('Toronto', '2017', null),
  chapter('Before', '1970', '1980'),
];
const LISTED = listChapters(CHAPTERS, CONTEXT.birthdate);

describe('A chapter in a list', () => {
  test('has its time and its ages', () => {
    expect(LISTED.map((listed) => describeChapterTime(CONTEXT, listed.chapter, listed.placed))).toEqual([
      'May 15, 1990 to August 1996, ages 0 to 6',
      'September 2008 to November 2008, age 18',
      'June 2012 to 2016, ages 22 to 26',
      'From 2017 on, from age 26',
      '1970 to 1980',
    ]);
  });

  test('entered in ages shows them once', () => {
    const chapters = [chapter('School', '6', '18'), chapter('Retired', '65', null)];
    const times = listChapters(chapters, CONTEXT.birthdate).map((listed) =>
      describeChapterTime(CONTEXT, listed.chapter, listed.placed),
    );
    expect(times).toEqual(['Ages 6 to 18', 'From age 65 on']);
  });

  test('of a link, which has no birthdate, has its ages once', () => {
    const chapters = [chapter('School', 'w260', 'w936'), chapter('Work', 'w936', null)];
    const context = { ...CONTEXT, birthdate: null };
    expect(
      listChapters(chapters, null).map((listed) =>
        describeChapterTime(context, listed.chapter, listed.placed),
      ),
    ).toEqual(['Age 5 to age 18', 'From age 18 on']);
  });

  test('without an end ends where the next one begins', () => {
    const chapters = [chapter('Toronto', '2017', null), chapter('Lisbon', '2030', null)];
    const [first] = listChapters(chapters, CONTEXT.birthdate);
    expect(first && describeChapterTime(CONTEXT, first.chapter, first.placed)).toBe(
      'From 2017 to the next chapter, ages 26 to 39',
    );
  });
});

test('The list shows the problem of a chapter', () => {
  const chapters = [
    ...CHAPTERS,
    chapter('Reversed', '2006', '2004'),
    chapter('Lisbon', '2012-06', '2013'),
    chapter('Later', '2014', '1980'),
  ];
  const notes = listChapters(chapters, CONTEXT.birthdate).map((listed) => [
    listed.chapter.name,
    describeChapterNote(CONTEXT, listed),
  ]);
  expect(Object.fromEntries(notes)).toEqual({
    Childhood: null,
    Gap: null,
    Lisbon: 'This overlaps “Berlin”. Make one of them end before the other begins.',
    Toronto: null,
    Berlin: 'This overlaps “Lisbon”. Make one of them end before the other begins.',
    Before: 'Before your birth, so it has no place in the weeks.',
    Reversed: 'The end has to be later than the beginning.',
    Later: 'This is before your birth. Enter a later time.',
  });
  const days = [chapter('Trip', '2015-06-12', '2015-06-13'), chapter('Home', '2015-06-14', null)];
  expect(listChapters(days, CONTEXT.birthdate).map((listed) => describeChapterNote(CONTEXT, listed))).toEqual(
    [null, 'Too short for the weeks: the next chapter begins in the same week.'],
  );
  const linked = listChapters([chapter('Berlin', '2012', '2016')], null).map((listed) =>
    describeChapterNote({ ...CONTEXT, birthdate: null }, listed),
  );
  expect(linked).toEqual(['Without a birthdate, it has no place in the weeks.']);
});

test('Each color has a name of its own', () => {
  expect(new Set(ACTIVITY_COLORS.map(nameColor)).size).toBe(ACTIVITY_COLORS.length);
});
