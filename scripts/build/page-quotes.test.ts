import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageQuotes } from './page-quotes.ts';

const languages = readdirSync('data/quotes')
  .filter((file) => file.endsWith('.csv'))
  .map((file) => file.replace('.csv', ''));

test.each(languages)('in %s, the quotes of a month are the language’s own, each once', (language) => {
  const quotes = pageQuotes(language);
  expect(quotes.length).toBeGreaterThanOrEqual(10);
  expect(new Set(quotes.map(({ text }) => text)).size).toBe(quotes.length);
  expect(quotes.every(({ lang }) => lang === undefined)).toBe(true);
});

test('a language without quotes of its own has the English ones, marked as such', () => {
  const english = pageQuotes('en').map((quote) => ({ ...quote, lang: 'en' }));
  expect(pageQuotes('tlh')).toEqual(english);
});
