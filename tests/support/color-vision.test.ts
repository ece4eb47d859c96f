import { expect, test } from 'vitest';
import { contrast, distance, toOklab } from './color-vision.ts';

test('contrast is the ratio of WCAG 2.2, in either order', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 10);
  // Just misses 4.5:1, and reaches it.
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test.each([
  ['#ffffff', [1, 0, 0]],
  ['#ff0000', [0.62796, 0.22486, 0.12585]],
  ['#008000', [0.51975, -0.1403, 0.10768]],
])('OKLab has the values of CSS Color 4: %s is %j', (hex, expected) => {
  for (const [index, value] of expected.entries()) expect(toOklab(hex)[index]).toBeCloseTo(value, 4);
});

// The first column of Machado's matrix is full red: 0.152 and 0.115 of linear light are 6d and 5f in sRGB.
test('full red looks like olive #6d5f00 with protanopia, and far from it otherwise', () => {
  expect(distance('#ff0000', '#6d5f00', 'protanopia')).toBeLessThan(2);
  expect(distance('#ff0000', '#6d5f00')).toBeGreaterThan(20);
});

test.each(['tritanopia', 'tritanopia by Brettel'] as const)(
  'blue and green become similar, red and green do not: %s',
  (vision) => {
    expect(distance('#2f63cf', '#1b7d58', vision)).toBeLessThan(5);
    expect(distance('#2f63cf', '#1b7d58')).toBeGreaterThan(20);
    expect(distance('#c3263a', '#1b7d58', vision)).toBeGreaterThan(20);
  },
);
