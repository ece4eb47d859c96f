import { expect, test } from 'vitest';
import { languagesOf } from './languages-of.ts';

test.each([
  ['DE', ['de-Latn']],
  ['CH', ['de-Latn', 'rm']],
  ['EG', ['ar-Arab']],
  ['HK', ['zh-Hant']],
  ['NZ', ['en-Latn', 'mi']],
])('the languages of %s are %j', (region, languages) => {
  expect(languagesOf(region)).toEqual(languages);
});
