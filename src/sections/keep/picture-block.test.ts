import { expect, test } from 'vitest';
import { type Block, stackBlocks } from './picture-block.ts';

const blockOf = (text: string, height: number): Block => ({
  height,
  lines: [{ text, look: 'chart-name', x: 5, y: 10 }],
  swatches: [{ x: 0, y: 2, size: 8, radius: 2, color: null }],
  charts: [{ key: text, x: 1, y: 3, chart: null }],
});

test('Stacked blocks keep their distance, and everything in them moves along', () => {
  const { height, lines, swatches, charts } = stackBlocks([blockOf('a', 30), blockOf('b', 50)], 4);
  expect(height).toBe(84);
  expect(lines.map(({ x, y }) => [x, y])).toEqual([
    [5, 10],
    [5, 44],
  ]);
  expect(swatches.map(({ y }) => y)).toEqual([2, 36]);
  expect(charts.map(({ y }) => y)).toEqual([3, 37]);
});

test('No blocks at all have no height', () => {
  expect(stackBlocks([], 4).height).toBe(0);
});
