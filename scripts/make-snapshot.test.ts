import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatJson, formatLifeTables, makeLifeTables, makeQuotes, makeSnapshot } from './make-snapshot.ts';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const { source, economies } = makeSnapshot();

describe('The committed files match the tables', () => {
  test('data/snapshot.json', () => {
    expect(readJson('data/snapshot.json')).toEqual(makeSnapshot());
  });

  test('data/life-tables.json, character by character', () => {
    expect(readFileSync('data/life-tables.json', 'utf8')).toBe(formatLifeTables(makeLifeTables()));
  });

  test('public/quotes.json', () => {
    expect(readJson('public/quotes.json')).toEqual(makeQuotes());
  });
});

describe('The snapshot', () => {
  test('has 216 economies, each once, in the order of their codes', () => {
    const codes = economies.map(({ code }) => code);
    expect(codes).toHaveLength(216);
    expect(codes).toEqual([...new Set(codes)].toSorted());
  });

  test('leaves out codes that start with X, which is only Kosovo', () => {
    expect(economies.filter(({ code }) => code.startsWith('X'))).toEqual([]);
    expect(readFileSync('data/life-expectancy.csv', 'utf8').match(/^X../gm)).toEqual(['XKX']);
  });

  test('has its source, and 76.5 years for Aruba in 2024', () => {
    expect(source).toBe('World Bank');
    expect(economies[0]).toEqual({ code: 'ABW', name: 'Aruba', lifeExpectancy: 76.5, year: 2024 });
  });

  test('keeps commas in names', () => {
    expect(economies.find(({ code }) => code === 'KOR')?.name).toBe('Korea, Rep.');
  });

  test('has plausible figures: all from 50 to 90 years, half of them above 70', () => {
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

  test('exist for every economy of the snapshot, for everyone, women and men, except the sexes of the Channel Islands', () => {
    expect(Object.keys(tables).toSorted()).toEqual(economies.map(({ code }) => code));
    const incomplete = Object.keys(tables).filter((code) => Object.keys(tables[code] ?? {}).length !== 3);
    expect(incomplete).toEqual(['CHI']);
    expect(all).toHaveLength(216 * 3 - 2);
  });

  test('are complete: 22 ages from 0 to 100, and as many values in each column', () => {
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

  test('have remaining years e(x) above 0 and below 90 at every age', () => {
    for (const { name, table } of all) {
      expect(Math.min(...table.remaining), name).toBeGreaterThan(0);
      expect(Math.max(...table.remaining), name).toBeLessThan(90);
    }
  });
});

describe('The quotes', () => {
  const { quotes } = makeQuotes();

  test('are 31, one for each day of a month, without duplicates', () => {
    expect(new Set(quotes.map(({ text }) => text)).size).toBe(31);
  });

  test('keep commas in texts', () => {
    expect(quotes[1]).toMatchObject({
      text: 'We do not have a very short time assigned to us, but we lose a great deal of it.',
      author: 'Seneca',
      work: 'On the Shortness of Life',
    });
  });
});

describe('A JSON file', () => {
  test('has one row per line and a final newline', () => {
    expect(formatJson({ list: [{ a: 1 }, { a: 2 }] })).toBe('{"list":[{"a":1},\n{"a":2}]}\n');
  });

  test('parses to the value it was made from', () => {
    expect(JSON.parse(formatJson(makeSnapshot()))).toEqual(makeSnapshot());
    expect(JSON.parse(formatJson(makeQuotes()))).toEqual(makeQuotes());
  });
});
