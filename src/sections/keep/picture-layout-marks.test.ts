import { describe, expect, test } from 'vitest';
import { placeEvents, SOME_EVENTS } from '../../../tests/fixtures/marks.ts';
import { formatOf, layOut, lineOf, WORDS } from '../../../tests/fixtures/picture-layouts.ts';
import { ACTIVITY_COLORS } from '../../life/colors.ts';
import { activityPaint } from '../../ui/charts/paint.ts';

const marks = placeEvents(SOME_EVENTS, 36 * 52);

const A4 = formatOf('print', { size: 'a4', orientation: 'portrait' });

const momentsOf = (count: number, text = 'Wedding, 2019') =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    number: String(index + 1),
    color: null,
    text,
  }));

describe('The moments of a print', () => {
  test('are a numbered list between the weeks and the small print, and the weeks leave it room', () => {
    const layout = layOut(A4, 84, 36, { moments: momentsOf(5) }, marks);
    const [line, print] = [lineOf(layout, 'Wedding, 2019'), lineOf(layout, WORDS.smallPrint)];
    expect(layout.circles.numbered.map(({ label }) => label)).toEqual(['1', '2', '3', '4', '5']);
    expect(layout.circles.rings).toEqual([]);
    // 10 × 1.15.
    expect(line?.size).toBeCloseTo(11.5, 9);
    expect(line?.y).toBeGreaterThan(layout.grid.box.y + layout.grid.box.height);
    expect(line?.y).toBeLessThan(print?.y ?? 0);
    expect(layout.grid.pitch).toBeLessThan(layOut(A4).grid.pitch);
  });

  test.each([
    [1, 1],
    [4, 2],
    [9, 3],
  ])('%d of them take %d columns, in the middle of the sheet', (count, columns) => {
    const { lines } = layOut(A4, 84, 36, { moments: momentsOf(count) }, marks);
    const xs = new Set(lines.filter(({ text }) => text === 'Wedding, 2019').map(({ x }) => Math.round(x)));
    expect(xs.size).toBe(columns);
    // Thirteen letters of half of 11.5, with their numbers, and the gaps between columns.
    const first = Math.min(...xs);
    const last = Math.max(...xs) + (13 * 11.5) / 2;
    const indent = (32 * 11.5) / 15;
    expect((first - indent + last) / 2).toBeCloseTo(A4.width / 2, -1);
  });

  test('are smaller, in more columns, where they would take much of the sheet', () => {
    const size = (count: number) =>
      lineOf(layOut(A4, 84, 36, { moments: momentsOf(count) }, marks), 'Wedding, 2019')?.size ?? 0;
    expect(size(50)).toBeLessThan(size(9));
    expect(size(50)).toBeCloseTo(11.5 * 0.75, 9);
  });

  test('are left out where they would take a third of it, and their rings have no numbers', () => {
    const moments = momentsOf(50, 'word '.repeat(60).trim());
    const { circles, lines, grid } = layOut(A4, 84, 36, { moments }, { ...marks, chapters: [] });
    const without = layOut(A4);
    expect({ lines, box: grid.box }).toEqual({ lines: without.lines, box: without.grid.box });
    expect([circles.numbered.length, circles.rings.length]).toEqual([0, 5]);
  });

  test('are not written on a screen', () => {
    for (const id of ['square', 'story', 'wallpaper'] as const) {
      const { circles, lines } = layOut(formatOf(id), 84, 36, { moments: momentsOf(5) }, marks);
      expect(lines).toEqual(layOut(formatOf(id)).lines);
      expect([circles.numbered.length, circles.rings.length]).toEqual([0, 5]);
    }
  });

  test('have their rings on the same weeks where a column is a year', () => {
    const landscape = formatOf('print', { size: 'a4', orientation: 'landscape' });
    const [rows = [], columns = []] = [A4, landscape].map((format) => {
      const { grid, circles } = layOut(format, 84, 36, { moments: momentsOf(5) }, marks);
      const { x: left, y: top } = grid.box;
      return circles.numbered.map(({ label, x, y }) => ({
        label,
        x: (x - left) / grid.pitch,
        y: (y - top) / grid.pitch,
      }));
    });
    expect(columns.map(({ label }) => label)).toEqual(rows.map(({ label }) => label));
    expect(columns[0]?.x).toBeCloseTo(rows[0]?.y ?? 0, 9);
    expect(columns[0]?.y).toBeCloseTo(rows[0]?.x ?? 0, 9);
  });
});

describe('The names of chapters on a print', () => {
  const namesOf = (format = A4) => {
    const layout = layOut(format, 84, 36, {}, marks);
    const named = SOME_EVENTS.chapters.map(({ name }) => lineOf(layout, name));
    return { layout, named };
  };

  test('are beside their rows, each behind a line in its color along the weeks', () => {
    const { layout, named } = namesOf();
    const { box } = layout.grid;
    expect(layout.chapterLines.map(({ color }) => color)).toEqual(
      SOME_EVENTS.chapters.map(({ color }) => color),
    );
    for (const name of named) expect(name?.x).toBeGreaterThan(box.x + box.width);
    const ys = named.map((name) => name?.y ?? 0);
    expect(ys).toEqual(ys.toSorted((one, other) => one - other));
    expect(layout.swatches).toEqual([]);
  });

  test('are over their columns on a landscape sheet, and the ages below', () => {
    const { layout, named } = namesOf(formatOf('print', { size: 'a3', orientation: 'landscape' }));
    const { box } = layout.grid;
    for (const name of named) expect(name?.y).toBeLessThan(box.y);
    expect(lineOf(layout, '10')?.y).toBeGreaterThan(box.y + box.height);
  });

  test('of 60 wide letters end with an ellipsis after three lines', () => {
    const [first] = marks.chapters;
    if (!first) throw new Error('There is no chapter');
    const chapters = [{ ...first, chapter: { ...first.chapter, name: 'W'.repeat(60) } }];
    const { lines } = layOut(A4, 84, 36, {}, { ...marks, chapters });
    const name = lines.filter(({ text }) => text.startsWith('W'));
    // A fifth of 840 − 2 × 74 is 138.4: 21 letters of half of 13.
    expect(name.map(({ text }) => text.length)).toEqual([21, 21, 18]);
    const moreLines = { ...first.chapter, name: 'W'.repeat(80) };
    const cut = layOut(A4, 84, 36, {}, { ...marks, chapters: [{ ...first, chapter: moreLines }] });
    expect(cut.lines.findLast(({ text }) => text.startsWith('W'))?.text).toBe(`${'W'.repeat(20)}…`);
  });
});

describe('The chapters of a picture', () => {
  const [green, blue] = [ACTIVITY_COLORS[1] ?? '#D6293B', ACTIVITY_COLORS[0] ?? '#D6293B'];
  const chapters = [
    { text: 'School, age 6 to 18', color: green },
    { text: 'Berlin, from age 22', color: blue },
  ];

  test.each(['print', 'wallpaper', 'square', 'story'] as const)('color its weeks: %s', (id) => {
    const { dots, paints } = layOut(formatOf(id), 84, 36, {}, marks);
    expect(paints.map(({ lived }) => lived)).toEqual([
      'var(--ink)',
      ...SOME_EVENTS.chapters.map(({ color }) => activityPaint(color)),
    ]);
    // At 36: time, School, Berlin and Lisbon are behind; of what is ahead, Lisbon has the present week alone.
    const runsOf = (tone: string) => dots.filter((dot) => dot.tone === tone).map(({ run }) => run);
    expect([runsOf('lived'), runsOf('ahead')]).toEqual([
      [0, 1, 2, 3],
      [0, 3],
    ]);
  });

  test('are named in one row in the middle of a square, each behind a dot of its color', () => {
    const layout = layOut(formatOf('square'), 84, 36, { chapters }, marks);
    const [school, berlin] = chapters.map(({ text }) => lineOf(layout, text));
    // 18 × 1.15 is 20.7: a name of 19 characters is 196.65 wide, with its dot 222.525; two, and 33.12 between them.
    const left = (1080 - 2 * 222.525 - 33.12) / 2;
    expect(layout.swatches.map(({ color }) => color)).toEqual([green, blue]);
    expect(layout.swatches[0]?.x).toBeCloseTo(left, 9);
    expect(school?.x).toBeCloseTo(left + 20.7 * 1.25, 9);
    expect(berlin?.x).toBeCloseTo((school?.x ?? 0) + 222.525 + 33.12, 9);
    expect(school?.y).toBe(berlin?.y);
    expect(school?.y).toBeGreaterThan(layout.grid.box.y + layout.grid.box.height);
  });

  test('with names of 60 wide letters take rows of their own, and no more than eight', () => {
    const long = (count: number) =>
      Array.from({ length: count }, () => ({ text: `${'W'.repeat(59)}, age 6 to 18`, color: green }));
    // A square has room for 80 characters of 10.35 in a row.
    expect(
      new Set(layOut(formatOf('square'), 84, 36, { chapters: long(4) }).swatches.map(({ y }) => y)).size,
    ).toBe(4);
    const { swatches, lines } = layOut(formatOf('story'), 84, 36, { chapters: long(9) });
    expect([swatches, lines]).toEqual([[], layOut(formatOf('story')).lines]);
  });

  test('have no names on a wallpaper', () => {
    const { lines, swatches } = layOut(formatOf('wallpaper'), 84, 36, { chapters }, marks);
    expect([lines, swatches]).toEqual([[], []]);
  });
});
