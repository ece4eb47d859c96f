import { expect, test } from 'vitest';
import type { ListedMark } from '../../words/describe-marks.ts';
import { placeMarksList } from './marks-list.ts';

/** A line for each word. */
const wrap = (text: string) => text.split(' ');
const OPTIONS = {
  width: 940,
  columns: 2,
  size: 15,
  looks: { name: 'chart-name', number: 'chart-number' },
  wrap,
} as const;
const mark = (text: string): ListedMark => ({ id: text, number: '1', color: null, text });

test('A list fills the first of two columns, and then the second', () => {
  // Rows of 28, 48 and 28 pixels: the half of 104 is reached within the second.
  const { lines, height } = placeMarksList([mark('a'), mark('b c'), mark('d')], OPTIONS);
  const words = lines.filter(({ text }) => text !== '1');
  expect(words.map(({ text, x, y }) => [text, x, y])).toEqual([
    ['a', 32, 15],
    ['b', 32, 43],
    ['c', 32, 63],
    // Half of 940 − 40, and the gap of 40.
    ['d', 522, 15],
  ]);
  expect(height).toBe(76);
});

test('A list of a single moment is one row, with its number before the words', () => {
  const { lines, height } = placeMarksList([mark('a')], OPTIONS);
  expect(lines).toMatchObject([
    { text: '1', x: 20, anchor: 'end' },
    { text: 'a', x: 32 },
  ]);
  expect(height).toBe(28);
});

test('A chapter has its color in place of a number', () => {
  const { lines, swatches } = placeMarksList([{ ...mark('a'), number: null, color: '#D6293B' }], OPTIONS);
  expect(lines.map(({ text }) => text)).toEqual(['a']);
  expect(swatches).toMatchObject([{ x: 0, color: '#D6293B' }]);
});
