import { describe, expect, test } from 'vitest';
import { unmoved } from '../../tests/fixtures/weeks.ts';
import type { Chapter } from '../life/life-events.ts';
import { type SuggestionName, suggestChapters } from '../life/suggest-chapters.ts';
import { areApart, type CenteredBox } from './boxes.ts';
import { layOutWeeks, type Room } from './geometry.ts';
import { WHOLE_YEAR } from './grid.ts';
import { placeSuggestions } from './place-suggestions.ts';

/** As on a phone: 52 weeks of 6 pixels right of the ages. */
const PHONE: Room = { width: 36 + 52 * 6, height: 10_000 };
/** As on a wide screen: 84 years of 12 pixels each, the first at 5. */
const WIDE: Room = { width: 1120, height: 32 + 26 + 52 * 10, direction: 'horizontal', header: 32 };

/** Letters are 7 pixels wide. */
const measure = (text: string) => text.length * 7;

const TEXTS = {
  childhood: '+ Childhood, 0–6',
  school: '+ School, 6–18',
  later: '+ Then …',
  place: '+ Where you live now',
};

/** By their names. @param taken what is there already @param chapter the suggestion that it came from @param years of the life */
function place(
  age: number,
  room: Room,
  taken: readonly CenteredBox[] = [],
  chapter?: SuggestionName,
  years = 84,
) {
  const presentWeek = age * 52;
  const geometry = layOutWeeks(unmoved(years * 52, presentWeek), WHOLE_YEAR, room);
  const suggestions = suggestChapters({ age, presentWeek }, [])
    .filter(({ name }) => name !== chapter)
    .map((each) => ({ ...each, text: TEXTS[each.name] }));
  const marks = placeSuggestions({ geometry, suggestions, taken, measure });
  const named = suggestions.flatMap(({ id, name }) => {
    const mark = marks.get(id);
    return mark ? [{ name, ...mark }] : [];
  });
  return { geometry, marks: named, names: named.map(({ name }) => name) };
}

/** The years of age whose rows a box among the weeks is over. */
const agesOf = ({ geometry }: ReturnType<typeof place>, { x, y, height }: CenteredBox) =>
  [y - height / 2, y + height / 2].map((edge) => Math.floor(geometry.weekAt({ x, y: edge }) / 52));

describe('A suggested chapter', () => {
  test('is among the weeks of its ages on a phone, 28 pixels high, with its whole text', () => {
    const placed = place(36, PHONE);
    expect(placed.names).toEqual(['childhood', 'school', 'later', 'place']);
    expect(placed.marks.map((each) => agesOf(placed, each))).toEqual([
      [0, 4],
      [9, 13],
      [20, 24],
      [29, 33],
    ]);
    // 16 letters and 14 pixels at either side.
    expect(placed.marks[0]).toMatchObject({ width: 140, height: 28, bar: null });
  });

  test.each<[number, string[], number[]]>([
    [0, ['childhood', 'place'], [0, 6]],
    [7, ['childhood', 'school', 'place'], [0, 6, 12]],
    [19, ['childhood', 'school', 'later', 'place'], [0, 6, 18, 24]],
    [84, ['childhood', 'school', 'later', 'place'], [0, 6, 18, 51]],
  ])('at %d is on a phone’s weeks as well, if need be on those ahead', (age, names, from) => {
    const placed = place(age, PHONE);
    expect(placed.names).toEqual(names);
    // At most half of it is above its own weeks.
    for (const [index, mark] of placed.marks.entries())
      expect(agesOf(placed, mark)[0]).toBeGreaterThanOrEqual((from[index] ?? 0) - 2);
  });

  test('whose weeks have no room, for the name of a chapter and what undoes it, is on those after them', () => {
    const name = { x: 205, y: 184, width: 149, height: 22 };
    const undo = { x: 112, y: 184, width: 28, height: 28 };
    const placed = place(28, PHONE, [name, undo], 'later');
    const mark = placed.marks.find((each) => each.name === 'place');
    expect(mark && agesOf(placed, mark)[0]).toBeGreaterThanOrEqual(26);
    expect(mark && [name, undo].every((each) => areApart(mark, each, 4))).toBe(true);
  });

  test('has no place past the end of the weeks', () => {
    expect(place(7, PHONE, [], undefined, 9).names).toEqual(['childhood']);
  });

  test('keeps clear of the present week, and of names and rings that are there', () => {
    const ring = place(36, PHONE).marks[1];
    const { marks } = place(36, PHONE, ring ? [ring] : []);
    const { now } = place(36, PHONE).geometry;
    expect(marks).toHaveLength(4);
    for (const mark of marks) {
      expect(ring && areApart(mark, ring, 4)).toBe(true);
      expect(now && areApart(mark, { ...now, width: 12, height: 12 }, 4)).toBe(true);
    }
  });

  test('is in the line above wide weeks, with a dashed line over its years, after what is before it', () => {
    const { marks } = place(36, WIDE);
    expect(marks.map(({ name, x, width }) => [name, x - width / 2])).toEqual([
      ['childhood', 0],
      // Its words before take 112 pixels and 8 behind them, its years 83.
      ['school', 120],
      ['later', expect.any(Number)],
      ['place', expect.any(Number)],
    ]);
    for (const { y, height } of marks) expect([y - height / 2, y + height / 2]).toEqual([2, 26]);
    const bars = marks.map(({ bar }) => Math.round(bar?.start ?? Number.NaN));
    expect(bars).toEqual(bars.toSorted((one, other) => one - other));
    for (const [index, mark] of marks.slice(1).entries())
      expect(areApart(mark, marks[index] ?? mark, 8)).toBe(true);
  });

  test('has no place in the line where the name of a chapter is in its way', () => {
    // The bar of school, from the 6th birthday to the 18th.
    const bar = place(36, WIDE).marks[1]?.bar;
    if (!bar) throw new Error('No bar');
    const school = { x: bar.start + bar.width / 2, y: 12, width: bar.width, height: 24 };
    expect(place(36, WIDE, [school], 'school').names).toEqual(['later', 'place']);
  });

  test('has its place after a chapter that has its years already', () => {
    // From the 18th birthday on, without an end.
    const [, , later, now] = place(36, WIDE).marks;
    if (!later?.bar || !now?.bar) throw new Error('No bar');
    const end = now.bar.start + now.bar.width;
    const width = end - later.bar.start;
    const studies = { x: later.bar.start + width / 2, y: 12, width, height: 24 };
    const after = place(36, WIDE, [studies], 'later').marks.find(({ name }) => name === 'place');
    expect(after?.bar).toBeNull();
    expect(after && after.x - after.width / 2).toBeCloseTo(end + 8, 5);
  });

  test('keeps the dashed line over its years, and is after a name of another chapter that runs on over them', () => {
    const bar = place(36, WIDE).marks[2]?.bar;
    if (!bar) throw new Error('No bar');
    const school = { x: bar.start, y: 12, width: 100, height: 24, bar: { start: bar.start - 50, width: 40 } };
    const later = place(36, WIDE, [school], 'school').marks.find(({ name }) => name === 'later');
    expect(later?.bar).toEqual(bar);
    expect(later && later.x - later.width / 2).toBeCloseTo(bar.start + 50 + 8, 5);
  });

  test('is left out where its text would be cut', () => {
    const suggestions = [
      { id: 'one', color: 'blue' as const, weeks: { from: 0, until: 936 }, text: 'a'.repeat(50) },
    ];
    const geometry = layOutWeeks(unmoved(84 * 52, 1872), WHOLE_YEAR, PHONE);
    expect(placeSuggestions({ geometry, suggestions, taken: [], measure }).size).toBe(0);
  });

  test.each([
    ['among its weeks on a phone', PHONE, { x: 194, y: 43, width: 80, height: 22 }],
    ['after its chapter in the line', WIDE, { x: 41, y: 12, width: 82, height: 24 }],
  ])('that was taken has its undo %s', (_, room, taken) => {
    const { geometry, marks } = place(36, room, [taken], 'childhood');
    const weeks = { from: 0, until: 312 };
    const undo = { id: 'undo', color: 'blue' as const, weeks, text: '', beside: undefined };
    const suggestions = suggestChapters({ age: 36, presentWeek: 1872 }, [])
      .slice(1)
      .map((each) => ({ ...each, text: TEXTS[each.name] }));
    const mark = placeSuggestions({ geometry, suggestions, undo, taken: [taken], measure }).get('undo');
    expect(mark).toMatchObject(room === PHONE ? { width: 28, height: 28 } : { width: 24, height: 24 });
    const others = room === PHONE ? [taken, ...marks] : [taken];
    expect(others.every((each) => mark && areApart(mark, each, 4))).toBe(true);
    if (room === WIDE) expect(mark).toMatchObject({ x: 82 + 8 + 12, y: 14 });
    else expect(mark && geometry.weekAt(mark)).toBeLessThan(312);
  });

  const childhood: Chapter = {
    id: 'childhood',
    name: 'Childhood',
    from: { unit: 'age', age: 0 },
    until: { unit: 'age', age: 6 },
    color: 'blue',
  };
  /** With the name of what was taken, whose nine letters are 63 pixels wide. @param others that are there as well */
  const undoBeside = (room: Room, box: CenteredBox, others: readonly CenteredBox[] = []) => {
    const beside = { ...box, chapter: childhood, text: childhood.name };
    const weeks = { from: 0, until: 312 };
    return placeSuggestions({
      geometry: layOutWeeks(unmoved(84 * 52, 1872), WHOLE_YEAR, room),
      suggestions: [],
      undo: { id: 'undo', color: 'blue', weeks, text: '', beside },
      taken: [beside, ...others],
      measure,
    }).get('undo');
  };

  test('that was taken has its undo 4 pixels before its name on a phone, or else after it', () => {
    const name = { x: 194, y: 43, width: 80, height: 22 };
    // 194 - 40 - 4 - 14, and 194 + 40 + 4 + 14.
    expect(undoBeside(PHONE, name)).toMatchObject({ x: 136, y: 43, width: 28, height: 28 });
    const ring = { x: 130, y: 43, width: 18, height: 18 };
    expect(undoBeside(PHONE, name, [ring])).toMatchObject({ x: 252, y: 43 });
  });

  test('that was taken has its undo 8 pixels after its name in the line, if its bar is long enough', () => {
    // 63 + 8 + 12.
    expect(undoBeside(WIDE, { x: 50, y: 12, width: 100, height: 24 })).toMatchObject({ x: 83, y: 14 });
    // Only 94 pixels long: after all others.
    expect(undoBeside(WIDE, { x: 47, y: 12, width: 94, height: 24 })).toMatchObject({ x: 114, y: 14 });
  });
});
