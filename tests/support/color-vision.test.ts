import { describe, expect, test } from 'vitest';
import { contrast, distance, toOklab } from './color-vision.ts';

describe('Contrast is the ratio that WCAG 2.2 defines', () => {
  test('black and white have the highest, 21:1, in either order', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 10);
  });

  test('#777777 on white just misses 4.5:1 with 4.48, #767676 reaches it with 4.54', () => {
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  test('a text that is not a six-digit color is an error that contains the text', () => {
    expect(() => contrast('#fff', '#000000')).toThrow('#fff');
  });
});

describe('OKLab has the values of CSS Color 4', () => {
  test.each([
    ['#ffffff', [1, 0, 0]],
    ['#000000', [0, 0, 0]],
    ['#ff0000', [0.62796, 0.22486, 0.12585]],
    ['#008000', [0.51975, -0.1403, 0.10768]],
  ])('%s is %j', (hex, expected) => {
    const lab = toOklab(hex);
    for (const [index, value] of expected.entries()) expect(lab[index]).toBeCloseTo(value, 4);
  });

  test('black and white are 100 apart', () => {
    expect(distance('#000000', '#ffffff')).toBeCloseTo(100, 3);
  });
});

describe('Colors look as the models of color blindness predict', () => {
  // The first column of Machado's matrix is full red: 0.152 and 0.115 of linear light are 6d and 5f in sRGB.
  test('full red looks like olive #6d5f00 with protanopia, and far from it otherwise', () => {
    const seen = toOklab('#ff0000', 'protanopia');
    const olive = toOklab('#6d5f00');
    for (const index of [0, 1, 2] as const) expect(seen[index]).toBeCloseTo(olive[index], 2);
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
});
