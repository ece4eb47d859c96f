import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLOR_NAMES } from './colors.ts';
import { nearestColor, SAVED_COLORS } from './saved-colors.ts';

describe('Any other color is read as one of the page’s', () => {
  test('each of them is its own nearest, in any case', () => {
    for (const name of COLOR_NAMES) {
      expect(nearestColor(SAVED_COLORS[name])).toBe(name);
      expect(nearestColor(SAVED_COLORS[name].toLowerCase())).toBe(name);
    }
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
    expect(nearestColor(hex)).toBe(name);
  });

  test('one that can hardly be told from one of them is that one', () => {
    const shift = fc.integer({ min: -8, max: 8 });
    fc.assert(
      fc.property(fc.constantFrom(...COLOR_NAMES), fc.tuple(shift, shift, shift), (color, shifts) => {
        const channels = shifts.map((by, index) => {
          const channel = Number.parseInt(SAVED_COLORS[color].slice(1 + 2 * index, 3 + 2 * index), 16) + by;
          return Math.min(255, channel).toString(16).padStart(2, '0');
        });
        expect(nearestColor(`#${channels.join('')}`)).toBe(color);
      }),
    );
  });
});
