import { expect, test } from 'vitest';
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
