import { expect, test } from 'vitest';
import { joinSentences } from './join-sentences.ts';

test('sentences follow each other, without those that are missing', () => {
  expect(joinSentences('One.', null, 'Two.', '', false, undefined, 'Three.')).toBe('One. Two. Three.');
  expect(joinSentences(undefined)).toBe('');
});
