import { describe, expect, test } from 'vitest';
import { findPhone, idOfPhone, marginsOn, PHONES } from './wallpaper-phones.ts';

const ALL = PHONES.flatMap(({ phones }) => phones);

describe('The list of phones', () => {
  test('has each size once, in portrait', () => {
    expect(new Set(ALL.map(idOfPhone)).size).toBe(ALL.length);
    for (const { width, height } of ALL) expect(height / width).toBeGreaterThan(1.7);
  });

  test('is found by size, and has no other', () => {
    expect(findPhone('1206x2622')?.models).toContain('iPhone 17');
    expect(findPhone('1x1')).toBeUndefined();
  });
});

describe('The margins of a wallpaper', () => {
  test('leave the clock and the buttons of the phone free', () => {
    // 36% and 13% of 2622 pixels, and a tenth of 1206.
    expect(marginsOn({ width: 1206, height: 2622 })).toEqual({ top: 944, bottom: 341, sides: 121 });
  });

  test('on an iPhone with a home button, leave more for the clock, and less below', () => {
    // 38% and 9% of 1334.
    expect(marginsOn({ width: 750, height: 1334 })).toEqual({ top: 507, bottom: 121, sides: 75 });
  });

  test('on a screen that is not in the list, are those of an Android phone', () => {
    // 35% and 12% of 2000.
    expect(marginsOn({ width: 1000, height: 2000 })).toEqual({ top: 700, bottom: 240, sides: 100 });
  });
});
