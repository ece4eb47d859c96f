import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeEvents, SOME_EVENTS } from '../../../tests/fixtures/marks.ts';
import { ACTIVITY_COLORS } from '../../life/activity-colors.ts';
import { calculateWeeksOfLife } from '../../life/weeks-of-life.ts';
import { activityPaint } from '../../ui/charts/paint.ts';
import * as lifeEventsCode from '../life-events-code.ts';
import { listFormats, type PictureFormat, type PictureId } from './picture-formats.ts';
import { layOutPicture } from './picture-layout.ts';
import type { PictureMarks } from './picture-marks.ts';
import type { PictureWords } from './picture-text.ts';
import type { PlacedLine } from './placed-line.ts';

/** Each character is half as wide as its size. Breaks at spaces, and within words that are too long. */
function wrap(text: string, font: string, width: number): string[] {
  const most = Math.max(1, Math.floor(width / (Number.parseFloat(font) / 2)));
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((each) => each.match(new RegExp(`.{1,${most}}`, 'gu')) ?? [])) {
    if (line !== '' && line.length + 1 + word.length > most) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line];
}

const WORDS: PictureWords = {
  title: 'Maya’s life in weeks',
  figures: '1,905 weeks lived · about 2,497 ahead',
  end: 'Life expectancy, 84.0',
  chapters: [],
  moments: '',
  smallPrint: 'Based on life expectancy.',
  formatAge: String,
};

function formatOf(id: PictureId): PictureFormat {
  const format = listFormats(null).find((each) => each.id === id);
  if (!format) throw new Error(`There is no format ${id}`);
  return format;
}

/** The width of a text, by the same rule as in `wrap`. */
const measure = (text: string, font: string) => (text.length * Number.parseFloat(font)) / 2;

const layOut = (
  format: PictureFormat,
  years = 84,
  age = 36,
  words: Partial<PictureWords> = {},
  personal: PictureMarks | null = null,
) =>
  layOutPicture(
    {
      format,
      weeks: calculateWeeksOfLife({ lifeExpectancy: years, presentWeek: age * 52 }, 0),
      words: { ...WORDS, ...words },
      personal,
    },
    { wrap, measure },
  );

const lineOf = ({ lines }: { lines: readonly PlacedLine[] }, text: string) =>
  lines.find((line) => line.text === text);

test('A few weeks after the last whole year do not stand alone: the line stands for them', () => {
  // 84.04 × 52 is 4370.08: two weeks more than 84 years have.
  expect(layOut(formatOf('a3'), 84.04).field).toEqual(layOut(formatOf('a3'), 84).field);
  expect(layOut(formatOf('a3'), 84.5).field.pitch).toBeLessThan(layOut(formatOf('a3'), 84).field.pitch);
});

describe('The wallpaper of a common phone, with 84 years', () => {
  const { field, lines, end } = layOut(formatOf('wallpaper'));

  test('has nothing but weeks', () => {
    expect(lines).toEqual([]);
    expect(end).toBeNull();
  });

  test('has dots of half pixels, in the middle of what the clock and the buttons leave free', () => {
    // 36% of 2532 is 912, 13% is 330: 1290 are left for 84 rows and 8 gaps of 0.7, 14.4 each.
    expect(field.pitch).toBe(14);
    expect(field).toMatchObject({ x: 221, y: 929, width: 52 * 14 });
    expect(field.height).toBeCloseTo(89.6 * 14, 9);
  });

  test('is clear of the upper third and the lower tenth, with the light around today', () => {
    const light = field.pitch * 2.6;
    expect(field.y - light).toBeGreaterThan(2532 * 0.33);
    expect(field.y + field.height + light).toBeLessThan(2532 * 0.9);
  });
});

describe('A print on A3, with 84 years', () => {
  const layout = layOut(formatOf('a3'));
  const { field, end } = layout;

  test('has the title at the top margin, the figures below it and the small print at the foot', () => {
    // 104 + 0.7 × 96; then 0.3 × 96 + 1.45 × 24; and 1680 − 72 − 0.25 × 13.
    expect(lineOf(layout, WORDS.title)).toMatchObject({ x: 594, y: 171.2, size: 96, anchor: 'middle' });
    expect(lineOf(layout, WORDS.figures)?.y).toBeCloseTo(234.8, 9);
    expect(lineOf(layout, WORDS.smallPrint)?.y).toBeCloseTo(1604.75, 9);
  });

  test('has the dots in the middle, as large as the height allows', () => {
    // From 234.8 + 6 + 45.6 to 1604.75 − 9.1 − 45.6 − 21.6775: 1241.9725 for 89.6 rows.
    expect(field.y).toBeCloseTo(286.4, 9);
    expect(field.pitch).toBeCloseTo(13.8613, 4);
    expect(field.x + field.width / 2).toBeCloseTo(594, 9);
  });

  test('has ages of decades left of their rows', () => {
    const ages = ['0', '10', '20', '30', '40', '50', '60', '70', '80'].map((age) => lineOf(layout, age));
    expect(ages.every((age) => age !== undefined && age.anchor === 'end' && age.x < field.x)).toBe(true);
    // In the middle of the first row: 0.35 of 13 × 1.15 below it.
    expect(ages[0]?.y).toBeCloseTo(field.y + field.pitch / 2 + 5.2325, 9);
    // A decade is ten rows and a gap of 0.7.
    expect((ages[1]?.y ?? 0) - (ages[0]?.y ?? 0)).toBeCloseTo(10.7 * field.pitch, 9);
  });

  test('ends with a line across the dots, and its label below', () => {
    expect(end).toMatchObject({ x1: field.x, y1: end?.y2 });
    expect(end?.x2).toBeCloseTo(field.x + field.width, 9);
    expect(end?.y1).toBeGreaterThan(field.y + field.height);
    expect(lineOf(layout, 'Life expectancy, 84.0')?.y).toBeGreaterThan(end?.y2 ?? 0);
  });

  test('without a life expectancy to show has neither', () => {
    const without = layOut(formatOf('a3'), 84, 84, { end: null });
    expect(without.end).toBeNull();
    expect(lineOf(without, 'Life expectancy, 84.0')).toBeUndefined();
  });
});

describe('A square, with 84 years', () => {
  const layout = layOut(formatOf('square'));

  test('has a column a year', () => {
    // 1080 − 2 × 64 is 952, for 89.6 columns: 10.6 each.
    expect(layout.field).toMatchObject({ pitch: 10.5, x: 69, height: 52 * 10.5 });
    expect(layout.field.width).toBeCloseTo(89.6 * 10.5, 9);
  });

  test('has ages over their columns, and the line of life expectancy upright after the last', () => {
    const [zero, ten] = [lineOf(layout, '0'), lineOf(layout, '10')];
    expect(zero?.y).toBeLessThan(layout.field.y);
    // In the middle of the first column.
    expect(zero).toMatchObject({ x: 69 + 5.25, anchor: 'middle' });
    expect((ten?.x ?? 0) - (zero?.x ?? 0)).toBeCloseTo(10.7 * 10.5, 9);
    expect(layout.end?.x1).toBe(layout.end?.x2);
    expect(layout.end?.x1).toBeGreaterThan(layout.field.x + layout.field.width);
  });
});

describe('A title', () => {
  test('that takes more than two lines is set smaller, down to half its size', () => {
    const title = 'The long and winding road of a life in weeks, drawn for Maya';
    const sizes = layOut(formatOf('a3'), 84, 36, { title }).lines.filter(
      ({ look }) => look === 'chart-figure',
    );
    expect(sizes).toHaveLength(2);
    expect(sizes[0]?.size).toBeLessThan(96);
    expect(sizes[0]?.size).toBeGreaterThanOrEqual(48);
    expect(sizes.map(({ text }) => text).join(' ')).toBe(title);
  });

  test('of two lines has lines of about the same length, with no word broken', () => {
    const title = 'Everything that Maya has seen';
    const lines = layOut(formatOf('square'), 84, 36, { title }).lines.filter(
      ({ look }) => look === 'chart-figure',
    );
    expect(lines.map(({ text }) => text)).toEqual(['Everything that', 'Maya has seen']);
  });
});

describe('In any format, for any life and any title', () => {
  const phones = fc.record({
    width: fc.integer({ min: 320, max: 2064 }),
    height: fc.integer({ min: 480, max: 3120 }),
  });
  const formats = fc
    .tuple(phones, fc.integer({ min: 0, max: 4 }))
    .map(([phone, index]) => listFormats(phone)[index] ?? formatOf('a3'));
  const lives = fc.record({
    years: fc.double({ min: 1, max: 150, noNaN: true }),
    age: fc.integer({ min: 0, max: 149 }),
  });
  const titles = fc.stringMatching(/^[A-Za-z ]{1,60}$/).filter((title) => title.trim() === title);
  const smallPrints = fc.constantFrom(
    'As of today.',
    'Based on the life expectancy of a country. '.repeat(6).trim(),
  );

  const names = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 8 });
  const momentCounts = fc.integer({ min: 0, max: 50 });
  const marks = fc.record({
    chapters: names.map((lengths) =>
      lengths.map((length, index) => ({
        text: `${'n'.repeat(length)}, age 6 to 18`,
        color: ACTIVITY_COLORS[index] ?? '#D6293B',
      })),
    ),
    moments: momentCounts.map((count) =>
      Array.from({ length: count }, (_, index) => `${index + 1} Moment, 2001`).join(' · '),
    ),
  });

  test('everything is inside the margins, and nothing overlaps', () => {
    fc.assert(
      fc.property(
        formats,
        lives,
        titles,
        smallPrints,
        marks,
        (format, { years, age }, title, smallPrint, of) => {
          const { field, lines, swatches } = layOut(format, years, age, { title, smallPrint, ...of });
          const { width, height, margins } = format;
          const inside = (from: number, to: number, least: number, most: number) => {
            expect(from).toBeGreaterThanOrEqual(least - 1e-6);
            expect(to).toBeLessThanOrEqual(most + 1e-6);
          };
          inside(field.x, field.x + field.width, margins.sides, width - margins.sides);
          inside(field.y, field.y + field.height, margins.top, height - margins.bottom);
          expect(field.pitch).toBeGreaterThan(0);
          for (const { text, x, y, size = 0, anchor } of lines) {
            inside(y - size * 0.7, y + size * 0.25, margins.top, height - margins.bottom);
            const length = (text.length * size) / 2;
            const left = x - (anchor === 'middle' ? length / 2 : anchor === 'end' ? length : 0);
            inside(left, left + length, 0, width);
          }
          // Chapters, each with its dot before it, clear of the lines above and below and of each other.
          const named = lines.filter(({ anchor }) => anchor === undefined);
          expect(swatches.length).toBeLessThanOrEqual(named.length);
          for (const { x, y, size } of swatches) {
            inside(x, x + size, margins.sides, width - margins.sides);
            const beside = named.find((line) => line.x > x + size && Math.abs(line.y - y - size) < size);
            expect(beside?.x).toBeLessThan(x + 2 * size);
          }
          const boxes = lines.flatMap(({ text, x, y, size = 0, anchor }) =>
            anchor === 'end' || /^\d+$/.test(text)
              ? []
              : {
                  left: anchor ? margins.sides : x - size,
                  right: anchor ? width - margins.sides : x + (text.length * size) / 2,
                  top: y - size * 0.7,
                  bottom: y + size * 0.25,
                },
          );
          for (const { right } of boxes) expect(right).toBeLessThanOrEqual(width - margins.sides + 1e-6);
          for (const [index, one] of boxes.entries()) {
            for (const other of boxes.slice(index + 1)) {
              const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
              const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
              expect(Math.min(across, down)).toBeLessThanOrEqual(1e-6);
            }
          }
          const words = lines.filter(({ anchor, text }) => anchor !== 'end' && !/^\d+$/.test(text));
          for (const { text, x, size = 0, anchor } of words) {
            if (!anchor) continue;
            const half = (text.length * size) / 4;
            inside(x - half, x + half, margins.sides, width - margins.sides);
          }
          // Above the dots or below them.
          for (const { y, size = 0 } of words) {
            expect(y <= field.y || y - size * 0.7 >= field.y + field.height).toBe(true);
          }
        },
      ),
    );
  });
});

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
