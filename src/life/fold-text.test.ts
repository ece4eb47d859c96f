import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['Août', 'aout'],
  ['  15   MAI\u30002012 ', '15 mai 2012'],
  ['２０１２／５', '2012/5'],
  ['ﾃﾚﾋﾞ', 'テレビ'],
  ['عامًا', 'عاما'],
  ['15\u200f/5\u200f/2012', '15/5/2012'],
])('“%s” is compared as “%s”', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('composed and decomposed letters are the same', () => {
  expect(foldText('ma\u0308rz')).toBe(foldText('m\u00e4rz'));
});

test('the voicing marks of Japanese kana are kept', () => {
  expect(foldText('バス')).not.toBe(foldText('ハス'));
});
