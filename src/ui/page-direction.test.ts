import { afterEach, expect, test, vi } from 'vitest';
import { keyFromLeft, readsFromRight } from './page-direction.ts';

afterEach(() => vi.unstubAllGlobals());

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Enter'];

test('On a page that reads from left to right, every key keeps its meaning', () => {
  vi.stubGlobal('document', { dir: 'ltr' });
  expect(readsFromRight()).toBe(false);
  expect(KEYS.map(keyFromLeft)).toEqual(KEYS);
});

test('On a page that reads from right to left, the left arrow moves forwards and the right arrow backwards', () => {
  vi.stubGlobal('document', { dir: 'rtl' });
  expect(readsFromRight()).toBe(true);
  const [left, right, ...others] = KEYS;
  expect(KEYS.map(keyFromLeft)).toEqual([right, left, ...others]);
});
