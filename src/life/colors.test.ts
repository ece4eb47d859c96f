import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ACTIVITY_COLORS,
  COLOR_NAMES,
  COLOR_ORDER,
  DEFAULT_COLORS,
  nearestColor,
  nextChapterColor,
  nextColor,
} from './colors.ts';

describe('Activities have one of the page’s fixed colors', () => {
  const used = (...positions: number[]) =>
    ACTIVITY_COLORS.filter((_, position) => positions.includes(position));

  test('there are at least ten, all different', () => {
    expect(new Set(ACTIVITY_COLORS).size).toBe(ACTIVITY_COLORS.length);
    expect(ACTIVITY_COLORS.length).toBeGreaterThanOrEqual(10);
  });

  test('sleep is blue, work green, exercise purple', () => {
    expect(DEFAULT_COLORS).toEqual({ sleep: '#4E84F0', work: '#59D4A6', exercise: '#CF9FFA' });
  });

  test('the 4th activity is red (#D6293B), the 5th orange (#F7893B)', () => {
    expect(nextColor(used(0, 1, 2), 0.99)).toBe('#D6293B');
    expect(nextColor(used(0, 1, 2, 3), 0.99)).toBe('#F7893B');
  });

  test('a random color is one that is not in use', () => {
    for (const roll of [0, 0.2, 0.5, 0.99]) {
      const color = nextColor(used(0, 1, 2, 4), roll);
      expect(used(0, 1, 2, 4)).not.toContain(color);
    }
  });

  test('if all are in use, a used color is chosen', () => {
    expect(nextColor(ACTIVITY_COLORS, 5.5 / ACTIVITY_COLORS.length)).toBe('#69B1B5');
  });
});

describe('Chapters take the colors in a fixed order', () => {
  test('it has all of them, and orange last', () => {
    expect(COLOR_ORDER.toSorted()).toEqual(ACTIVITY_COLORS.toSorted());
    expect(COLOR_ORDER.at(-1)).toBe('#F7893B');
  });

  test('the first that is free, and after the tenth from the beginning', () => {
    const [blue, green, purple] = COLOR_ORDER;
    expect(nextChapterColor([])).toBe(blue);
    expect(nextChapterColor(['#4E84F0', '#CF9FFA'])).toBe(green);
    expect(nextChapterColor([...COLOR_ORDER, '#4E84F0', '#59D4A6'])).toBe(purple);
  });
});

describe('Any other color is read as one of the page’s', () => {
  test('each of them is its own nearest, in any case', () => {
    expect(ACTIVITY_COLORS.map(nearestColor)).toEqual(ACTIVITY_COLORS);
    expect(ACTIVITY_COLORS.map((color) => nearestColor(color.toLowerCase()))).toEqual(ACTIVITY_COLORS);
  });

  // Worked by hand: red less green, green less blue and blue less red, here of dark green: -100, 100, 0. Of green
  // (-123, 46, 77) that is 23² + 54² + 77² = 9,374 away, of lime (-33, 127, -94) 67² + 27² + 94² = 14,054.
  test.each([
    ['dark green', '#006400', 'green'],
    ['pure red', '#FF0000', 'red'],
    ['pure blue', '#0000ff', 'blue'],
    ['navy', '#000080', 'blue'],
    ['yellow', '#ffff00', 'lime'],
    ['amber', '#ff9800', 'orange'],
    ['violet', '#800080', 'purple'],
    ['light pink', '#ffc0cb', 'pink'],
    ['chestnut', '#8b4513', 'brown'],
    ['sky blue', '#87ceeb', 'cyan'],
    ['black', '#000000', 'slate'],
    ['gray', '#808080', 'slate'],
    ['white', '#ffffff', 'slate'],
  ])('%s, %s, is %s', (_, hex, name) => {
    expect(COLOR_NAMES[nearestColor(hex)]).toBe(name);
  });

  test('one that can hardly be told from one of them is that one', () => {
    const shift = fc.integer({ min: -8, max: 8 });
    fc.assert(
      fc.property(fc.constantFrom(...ACTIVITY_COLORS), fc.tuple(shift, shift, shift), (color, shifts) => {
        const channels = shifts.map((by, index) => {
          const channel = Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16) + by;
          return Math.min(255, channel).toString(16).padStart(2, '0');
        });
        expect(nearestColor(`#${channels.join('')}`)).toBe(color);
      }),
    );
  });
});
