import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placedChapter } from '../../tests/fixtures/life-events.ts';
import { countDots, ROOM, runsOf } from '../../tests/fixtures/weeks.ts';
import type { PlacedChapter } from '../life/place-events.ts';
import { layOutWeeks } from './geometry.ts';
import { WHOLE_YEAR } from './grid.ts';
import { partsByActivities, partsByChapters } from './parts.ts';
import { sceneAt } from './scene.ts';
import { PAGE, PAPER } from './styles.ts';

const drawChapters = (
  chapters: readonly PlacedChapter[],
  weeks = { total: 104, now: 10, projected: 60 },
  style = PAGE,
) => sceneAt(layOutWeeks(weeks, WHOLE_YEAR, ROOM), partsByChapters(style, chapters), weeks);

test('each activity has one look over all bands, in its paint in every tone', () => {
  const bands = [runsOf(26, 26), runsOf(52, 0)].map((runs, index) => ({ from: 20 * index, runs }));
  const parts = partsByActivities(PAGE, bands, [{ color: 'red' }, { color: null }]);
  expect(parts.map(({ from, until, columns }) => [from, until, columns?.from, columns?.to])).toEqual([
    [0, 1040, 0, 26],
    [0, 1040, 26, 52],
    [1040, Number.POSITIVE_INFINITY, 0, 52],
    [1040, Number.POSITIVE_INFINITY, 52, 52],
  ]);
  const looks = new Set(parts.map((part) => part.looks));
  expect(Array.from(looks, (each) => Object.values(each).map(({ paint }) => paint))).toEqual([
    ['red', 'red', 'red'],
    ['rest', 'rest', 'rest'],
  ]);
});

describe('Weeks by chapters', () => {
  test('have a path for each tone of each chapter in its color, and one for the weeks in none', () => {
    const { dots } = drawChapters([placedChapter('A', 5, 20), placedChapter('B', 52, 70, 'green')]);
    expect(dots.map(({ key, look, decades }) => [key, look.paint, decades[0]?.path])).toEqual([
      // 5 weeks in no chapter, 5 of A.
      ['lived-0', 'ink', 'M41 31h40.2'],
      ['lived-1', 'blue', 'M91 31h40.2'],
      // From week 20 to 52 in none, from 10 to 20 in A, and 8 of B in the second year.
      ['between-0', 'ink', 'M241 31h310.2'],
      ['between-1', 'blue', 'M141 31h90.2'],
      ['between-2', 'green', 'M41 41h70.2'],
      // From week 70 on in none, 10 of B.
      ['ahead-0', 'soft', 'M221 41h330.2'],
      ['ahead-2', 'green', 'M121 41h90.2'],
    ]);
  });

  test('that chapters share are drawn once, in the color of the last one', () => {
    const { dots } = drawChapters([placedChapter('A', 5, 40), placedChapter('B', 20, 30, 'green')]);
    expect(dots.map(({ look, tone, decades }) => [tone, look.paint, decades[0]?.path])).toEqual([
      ['lived', 'ink', 'M41 31h40.2'],
      ['lived', 'blue', 'M91 31h40.2'],
      // From week 40 on in none; in A from 10 to 20, and from 30 to 40; in B between them.
      ['between', 'ink', 'M441 31h110.2M41 41h70.2'],
      ['between', 'blue', 'M141 31h90.2'],
      ['between', 'green', 'M241 31h90.2'],
      ['between', 'blue', 'M341 31h90.2'],
      ['ahead', 'soft', 'M121 41h430.2'],
    ]);
  });

  test('belong to a chapter that has yet to begin up to the end of the life', () => {
    const { dots } = drawChapters([placedChapter('A', 80, Number.POSITIVE_INFINITY)]);
    expect(dots.map(({ key }) => key)).toEqual(['lived-0', 'between-0', 'ahead-0', 'ahead-1']);
  });

  test('are quiet rings ahead in what is kept', () => {
    const weeks = { total: 104, now: 10, projected: 10 };
    const { dots } = drawChapters([placedChapter('A', 80, 90)], weeks, PAPER);
    expect(dots.map(({ look }) => [look.paint, look.hole])).toEqual([
      ['ink', undefined],
      ['edge', 0.55],
      ['blue', 0.55],
    ]);
  });
});

test('every week is drawn once, whatever the chapters', () => {
  const bounds = fc.uniqueArray(fc.nat(5000), { minLength: 2, maxLength: 16 });
  fc.assert(
    fc.property(bounds, fc.nat(4000), (some, now) => {
      const sorted = some.toSorted((one, other) => one - other);
      const chapters = sorted.flatMap((from, index) => {
        const until = sorted[index + 1];
        return index % 2 === 0 && until !== undefined ? [placedChapter(`${index}`, from, until)] : [];
      });
      const { dots, pitch } = drawChapters(chapters, { total: 4368, now, projected: now });
      const drawn = dots
        .flatMap(({ decades }) => decades)
        .flatMap(({ path }) => countDots(path, pitch))
        .reduce((sum, each) => sum + each, 0);
      expect(drawn).toBe(4368);
    }),
  );
});
