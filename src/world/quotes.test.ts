import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pickQuote, type Quote } from './quotes.ts';

const { quotes }: { quotes: Quote[] } = JSON.parse(readFileSync('public/quotes.json', 'utf8'));
const QUOTE = { text: 'Life is long enough.', author: 'Seneca', work: 'On the Shortness of Life' };

test('The quote of a day has the index of the day of the month modulo the number of quotes', () => {
  const three = ['a', 'b', 'c'].map((each) => ({ ...QUOTE, text: each }));
  expect([1, 2, 3, 31].map((day) => pickQuote(three, day)?.text)).toEqual(['b', 'c', 'a', 'b']);
});

describe('The project’s own quotes', () => {
  test('are at least 31, so that no two days of a month have the same', () => {
    expect(quotes.length).toBeGreaterThanOrEqual(31);
    const ofAMonth = Array.from({ length: 31 }, (_, index) => pickQuote(quotes, index + 1)?.text);
    expect(new Set(ofAMonth).size).toBe(31);
    expect(ofAMonth).not.toContain(undefined);
  });

  test('each has a text, an author and a work', () => {
    for (const { text, author, work } of quotes) {
      for (const part of [text, author, work]) expect(part).toMatch(/\S/);
    }
  });
});
