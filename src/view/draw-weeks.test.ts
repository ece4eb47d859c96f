import { describe, expect, test } from 'vitest';
import type { PlacedChapter } from '../life/place-events.ts';
import { listDots } from './draw-weeks.ts';
import { chooseGrid } from './view-grid.ts';

const GRID = chooseGrid(90, { width: 1280, height: 720 });
const chapter = (from: number, until: number, color: PlacedChapter['chapter']['color']): PlacedChapter => ({
  from,
  until,
  goesOn: false,
  chapter: { id: `${from}`, name: '', from: { unit: 'week', week: from }, until: null, color },
});

/** How many dots a path has: each line has one more than its length. */
const countDots = (path: string) =>
  [...path.matchAll(/[vh]([\d.]+)/g)].reduce((sum, [, length]) => sum + Math.round(Number(length)) + 1, 0);

describe('The dots of a life', () => {
  test('show time: those so far large, those ahead small', () => {
    const dots = listDots(GRID, { total: 4680, now: 2000, chapters: [] });
    expect(dots.map(({ tone, paint, path }) => [tone, paint, countDots(path)])).toEqual([
      ['lived', 'var(--ink)', 2000],
      ['ahead', 'var(--soft)', 2680],
    ]);
  });

  test('have the color of their chapter, with those in none between them', () => {
    const chapters = [chapter(100, 150, '#4E84F0'), chapter(1990, 2010, '#59D4A6')];
    const dots = listDots(GRID, { total: 4680, now: 2000, chapters });
    expect(
      Object.fromEntries(dots.map(({ tone, paint, path }) => [`${tone} ${paint}`, countDots(path)])),
    ).toEqual({
      'lived var(--ink)': 1940,
      'ahead var(--soft)': 2670,
      'lived var(--activity-1)': 50,
      'lived var(--activity-2)': 10,
      'ahead var(--activity-2)': 10,
    });
  });

  test('are a line for each year, whole or in part', () => {
    const [lived] = listDots(GRID, { total: 4680, now: 54, chapters: [] });
    expect(lived?.path).toBe('M0.5 0.5v51.02M1.5 0.5v1.02');
  });

  test('take two lines for each year in a very wide window', () => {
    const wide = chooseGrid(90, { width: 2560, height: 360 });
    const [lived] = listDots(wide, { total: 4680, now: 53, chapters: [] });
    expect(lived?.path).toBe('M0.5 0.5v25.02M1.5 0.5v25.02M3.2 0.5v0.02');
  });

  test('of a newborn are all ahead', () => {
    expect(listDots(GRID, { total: 52, now: 0, chapters: [] }).map(({ tone }) => tone)).toEqual(['ahead']);
  });
});
