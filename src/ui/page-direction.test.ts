import { describe, expect, test, vi } from 'vitest';
import { keyFromLeft, readsFromRight } from './page-direction.ts';

describe('On a page that reads from left to right', () => {
  test('every key means itself', () => {
    vi.stubGlobal('document', { dir: 'ltr' });
    expect(readsFromRight()).toBe(false);
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'Home'].map(keyFromLeft)).toEqual([
      'ArrowLeft',
      'ArrowRight',
      'ArrowUp',
      'Home',
    ]);
  });
});

describe('On a page that reads from right to left', () => {
  test('the left arrow leads on and the right arrow back, as the page is seen', () => {
    vi.stubGlobal('document', { dir: 'rtl' });
    expect(readsFromRight()).toBe(true);
    expect(keyFromLeft('ArrowLeft')).toBe('ArrowRight');
    expect(keyFromLeft('ArrowRight')).toBe('ArrowLeft');
  });

  test.each(['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'Enter'])(
    '%s means itself',
    (key) => {
      vi.stubGlobal('document', { dir: 'rtl' });
      expect(keyFromLeft(key)).toBe(key);
    },
  );
});
