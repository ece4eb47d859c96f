import { describe, expect, test } from 'vitest';
import { placeEvents, SOME_EVENTS } from '../../../tests/fixtures/marks.ts';
import { formatOf, layOut, lineOf, WORDS } from '../../../tests/fixtures/picture-layouts.ts';
import { ACTIVITY_COLORS } from '../../life/activity-colors.ts';
import { activityPaint } from '../../ui/charts/paint.ts';
import * as lifeEventsCode from '../life-events-code.ts';

const personal = { code: lifeEventsCode, marks: placeEvents(SOME_EVENTS, 36 * 52) };

describe('The moments of a picture', () => {
  const moments = '1 First bike, 1996 · 2 Wedding, 2019';

  test('stand between the weeks and the small print on paper, whose weeks leave them room', () => {
    const layout = layOut(formatOf('a4'), 84, 36, { moments }, personal);
    const [line, print] = [lineOf(layout, moments), lineOf(layout, WORDS.smallPrint)];
    expect(layout.circles.numbered.map(({ label }) => label)).toEqual(['1', '2', '3', '4', '5']);
    expect(layout.circles.rings).toEqual([]);
    // 10 × 1.15.
    expect(line?.size).toBeCloseTo(11.5, 9);
    expect(line?.y).toBeGreaterThan(layout.field.y + layout.field.height);
    expect(line?.y).toBeLessThan(print?.y ?? 0);
    expect(layout.field.pitch).toBeLessThan(layOut(formatOf('a4')).field.pitch);
  });

  test('are written in the direction of the page, whichever word the first begins with', () => {
    const mixed = '1 \u2068ביתי\u2069, 1996 · 2 Wedding, 2019';
    expect(lineOf(layOut(formatOf('a4'), 84, 36, { moments: mixed }), mixed)?.direction).toBe('ltr');
  });

  test('are left out where they would take more than ten lines, and their rings have no numbers', () => {
    const many = Array.from({ length: 50 }, (_, index) => `${index + 1} ${'word '.repeat(10)}`).join('· ');
    const { circles, lines, field } = layOut(formatOf('a4'), 84, 36, { moments: many }, personal);
    const without = layOut(formatOf('a4'));
    expect({ lines, field }).toEqual({ lines: without.lines, field: without.field });
    expect([circles.numbered.length, circles.rings.length]).toEqual([0, 5]);
  });

  test.each(['square', 'story', 'wallpaper'] as const)('are not written on a %s', (id) => {
    const { circles, lines } = layOut(formatOf(id), 84, 36, { moments }, personal);
    expect(lines).toEqual(layOut(formatOf(id)).lines);
    expect([circles.numbered.length, circles.rings.length]).toEqual([0, 5]);
  });
});

describe('The chapters of a picture', () => {
  const [green, blue] = [ACTIVITY_COLORS[1] ?? '#D6293B', ACTIVITY_COLORS[0] ?? '#D6293B'];
  const chapters = [
    { text: 'School, age 6 to 18', color: green },
    { text: 'Berlin, from age 22', color: blue },
  ];

  test.each(['a3', 'a4', 'wallpaper', 'square', 'story'] as const)('color its weeks: %s', (id) => {
    const { geometry, paints, field } = layOut(formatOf(id), 84, 36, {}, personal);
    expect(paints.map(({ lived }) => lived)).toEqual([
      'var(--ink)',
      ...SOME_EVENTS.chapters.map(({ color }) => activityPaint(color)),
    ]);
    // At 36: time, School, Berlin and Lisbon are behind; of what is ahead, Lisbon has the present week alone.
    const runsOf = (tone: string) => geometry.dots.filter((dot) => dot.tone === tone).map(({ run }) => run);
    expect([runsOf('lived'), runsOf('ahead')]).toEqual([
      [0, 1, 2, 3],
      [0, 3],
    ]);
    expect(field).toEqual(layOut(formatOf(id)).field);
  });

  test('leave the weeks as they are where there are none', () => {
    const marks = { ...personal.marks, chapters: [] };
    const { geometry, paints } = layOut(formatOf('a3'), 84, 36, {}, { ...personal, marks });
    const without = layOut(formatOf('a3'));
    expect([geometry.dots, paints]).toEqual([without.geometry.dots, without.paints]);
  });

  test('are named in one row in the middle, each behind a dot of its color, over the moments', () => {
    const layout = layOut(formatOf('a3'), 84, 36, { chapters, moments: '1 First bike, 1996' }, personal);
    const [school, berlin] = chapters.map(({ text }) => lineOf(layout, text));
    // 13 × 1.15 is 14.95: a name of 19 characters is 142.025 wide, with its dot 160.7125; two, and 23.92 between them.
    const left = (297 * 4 - 2 * 160.7125 - 23.92) / 2;
    expect(layout.swatches.map(({ color }) => color)).toEqual([green, blue]);
    expect(layout.swatches[0]?.x).toBeCloseTo(left, 9);
    expect(school?.x).toBeCloseTo(left + 14.95 * 1.25, 9);
    expect(berlin?.x).toBeCloseTo((school?.x ?? 0) + 160.7125 + 23.92, 9);
    expect(school?.y).toBe(berlin?.y);
    expect(school?.y).toBeLessThan(lineOf(layout, '1 First bike, 1996')?.y ?? 0);
    expect(school?.y).toBeGreaterThan(layout.field.y + layout.field.height);
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
    const { lines, swatches } = layOut(formatOf('wallpaper'), 84, 36, { chapters }, personal);
    expect([lines, swatches]).toEqual([[], []]);
  });
});
