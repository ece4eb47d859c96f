import { expect, test } from 'vitest';
import { nearestLanguage } from './language-offer.ts';

const LANGUAGES = ['en', 'ar', 'de', 'es', 'fr', 'ja', 'pt-BR', 'zh-Hans'];

test.each([
  [['de'], 'de'],
  [['de-AT', 'en'], 'de'],
  [['DE-at'], 'de'],
  [['pt-PT'], 'pt-BR'],
  [['pt'], 'pt-BR'],
  [['zh-Hant-TW', 'en'], 'zh-Hans'],
  [['zh-CN'], 'zh-Hans'],
  [['en-GB', 'de'], 'en'],
  [['nl', 'sv', 'pl', 'it', 'tr', 'uk', 'ko', 'hi', 'fr-CA', 'en'], 'fr'],
  [['nl', 'den', 'd', ''], undefined],
  [['C', 'en_US@posix', 'xx'], undefined],
  [[], undefined],
])('for %j, the page offers %s', (asked, language) => {
  expect(nearestLanguage(asked, LANGUAGES)).toBe(language);
});
