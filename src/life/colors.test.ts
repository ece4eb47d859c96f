import { describe, expect, test } from 'vitest';
import { COLOR_NAMES, COLOR_ORDER, nextChapterColor, nextColor } from './colors.ts';
import { SAVED_COLORS } from './saved-colors.ts';

describe('Activities have one of the page’s fixed colors', () => {
  const used = (...positions: number[]) => COLOR_NAMES.filter((_, position) => positions.includes(position));

  test('there are at least ten, all different', () => {
    expect(new Set(COLOR_NAMES).size).toBe(COLOR_NAMES.length);
    expect(COLOR_NAMES.length).toBeGreaterThanOrEqual(10);
  });

  test('the 4th activity is red (#D6293B), the 5th orange (#F7893B)', () => {
    expect(nextColor(used(0, 1, 2), 0.99)).toBe('red');
    expect(nextColor(used(0, 1, 2, 3), 0.99)).toBe('orange');
    expect(SAVED_COLORS).toMatchObject({ red: '#D6293B', orange: '#F7893B' });
  });

  test('a random color is one that is not in use', () => {
    for (const roll of [0, 0.2, 0.5, 0.99]) {
      const color = nextColor(used(0, 1, 2, 4), roll);
      expect(used(0, 1, 2, 4)).not.toContain(color);
    }
  });

  test('if all are in use, a used color is chosen', () => {
    expect(nextColor(COLOR_NAMES, 5.5 / COLOR_NAMES.length)).toBe('cyan');
  });
});

describe('Chapters take the colors in a fixed order', () => {
  test('it has all of them, and orange last', () => {
    expect(COLOR_ORDER.toSorted()).toEqual(COLOR_NAMES.toSorted());
    expect(COLOR_ORDER.at(-1)).toBe('orange');
  });

  test('the first that is free, and after the tenth from the beginning', () => {
    expect(nextChapterColor([])).toBe('blue');
    expect(nextChapterColor(['blue', 'purple'])).toBe('green');
    expect(nextChapterColor([...COLOR_ORDER, 'blue', 'green'])).toBe('purple');
  });
});
