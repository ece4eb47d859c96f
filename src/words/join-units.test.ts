import { expect, test } from 'vitest';
import { joinUnits } from './join-units.ts';

test('a figure and its unit are joined anywhere in the sentence', () => {
  expect(joinUnits('7 hours a week')).toBe('7\u00a0hours a week');
  expect(joinUnits('1,905 weeks so far, and 4.7 billion people')).toBe(
    '1,905\u00a0weeks so far, and 4.7\u00a0billion people',
  );
  expect(joinUnits('12% higher mortality among 650,000 adults')).toBe(
    '12%\u00a0higher mortality among 650,000\u00a0adults',
  );
});

test('a figure without a unit, and an age at the end of a clause, may end a line', () => {
  const sentence = 'Of people aged 36 in Canada, half reach 85 and one in four reach 91.';
  expect(joinUnits(sentence)).toBe(sentence);
});

test('a word that only starts like a unit is left alone', () => {
  expect(joinUnits('150 minuteness')).toBe('150 minuteness');
});
