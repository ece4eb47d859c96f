import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fillUp, pageQuotes } from './page-quotes.ts';

const quote = (text: string) => ({ text, author: 'Seneca', work: 'On Benefits' });

test('A language’s own quotes are filled up with English ones, marked as such and spread over the month', () => {
  const filled = fillUp(['a', 'b'].map(quote), ['1', '2', '3', '4'].map(quote));
  expect(filled.map(({ text, lang }) => `${text} ${lang ?? 'own'}`)).toEqual([
    '1 en',
    'a own',
    '3 en',
    'b own',
  ]);
  expect(fillUp([], [quote('1')])).toEqual([{ ...quote('1'), lang: 'en' }]);
});

describe('The page has a quote for each day of a month', () => {
  const languages = readdirSync('src/messages', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  test.each(languages)('in %s', (language) => {
    const quotes = pageQuotes(language);
    expect(quotes).toHaveLength(31);
    expect(new Set(quotes.map(({ text }) => text)).size).toBe(31);
    const english = new Set(pageQuotes('en').map(({ text }) => text));
    for (const { text, lang } of quotes) {
      expect(lang === 'en', text).toBe(language !== 'en' && english.has(text));
    }
  });

  test('in a language without quotes of its own, all of them English', () => {
    expect(pageQuotes('tlh').every(({ lang }) => lang === 'en')).toBe(true);
  });
});
