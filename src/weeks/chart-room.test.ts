import { describe, expect, test } from 'vitest';
import { chooseDirection } from './geometry.ts';

describe('A life of about eighty years', () => {
  test.each([
    ['is vertical', 'a phone', 331, 560, 'vertical'],
    ['is horizontal', 'a phone on its side', 680, 215, 'horizontal'],
    ['is vertical', 'a tablet', 707, 850, 'vertical'],
    ['is horizontal', 'a tablet on its side', 976, 540, 'horizontal'],
    ['is horizontal', 'a wide page, however tall it is', 976, 1200, 'horizontal'],
    ['is horizontal', 'a laptop', 1120, 590, 'horizontal'],
    ['is horizontal', 'a page that is just wide', 900, 1200, 'horizontal'],
    ['is vertical', 'a page that is a pixel narrower', 899, 1200, 'vertical'],
    // 320 pixels are 3.6 for each of 84 years and their gaps: too narrow for horizontal.
    ['is vertical', 'a page at four times its size', 288, 80, 'vertical'],
  ] as const)('%s on %s', (_, __, width, height, direction) => {
    expect(chooseDirection(84, { width, height })).toBe(direction);
  });
});

test('on a wide page, a life without more years than weeks in a year is vertical if its dots are not smaller', () => {
  // 30 years, horizontal: (590 - 26) / 52 = 10.8 pixels from dot to dot. Vertical: 564 / 31.9 is more than the largest, 15.
  expect(chooseDirection(30, { width: 1120, height: 590 })).toBe('vertical');
  expect(chooseDirection(1, { width: 1120, height: 590 })).toBe('vertical');
  // With 1200 pixels for 52 years or weeks, dots are of the largest size in either direction.
  expect(chooseDirection(52, { width: 1120, height: 1200 })).toBe('vertical');
});

test('a life is horizontal if there are 4 pixels for each year, and vertical otherwise', () => {
  // 150 years, 14 gaps of 0.7 and half a year of space are 160.3 pitches, 641.2 pixels.
  expect(chooseDirection(150, { width: 642, height: 300 })).toBe('horizontal');
  expect(chooseDirection(150, { width: 641, height: 300 })).toBe('vertical');
  // Ten years and half a year of space.
  expect(chooseDirection(10, { width: 42, height: 300 })).toBe('horizontal');
});
