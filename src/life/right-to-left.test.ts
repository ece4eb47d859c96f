import { expect, test } from 'vitest';
import { RIGHT_TO_LEFT } from './right-to-left.ts';

test.each([
  ['שלום', true],
  ['نوم', true],
  ['ﻡ', true],
  ['𞤀', true],
  ['Hi נועה', true],
  ['Sleep', false],
  ['睡眠', false],
  ['Сон', false],
  ['नींद', false],
  ['🎉 2012', false],
])('“%s” has a character of a script that is written from right to left: %s', (text, has) => {
  expect(RIGHT_TO_LEFT.test(text)).toBe(has);
});
