import { describe, expect, test } from 'vitest';
import { MOMENTS } from '#words/entries.ts';
import { listMoments } from '../../life/list-events.ts';
import { whenOf } from '../../life/when.ts';
import { formatFor } from '../../words/format.ts';
import { listMomentRows } from './list-moment-rows.ts';

const CONTEXT = {
  format: formatFor('en-US'),
  birthdate: { year: 1990, month: 5, day: 15 },
};

describe('The table of moments', () => {
  test('has their numbers, times and ages', () => {
    const moments = [
      { id: 'day', text: 'Graduation', when: whenOf('2012-05-15') },
      { id: 'age', text: 'Stop working', when: whenOf('65') },
      { id: 'early', text: 'Parents meet', when: whenOf('1985') },
    ];
    expect(
      listMomentRows(CONTEXT, listMoments(moments, CONTEXT.birthdate)).map(({ cells }) => cells),
    ).toEqual([
      ['1. Graduation', 'May 15, 2012', '22'],
      ['2. Stop working', 'age 65', '65'],
      ['Parents meet', '1985', '–'],
    ]);
  });

  test('isolates a name from right to left, so that the number stays before it', () => {
    const listed = listMoments([{ id: 'a', text: 'زفاف', when: whenOf('2012') }], CONTEXT.birthdate);
    expect(listMomentRows(CONTEXT, listed)[0]?.cells[0]).toBe('1. \u2068زفاف\u2069');
  });
});

test('The announcement of a new moment has its number', () => {
  expect(MOMENTS.added(CONTEXT.format, { name: 'Wedding', number: 6 })).toBe('Added: Wedding, moment 6.');
});
