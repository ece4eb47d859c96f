import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeNetwork, hanging, json, text, unreachable } from '../../tests/support/fake-network.ts';
import { pickQuote } from './pick-quote.ts';
import { fetchQuotes } from './quote.ts';

afterEach(() => vi.unstubAllGlobals());

const FILE: unknown = JSON.parse(readFileSync('public/quotes.json', 'utf8'));
const { signal } = new AbortController();
const QUOTE = { text: 'Life is long enough.', author: 'Seneca', work: 'On the Shortness of Life' };

describe('The quote of a day has the index of the day of the month modulo the number of quotes', () => {
  test.each([
    [1, 'b'],
    [2, 'c'],
    [3, 'a'],
    [30, 'a'],
    [31, 'b'],
  ])('of three quotes, day %d has quote %s', (day, expected) => {
    const three = ['a', 'b', 'c'].map((each) => ({ ...QUOTE, text: each }));
    expect(pickQuote(three, day)?.text).toBe(expected);
  });

  test('a single quote is shown every day', () => {
    expect([1, 15, 31].map((day) => pickQuote([QUOTE], day))).toEqual([QUOTE, QUOTE, QUOTE]);
  });
});

describe('The project’s own quotes', () => {
  test('are at least 31, so that no two days of a month have the same', async () => {
    fakeNetwork({ '/quotes.json': json(FILE) });
    const quotes = await fetchQuotes(signal);
    expect(quotes.length).toBeGreaterThanOrEqual(31);
    const ofAMonth = Array.from({ length: 31 }, (_, index) => pickQuote(quotes, index + 1)?.text);
    expect(new Set(ofAMonth).size).toBe(31);
    expect(ofAMonth).not.toContain(undefined);
  });

  test('each has a text, an author and a work', async () => {
    fakeNetwork({ '/quotes.json': json(FILE) });
    for (const { text: words, author, work } of await fetchQuotes(signal)) {
      for (const part of [words, author, work]) expect(part).toMatch(/\S/);
    }
  });
});

describe('GET /quotes.json', () => {
  test('ends once the signal aborts', async () => {
    fakeNetwork({ '/quotes.json': hanging });
    const controller = new AbortController();
    const quotes = fetchQuotes(controller.signal);
    controller.abort(new Error('left'));
    await expect(quotes).rejects.toThrow('left');
  });

  test.each([
    ['is missing', text('', { status: 404, statusText: 'Not Found' }), '404: Not Found'],
    ['cannot be reached', unreachable, 'Failed to fetch'],
    ['is not JSON', text('quotes'), 'JSON'],
    ['has no quotes', json({ quotes: [] }), 'Invalid length'],
    ['has no list', json([QUOTE]), 'Invalid key'],
    ['has a quote without an author', json({ quotes: [{ ...QUOTE, author: undefined }] }), 'Invalid key'],
  ])('raises an error when it %s', async (_, answer, message) => {
    fakeNetwork({ '/quotes.json': answer });
    await expect(fetchQuotes(signal)).rejects.toThrow(message);
  });
});
