import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pickQuote, type Quote } from './quotes.ts';

const { quotes }: { quotes: Quote[] } = JSON.parse(readFileSync('public/quotes.json', 'utf8'));
const QUOTE = { text: 'Life is long enough.', author: 'Seneca', work: 'On the Shortness of Life' };

test('The quote of a day has the index of the day of the month modulo the number of quotes', () => {
  const three = ['a', 'b', 'c'].map((each) => ({ ...QUOTE, text: each }));
  expect([1, 2, 3, 31].map((day) => pickQuote(three, day)?.text)).toEqual(['b', 'c', 'a', 'b']);
});

test('Every one of the project’s own quotes has its day, a text, an author and a work', () => {
  const ofAMonth = new Set(Array.from({ length: 31 }, (_, index) => pickQuote(quotes, index + 1)));
  expect(ofAMonth).toEqual(new Set(quotes));
  for (const quote of ofAMonth) {
    for (const part of [quote?.text, quote?.author, quote?.work]) expect(part).toMatch(/\S/);
  }
});
