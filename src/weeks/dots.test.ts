import { describe, expect, test } from 'vitest';
import { divideByChapters, drawDots } from './dots.ts';
import { createGrid } from './grid.ts';

const GRID = createGrid({ direction: 'horizontal', years: 90 }, { x: 0, y: 0, pitch: 1 });

/** How many dots a path has: each line has one more than its length. */
const countDots = (path: string) =>
  [...path.matchAll(/[vh]([\d.]+)/g)].reduce((sum, [, length]) => sum + Math.round(Number(length)) + 1, 0);

const count = (weeks: Parameters<typeof drawDots>[1], parts = divideByChapters([])) =>
  drawDots(GRID, weeks, parts).map(({ tone, run, decades }) => [
    tone,
    run,
    countDots(decades.map(({ path }) => path).join('')),
  ]);

describe('The dots of a life', () => {
  test('have the paint of their chapter, and those in none the first', () => {
    const chapters = [
      { from: 100, until: 150 },
      { from: 1990, until: 2010 },
    ];
    expect(count({ count: 4680, now: 2000 }, divideByChapters(chapters))).toEqual([
      ['lived', 0, 1940],
      ['lived', 1, 50],
      ['lived', 2, 10],
      ['ahead', 0, 2670],
      ['ahead', 2, 10],
    ]);
  });

  test('end with the chart in a life that is longer', () => {
    expect(count({ count: 52, now: 104 })).toEqual([['lived', 0, 52]]);
  });

  test('of a newborn are all ahead', () => {
    expect(count({ count: 52, now: 0 })).toEqual([['ahead', 0, 52]]);
  });
});
