import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatJson, makeQuotes, makeSnapshot } from './make-snapshot.ts';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const { source, economies } = makeSnapshot();

describe('The files that are committed are what the tables say', () => {
  test('data/snapshot.json', () => {
    expect(readJson('data/snapshot.json')).toEqual(makeSnapshot());
  });

  test('public/quotes.json', () => {
    expect(readJson('public/quotes.json')).toEqual(makeQuotes());
  });
});

describe('The snapshot', () => {
  test('holds 216 economies, each once, in the order of their codes', () => {
    const codes = economies.map(({ code }) => code);
    expect(codes).toHaveLength(216);
    expect(codes).toEqual([...new Set(codes)].toSorted());
  });

  test('leaves out the ids that start with X, which is Kosovo alone', () => {
    expect(economies.filter(({ code }) => code.startsWith('X'))).toEqual([]);
    expect(readFileSync('data/life-expectancy.csv', 'utf8').match(/^X../gm)).toEqual(['XKX']);
  });

  test('names its source, and for Aruba 76.5 years in 2024', () => {
    expect(source).toBe('World Bank');
    expect(economies[0]).toEqual({ code: 'ABW', name: 'Aruba', lifeExpectancy: 76.5, year: 2024 });
  });

  test('keeps names with a comma whole', () => {
    expect(economies.find(({ code }) => code === 'KOR')?.name).toBe('Korea, Rep.');
  });

  test('has only figures of human lives: all from 50 to 90 years, half of them above 70', () => {
    const years = economies.map(({ lifeExpectancy }) => lifeExpectancy).toSorted((a, b) => a - b);
    expect(years[0]).toBeGreaterThan(50);
    expect(years.at(-1)).toBeLessThan(90);
    expect(years[108]).toBeGreaterThan(70);
  });
});

describe('The quotes', () => {
  const { quotes } = makeQuotes();

  test('are 46, no text twice', () => {
    expect(new Set(quotes.map(({ text }) => text)).size).toBe(46);
  });

  test('keep a text with commas whole', () => {
    expect(quotes[0]).toMatchObject({
      text: 'Life is long enough, if you know how to use it.',
      author: 'Seneca',
      work: 'On the Shortness of Life',
    });
  });
});

describe('A file of JSON', () => {
  test('has one row a line and ends its last line', () => {
    expect(formatJson({ list: [{ a: 1 }, { a: 2 }] })).toBe('{"list":[{"a":1},\n{"a":2}]}\n');
  });

  test('says the same as what it was made from', () => {
    expect(JSON.parse(formatJson(makeSnapshot()))).toEqual(makeSnapshot());
    expect(JSON.parse(formatJson(makeQuotes()))).toEqual(makeQuotes());
  });
});
