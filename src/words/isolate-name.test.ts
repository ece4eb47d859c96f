import { expect, test } from 'vitest';
import { isolateName } from './isolate-name.ts';

test('in a sentence from left to right, only right-to-left names are isolated', () => {
  expect(isolateName('ריצה 10 km')).toBe('\u2068ריצה 10 km\u2069');
  expect(isolateName('النوم')).toBe('\u2068النوم\u2069');
  expect(isolateName('𞤪𞤫𞤴𞤣𞤵')).toBe('\u2068𞤪𞤫𞤴𞤣𞤵\u2069');
  expect(isolateName('Schlaf, 睡眠 & сон')).toBe('Schlaf, 睡眠 & сон');
  expect(isolateName('❤️')).toBe('❤️');
});

test('in a sentence from right to left, every name is isolated', () => {
  expect(isolateName('Sleep (2)', 'rtl')).toBe('\u2068Sleep (2)\u2069');
  expect(isolateName('النوم', 'rtl')).toBe('\u2068النوم\u2069');
});
