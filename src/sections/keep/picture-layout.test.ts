import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateWeeksOfLife } from '../../life/weeks-of-life.ts';
import { listFormats, type PictureFormat, type PictureId } from './picture-formats.ts';
import { layOutPicture } from './picture-layout.ts';
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
  moments: '',
  smallPrint: 'Based on life expectancy.',
  formatAge: String,
};

function formatOf(id: PictureId): PictureFormat {
  const format = listFormats(null).find((each) => each.id === id);
  if (!format) throw new Error(`There is no format ${id}`);
  return format;
}

const layOut = (format: PictureFormat, years = 84, age = 36, words: Partial<PictureWords> = {}) =>
  layOutPicture(
    format,
    calculateWeeksOfLife({ lifeExpectancy: years, presentWeek: age * 52 }, 0),
    { ...WORDS, ...words },
    wrap,
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
    // 35% of 2532 is 887, 12% is 304: 1341 are left for 84 rows and 8 gaps of 0.7, 14.97 each.
    expect(field.pitch).toBe(14.5);
    expect(field).toMatchObject({ x: 208, y: 907, width: 52 * 14.5 });
    expect(field.height).toBeCloseTo(89.6 * 14.5, 9);
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
    expect(end?.from).toEqual({ x: field.x, y: end?.to.y });
    expect(end?.to.x).toBeCloseTo(field.x + field.width, 9);
    expect(end?.from.y).toBeGreaterThan(field.y + field.height);
    expect(lineOf(layout, 'Life expectancy, 84.0')?.y).toBeGreaterThan(end?.to.y ?? 0);
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
    expect(layout.end?.from.x).toBe(layout.end?.to.x);
    expect(layout.end?.from.x).toBeGreaterThan(layout.field.x + layout.field.width);
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

  test('all stands within the margins, and nothing on something else', () => {
    fc.assert(
      fc.property(formats, lives, titles, smallPrints, (format, { years, age }, title, smallPrint) => {
        const { field, lines } = layOut(format, years, age, { title, smallPrint });
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
          const left = x - (anchor === 'middle' ? length / 2 : length);
          inside(left, left + length, 0, width);
        }
        const words = lines.filter(({ anchor, text }) => anchor === 'middle' && !/^\d+$/.test(text));
        for (const { text, x, size = 0 } of words) {
          const half = (text.length * size) / 4;
          inside(x - half, x + half, margins.sides, width - margins.sides);
        }
        // Above the dots or below them.
        for (const { y, size = 0 } of words) {
          expect(y <= field.y || y - size * 0.7 >= field.y + field.height).toBe(true);
        }
      }),
    );
  });
});

describe('The moments of a picture', () => {
  const moments = '1 First bike, 1996 · 2 Wedding, 2019';

  test('stand between the weeks and the small print on paper, whose weeks leave them room', () => {
    const layout = layOut(formatOf('a4'), 84, 36, { moments });
    const [line, print] = [lineOf(layout, moments), lineOf(layout, WORDS.smallPrint)];
    expect(layout.hasMoments).toBe(true);
    // 10 × 1.15.
    expect(line?.size).toBeCloseTo(11.5, 9);
    expect(line?.y).toBeGreaterThan(layout.field.y + layout.field.height);
    expect(line?.y).toBeLessThan(print?.y ?? 0);
    expect(layout.field.pitch).toBeLessThan(layOut(formatOf('a4')).field.pitch);
  });

  test('are left out where they would take more than ten lines', () => {
    const many = Array.from({ length: 50 }, (_, index) => `${index + 1} ${'word '.repeat(10)}`).join('· ');
    const { hasMoments, lines, field } = layOut(formatOf('a4'), 84, 36, { moments: many });
    const without = layOut(formatOf('a4'));
    expect({ hasMoments, lines, field }).toEqual({
      hasMoments: false,
      lines: without.lines,
      field: without.field,
    });
  });

  test.each(['square', 'story', 'wallpaper'] as const)('are not written on a %s', (id) => {
    const { hasMoments, lines } = layOut(formatOf(id), 84, 36, { moments });
    expect({ hasMoments, lines }).toEqual({ hasMoments: false, lines: layOut(formatOf(id)).lines });
  });
});
