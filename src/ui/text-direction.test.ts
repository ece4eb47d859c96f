import { describe, expect, test } from 'vitest';
import { anchorFor, directionOf } from './text-direction.ts';

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

describe('Text is on the same side of its anchor point in either direction', () => {
  test('to the right for start: text from right to left is anchored at its end', () => {
    expect(anchorFor('ltr', 'start')).toBe('start');
    expect(anchorFor('rtl', 'start')).toBe('end');
  });

  test('to the left for end', () => {
    expect(anchorFor('ltr', 'end')).toBe('end');
    expect(anchorFor('rtl', 'end')).toBe('start');
  });

  test('around it for middle', () => {
    expect([anchorFor('ltr', 'middle'), anchorFor('rtl', 'middle')]).toEqual(['middle', 'middle']);
  });
});
