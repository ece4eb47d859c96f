import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROOM } from '../../tests/fixtures/weeks.ts';
import { ACTIVITY_COLORS, type ActivityColor } from '../life/colors.ts';
import type { PlacedChapter } from '../life/place-events.ts';
import { whenOf } from '../life/when.ts';
import { layOutChart } from './chart.ts';

const [BLUE, GREEN] = ACTIVITY_COLORS;

const chapter = (name: string, from: number, until: number, color: ActivityColor = BLUE): PlacedChapter => ({
  chapter: { id: name, name, from: whenOf('2012'), until: null, color },
  from,
  until,
  goesOn: false,
});

const picture = (chapters: readonly PlacedChapter[], weeks = { total: 104, now: 10, projected: 60 }) =>
  layOutChart({
    by: 'chapters',
    weeks,
    room: ROOM,
    formatWeek: String,
    activities: [],
    spans: [],
    chapters,
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
