import { expect, test } from 'vitest';
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

test('a text is on the same side of its anchor point in either direction', () => {
  const anchors = ['start', 'middle', 'end'] as const;
  expect(anchors.map((anchor) => anchorFor('ltr', anchor))).toEqual(['start', 'middle', 'end']);
  expect(anchors.map((anchor) => anchorFor('rtl', anchor))).toEqual(['end', 'middle', 'start']);
});
