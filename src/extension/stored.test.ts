import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_VIEW, writeViewLink } from '../document/view-link.ts';
import { readSettings, STORED, storeSettings } from './stored.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

const CHOSEN = { line: 'chapter', theme: 'light', by: 'time', moments: false, awake: false } as const;

test('settings are read as they were stored', () => {
  expect(storeSettings(CHOSEN)).toBe(true);
  expect(readSettings()).toEqual(CHOSEN);
});

test.each([
  ['none', null],
  ['altered ones', `${writeViewLink(CHOSEN, null)}x`],
  ['those of a newer version', writeViewLink(CHOSEN, null).replace('v=1', 'v=99')],
])('in place of %s, the usual settings count', (_, text) => {
  if (text !== null) stored.set(STORED.settings, text);
  expect(readSettings()).toEqual(DEFAULT_VIEW);
});

test('settings that could not be stored are reported as such', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError');
    },
  });
  expect(storeSettings(CHOSEN)).toBe(false);
});
