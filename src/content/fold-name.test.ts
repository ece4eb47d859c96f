import { expect, test } from 'vitest';
import { foldName } from './fold-name.ts';

test.each([
  ['case and space', '  Social \t Media ', 'social media'],
  ['space beside a slash', 'TV / Movies', 'tv/movies'],
  ['accents', 'Étude', 'etude'],
  ['umlauts, in one character or two', 'Schla\u0308fchen', 'schlafchen'],
  ['width', 'ｓｌｅｅｐ／ﾃﾚﾋﾞ', 'sleep/テレビ'],
  ['vowel marks and hamza of Arabic', 'أَكْل', 'اكل'],
])('does not mind %s', (_, name, folded) => {
  expect(foldName(name)).toBe(folded);
});

test('keeps the marks of Japanese syllables apart', () => {
  expect(foldName('バス')).not.toBe(foldName('ハス'));
});
