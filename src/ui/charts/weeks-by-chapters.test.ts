import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROOM } from '../../../tests/fixtures/weeks.ts';
import { ACTIVITY_COLORS, type ActivityColor } from '../../life/activity-colors.ts';
import type { PlacedChapter } from '../../life/place-events.ts';
import { whenOf } from '../../life/when.ts';
import { pictureChapters } from './weeks-by-chapters.ts';

const [BLUE, GREEN] = ACTIVITY_COLORS;

const chapter = (name: string, from: number, until: number, color: ActivityColor = BLUE): PlacedChapter => ({
  chapter: { id: name, name, from: whenOf('2012'), until: null, color },
  from,
  until,
  goesOn: false,
});

const picture = (
  chapters: readonly PlacedChapter[],
  weeks = { total: 104, now: 10, projected: 60 },
  moments: readonly { week: number }[] = [],
) =>
  pictureChapters({
    weeks,
    chapters,
    moments,
    room: ROOM,
    formatWeek: (week) => `week ${week}`,
    measureName: (name) => name.length * 8,
  });

describe('Weeks by chapters', () => {
  test('have a path for each tone of each chapter, and one for the weeks in none', () => {
    const { geometry } = picture([chapter('A', 5, 20), chapter('B', 52, 70, GREEN)]);
    expect(geometry.dots.map(({ tone, run, decades }) => [tone, run, decades[0]?.path])).toEqual([
      // 5 weeks in no chapter, 5 of A.
      ['lived', 0, 'M41 31h40.2'],
      ['lived', 1, 'M91 31h40.2'],
      // From week 20 to 52 in none, from 10 to 20 in A, and 8 of B in the second year.
      ['between', 0, 'M241 31h310.2'],
      ['between', 1, 'M141 31h90.2'],
      ['between', 2, 'M41 41h70.2'],
      // From week 70 on in none, 10 of B.
      ['ahead', 0, 'M221 41h330.2'],
      ['ahead', 2, 'M121 41h90.2'],
    ]);
  });

  test('have the colors of the chapters in every tone, and the paints of time in none', () => {
    expect(picture([chapter('A', 5, 20), chapter('B', 52, 70, GREEN)]).paints).toEqual([
      { lived: 'var(--ink)', between: 'var(--ink)', ahead: 'var(--soft)' },
      { lived: 'var(--activity-1)', between: 'var(--activity-1)', ahead: 'var(--activity-1)' },
      { lived: 'var(--activity-2)', between: 'var(--activity-2)', ahead: 'var(--activity-2)' },
    ]);
  });

  test('belong to a chapter that has yet to begin up to the end of the life', () => {
    const { geometry } = picture([chapter('A', 80, Number.POSITIVE_INFINITY)]);
    expect(geometry.dots.map(({ tone, run }) => [tone, run])).toEqual([
      ['lived', 0],
      ['between', 0],
      ['ahead', 0],
      ['ahead', 1],
    ]);
  });

  test('name a chapter in its middle where there is room', () => {
    const { columnLabels } = picture([chapter('Berlin', 52, 82), chapter('A long name', 82, 86)]);
    // 30 weeks from 41 to 331 in the second row, whose middle is at 41.
    expect(columnLabels).toEqual([
      { x: 36, y: 14, text: 'week 1', anchor: 'start' },
      { x: 556, y: 14, text: 'week 52', anchor: 'end' },
      { x: 186, y: 46, text: 'Berlin', anchor: 'middle' },
    ]);
  });

  test('do not place a chapter’s name on the rings of moments', () => {
    const nameOf = (moments: readonly number[]) =>
      picture(
        [chapter('Berlin', 0, 10 * 52)],
        { total: 520, now: 0, projected: 0 },
        moments.map((week) => ({ week })),
      ).columnLabels.at(2);
    // The rows of the 4th and the 5th year are as near to the middle, at 71 and 81. Berlin is 48 wide.
    expect(nameOf([])).toMatchObject({ x: 296, y: 76 });
    // 30 pixels to the left of the middle, in the 4th year: the 6th is the first that is 20 pixels away.
    expect(nameOf([4 * 52 + 22])).toMatchObject({ y: 96 });
    // 40 pixels to the left, out of the way.
    expect(nameOf([4 * 52 + 21])).toMatchObject({ y: 76 });
    expect(nameOf(Array.from({ length: 10 }, (_, year) => year * 52 + 25))).toBeUndefined();
  });

  test('do not name a chapter after the end of the life', () => {
    expect(picture([chapter('Berlin', 200, 300)]).columnLabels).toHaveLength(2);
  });
});

test('every week is drawn once, whatever the chapters', () => {
  const bounds = fc.uniqueArray(fc.nat(5000), { minLength: 2, maxLength: 16 });
  fc.assert(
    fc.property(bounds, fc.nat(4000), (some, now) => {
      const sorted = some.toSorted((one, other) => one - other);
      const chapters = sorted.flatMap((from, index) => {
        const until = sorted[index + 1];
        return index % 2 === 0 && until !== undefined ? [chapter(`${index}`, from, until)] : [];
      });
      const { geometry } = picture(chapters, { total: 4368, now, projected: now });
      const drawn = geometry.dots
        .flatMap(({ decades }) => decades)
        .flatMap(({ path }) => [...path.matchAll(/h([\d.]+)/g)])
        .reduce((sum, [, length]) => sum + Math.floor(Number(length) / geometry.pitch) + 1, 0);
      expect(drawn).toBe(4368);
    }),
  );
});
