import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatJson, formatLifeTables, makeLifeTables, makeQuotes, makeSnapshot } from './make-snapshot.ts';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const { source, economies } = makeSnapshot();

describe('The files that are committed are what the tables say', () => {
  test('data/snapshot.json', () => {
    expect(readJson('data/snapshot.json')).toEqual(makeSnapshot());
  });

  test('data/life-tables.json, to the letter', () => {
    expect(readFileSync('data/life-tables.json', 'utf8')).toBe(formatLifeTables(makeLifeTables()));
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

describe('The life tables', () => {
  const { ages, tables } = makeLifeTables();
  const all = Object.entries(tables).flatMap(([code, populations]) =>
    Object.entries(populations).map(([population, table]) => ({ name: `${code}, ${population}`, table })),
  );

  test('are there for every economy of the snapshot, for everyone, women and men, the Channel Islands’ sexes aside', () => {
    expect(Object.keys(tables).toSorted()).toEqual(economies.map(({ code }) => code));
    const incomplete = Object.keys(tables).filter((code) => Object.keys(tables[code] ?? {}).length !== 3);
    expect(incomplete).toEqual(['CHI']);
    expect(all).toHaveLength(216 * 3 - 2);
  });

  test('are whole: 22 ages from 0 to 100, and as many of each column', () => {
    expect(ages).toHaveLength(22);
    expect([ages[0], ages.at(-1)]).toEqual([0, 100]);
    for (const { name, table } of all) {
      expect([name, table.remaining.length, table.survivors.length]).toEqual([name, 22, 22]);
    }
  });

  test('begin with 100,000 births, and survivors never rise with age', () => {
    for (const { name, table } of all) {
      expect(table.survivors[0], name).toBe(100_000);
      expect(table.survivors, name).toEqual(table.survivors.toSorted((a, b) => b - a));
    }
  });

  test('leave everybody something: e(x) is above 0 at every age, and below 90 years', () => {
    for (const { name, table } of all) {
      expect(Math.min(...table.remaining), name).toBeGreaterThan(0);
      expect(Math.max(...table.remaining), name).toBeLessThan(90);
    }
  });
});

describe('The quotes', () => {
  const { quotes } = makeQuotes();

  test('are 31, so that each has a day of the month, no text twice', () => {
    expect(new Set(quotes.map(({ text }) => text)).size).toBe(31);
  });

  test('keep a text with commas whole', () => {
    expect(quotes[1]).toMatchObject({
      text: 'We do not have a very short time assigned to us, but we lose a great deal of it.',
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
