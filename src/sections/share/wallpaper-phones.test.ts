import { expect, test } from 'vitest';
import { findPhone, idOfPhone, marginsOn, PHONES } from './wallpaper-phones.ts';

const ALL = PHONES.flatMap(({ phones }) => phones);

test('the list of phones has each size once, in portrait, and finds it', () => {
  expect(new Set(ALL.map(idOfPhone)).size).toBe(ALL.length);
  for (const { width, height } of ALL) expect(height / width).toBeGreaterThan(1.7);
  expect(findPhone('1206x2622')?.models).toContain('iPhone 17');
  expect(findPhone('1x1')).toBeUndefined();
});

test.each([
  // 36% and 13% of 2622 pixels, and a tenth of 1206.
  ['an iPhone', { width: 1206, height: 2622 }, { top: 944, bottom: 341, sides: 121 }],
  // 38% and 9% of 1334.
  ['an iPhone with a home button', { width: 750, height: 1334 }, { top: 507, bottom: 121, sides: 75 }],
  // 35% and 12% of 2000, as on an Android phone.
  ['a screen that is not in the list', { width: 1000, height: 2000 }, { top: 700, bottom: 240, sides: 100 }],
])('a wallpaper leaves the clock and the buttons free on %s', (_, size, margins) => {
  expect(marginsOn(size)).toEqual(margins);
});
