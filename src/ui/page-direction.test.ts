import { afterEach, describe, expect, test, vi } from 'vitest';
import { keyFromLeft, readsFromRight } from './page-direction.ts';

afterEach(() => vi.unstubAllGlobals());

describe('On a page that reads from left to right', () => {
  test('every key keeps its meaning', () => {
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
  test('the left arrow moves forwards and the right arrow backwards', () => {
    vi.stubGlobal('document', { dir: 'rtl' });
    expect(readsFromRight()).toBe(true);
    expect(keyFromLeft('ArrowLeft')).toBe('ArrowRight');
    expect(keyFromLeft('ArrowRight')).toBe('ArrowLeft');
  });

  test.each(['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'Enter'])(
    '%s keeps its meaning',
    (key) => {
      vi.stubGlobal('document', { dir: 'rtl' });
      expect(keyFromLeft(key)).toBe(key);
    },
  );
});
