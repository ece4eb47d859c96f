import { expect, test } from 'vitest';
import { listTexts } from '../../../tests/fixtures/catalogues.ts';

const TEXTS = listTexts('ja').join('\n');

test('nothing breaks between 約 and its figure', () => {
  expect(TEXTS).toMatch(/約\u2060[#{]/);
  expect(TEXTS).not.toMatch(/約[#{]/);
});

test('words that browsers would break into two phrases are joined, or not used', () => {
  expect(TEXTS).toMatch(/一人\u2060ひとり/);
  expect(TEXTS).not.toMatch(/一人ひとり|この先/);
});
