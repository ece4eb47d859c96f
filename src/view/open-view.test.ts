import { expect, test } from 'vitest';
import { isMeant } from './open-view.ts';

const NONE = { ctrlKey: false, altKey: false, metaKey: false };

test.each(['a', 'あ', 'ب', '𝒳', ' ', 'Escape', 'Enter', 'ArrowLeft', 'PageDown'])(
  '%j leads to the page',
  (key) => {
    expect(isMeant({ ...NONE, key })).toBe(true);
  },
);

test.each([
  'Tab',
  'Shift',
  'Control',
  'F5',
  'F11',
  'AudioVolumeUp',
  'MediaPlayPause',
  'Dead',
  'Unidentified',
])('%s stays in the view', (key) => {
  expect(isMeant({ ...NONE, key })).toBe(false);
});

test('a shortcut of the browser stays in the view', () => {
  for (const held of ['ctrlKey', 'altKey', 'metaKey'])
    expect(isMeant({ ...NONE, key: 'r', [held]: true })).toBe(false);
});
