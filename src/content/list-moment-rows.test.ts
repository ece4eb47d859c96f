import { describe, expect, test } from 'vitest';
import { MOMENT_MESSAGES } from '#messages/moment-messages.ts';
import { listMoments } from '../life/list-entries.ts';
import { formatFor } from '../messages/format.ts';
import { describeUnplaced, listMomentRows } from './list-moment-rows.ts';

const CONTEXT = {
  format: formatFor('en-US'),
  birthdate: { year: 1990, month: 5, day: 15 },
};

describe('The table of moments', () => {
  test('has their numbers, times, ages and weeks, counted from 1', () => {
    const moments = [
      { id: 'day', text: 'Graduation', when: '2012-05-15' },
      { id: 'age', text: 'Stop working', when: '65' },
      { id: 'early', text: 'Parents meet', when: '1985' },
    ];
    expect(
      listMomentRows(CONTEXT, listMoments(moments, CONTEXT.birthdate)).map(({ cells }) => cells),
    ).toEqual([
      // The 22nd birthday begins week 22 × 52 + 1.
      ['1. Graduation', 'May 15, 2012', '22', '1,145'],
      // The middle of its weeks: 65 × 52 + 25, counted from 0.
      ['2. Stop working', 'age 65', '65', '3,406'],
      ['Parents meet', '1985', '–', '–'],
    ]);
  });

  test('isolates a name from right to left, so that the number stays before it', () => {
    const listed = listMoments([{ id: 'a', text: 'زفاف', when: '2012' }], CONTEXT.birthdate);
    expect(listMomentRows(CONTEXT, listed)[0]?.cells[0]).toBe('1. \u2068زفاف\u2069');
  });
});

test('Why an entry has no place in the weeks', () => {
  expect(describeUnplaced(CONTEXT.birthdate)).toContain('Before your birth');
  expect(describeUnplaced(null)).toContain('Without a birthdate');
});

test('What was added is said with its number', () => {
  expect(MOMENT_MESSAGES.added(CONTEXT.format, 'Wedding', 6)).toBe('Added: Wedding, moment 6.');
});
