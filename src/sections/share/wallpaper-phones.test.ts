import { expect, test } from 'vitest';
import { findPhone, idOfPhone, marginsOn, PHONES } from './wallpaper-phones.ts';

const ALL = PHONES.flatMap(({ phones }) => phones);

test('the list of phones has each size once, in portrait, and finds it', () => {
  expect(new Set(ALL.map(idOfPhone)).size).toBe(ALL.length);
  for (const { width, height } of ALL) expect(height / width).toBeGreaterThan(1.7);
  expect(findPhone('1206x2622')?.models).toContain('iPhone 17');
  expect(findPhone('1x1')).toBeUndefined();
});

test('a wallpaper leaves the clock and the buttons free', () => {
  // 38% and 13% of 2622 pixels, and a tenth of 1206.
  expect(marginsOn({ width: 1206, height: 2622 })).toEqual({ top: 997, bottom: 341, sides: 121 });
});
