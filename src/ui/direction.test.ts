import { afterEach, expect, test, vi } from 'vitest';
import { anchorFor, directionOf, keyFromLeft, readsFromRight } from './direction.ts';

afterEach(() => vi.unstubAllGlobals());

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Enter'];

test.each([
  ['ltr', KEYS],
  // The left arrow moves forwards, and the right arrow backwards.
  ['rtl', ['ArrowRight', 'ArrowLeft', ...KEYS.slice(2)]],
])('On a page that reads %s, keys mean %j', (dir, meanings) => {
  vi.stubGlobal('document', { dir });
  expect(readsFromRight()).toBe(dir === 'rtl');
  expect(KEYS.map(keyFromLeft)).toEqual(meanings);
});

test.each([
  ['8 hours', 'ltr'],
  ['8 שעות', 'rtl'],
  ['نوم', 'rtl'],
  ['2012–2016', 'ltr'],
  ['❤️ & sleep', 'ltr'],
  ['١٢ hours', 'ltr'],
] as const)('%s is written %s', (line, direction) => {
  expect(directionOf([line])).toBe(direction);
});

test('a text is on the same side of its anchor point in either direction', () => {
  const anchors = ['start', 'middle', 'end'] as const;
  expect(anchors.map((anchor) => anchorFor('ltr', anchor))).toEqual(['start', 'middle', 'end']);
  expect(anchors.map((anchor) => anchorFor('rtl', anchor))).toEqual(['end', 'middle', 'start']);
});
