import { expect, test } from 'vitest';
import { isolateName } from './isolate-name.ts';
import { joinSentences, joinUnits } from './join-sentences.ts';

test('sentences follow each other, without those that are missing', () => {
  expect(joinSentences('One.', null, 'Two.', '', false, undefined, 'Three.')).toBe('One. Two. Three.');
  expect(joinSentences(undefined)).toBe('');
});

test.each([
  ['7 hours a week', '7\u00a0hours a week'],
  ['1,905 weeks so far, and 4.7 billion people', '1,905\u00a0weeks so far, and 4.7\u00a0billion people'],
  ['12% higher mortality', '12%\u00a0higher mortality'],
  ['Of people aged 36 in Canada, half reach 85.', 'Of people aged 36 in Canada, half reach 85.'],
  ['150 minuteness', '150 minuteness'],
])('only a figure and its unit are joined: %s', (sentence, joined) => {
  expect(joinUnits(sentence)).toBe(joined);
});

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
