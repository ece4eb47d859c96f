import { describe, expect, test } from 'vitest';
import { ACTIVITY_COLORS } from '../life/activity-colors.ts';
import { listChapters } from '../life/list-entries.ts';
import type { Chapter } from '../life/personal-entries.ts';
import { formatFor } from '../messages/format.ts';
import { describeChapterNote, describeChapterTime, listChapterRows, nameColor } from './describe-chapters.ts';

const CONTEXT = {
  format: formatFor('en-US'),
  birthdate: { year: 1990, month: 5, day: 15 },
};

const chapter = (name: string, from: string, until: string | null): Chapter => ({
  id: name,
  name,
  from,
  until,
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

  test('in ages needs no others', () => {
    const chapters = [chapter('School', '6', '18'), chapter('Retired', '65', null)];
    const times = listChapters(chapters, CONTEXT.birthdate).map((listed) =>
      describeChapterTime(CONTEXT, listed.chapter, listed.placed),
    );
    expect(times).toEqual(['Age 6 to 18', 'From age 65 on']);
  });

  test('that goes on ends where the next one begins', () => {
    const chapters = [chapter('Toronto', '2017', null), chapter('Lisbon', '2030', null)];
    const [first] = listChapters(chapters, CONTEXT.birthdate);
    expect(first && describeChapterTime(CONTEXT, first.chapter, first.placed)).toBe(
      'From 2017 to the next chapter, ages 26 to 39',
    );
  });
});

test('What is wrong with a chapter in the list is said there', () => {
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
    Lisbon: 'This overlaps “Berlin” (June 2012 to 2016). Make one of them end before the other begins.',
    Toronto: null,
    Berlin: 'This overlaps “Lisbon” (June 2012 to 2013). Make one of them end before the other begins.',
    Before: 'Before your birth, so it has no place in the weeks.',
    Reversed: 'The end has to be later than the beginning.',
    Later: 'This is before your birth. Enter a later time.',
  });
  const linked = listChapters([chapter('Berlin', '2012', '2016')], null).map((listed) =>
    describeChapterNote({ ...CONTEXT, birthdate: null }, listed),
  );
  expect(linked).toEqual(['Without a birthdate, it has no place in the weeks.']);
});

test('The table of chapters has their weeks, counted from 1', () => {
  expect(listChapterRows(CONTEXT, LISTED).map(({ cells }) => cells)).toEqual([
    // 1 August 1996 is 78 days after the 6th birthday; the last day of the month 108: in week 6 × 52 + 16.
    ['Childhood', 'May 15, 1990 to August 1996', '0 to 6', '1 to 328'],
    // 1 and 30 November 2008 are 109 and 199 days after the 18th birthday.
    ['Gap', 'September 2008 to November 2008', '18', '952 to 965'],
    // 1 June 2012 is 17 days after the 22nd birthday, 31 December 2016 230 after the 26th.
    ['Berlin', 'June 2012 to 2016', '22 to 26', '1,147 to 1,385'],
    // 1 January 2017 is 231 days after it, the first day of the next week.
    ['Toronto', 'from 2017 on', '26 on', '1,386 on'],
    ['Before', '1970 to 1980', '–', '–'],
  ]);
});

test('The table has the ages of a chapter as they were entered', () => {
  const listed = listChapters([chapter('School', '6', '18')], CONTEXT.birthdate);
  const [row] = listChapterRows(CONTEXT, listed);
  expect(row?.cells.slice(1)).toEqual(['age 6 to 18', '6 to 18', '313 to 936']);
});

test('Each color has a name of its own', () => {
  expect(new Set(ACTIVITY_COLORS.map(nameColor)).size).toBe(ACTIVITY_COLORS.length);
});
