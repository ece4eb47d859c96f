import { expect, test } from 'vitest';
import type { ListedMark } from '../../words/describe-marks.ts';
import { layOutPosterMarks } from './poster-marks-layout.ts';

/** A line for each word. */
const wrap = (text: string) => text.split(' ');
const mark = (text: string): ListedMark => ({ id: text, number: '1', color: null, text });

test('The list of a poster fills the first of two columns, and then the second', () => {
  // Rows of 28, 48 and 28 pixels: the half of 104 is reached within the second.
  const { rows, height } = layOutPosterMarks([mark('a'), mark('b c'), mark('d')], 940, wrap);
  expect(rows.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [0, 28],
    // Half of 940 − 40, and the gap of 40.
    [490, 0],
  ]);
  expect(height).toBe(76);
});

test('The list of a single entry is one row', () => {
  expect(layOutPosterMarks([mark('a')], 940, wrap)).toMatchObject({ rows: [{ x: 0, y: 0 }], height: 28 });
});
