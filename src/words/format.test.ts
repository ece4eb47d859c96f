import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { numbers } from '../../tests/fixtures/arbitraries.ts';
import { formatFor } from './format.ts';

const english = formatFor('en');
/** The format for a visitor in Germany. */
const german = formatFor('en-DE');
const arabic = formatFor('ar');

type Day = readonly [year: number, month: number, day: number];
const asDay = ([year, month, day]: Day) => ({ year, month, day });

/** The format of the page in a language. */
async function formatOfPage(tag: string) {
  vi.doMock('#words/form.ts', () => import(`./${tag.toLowerCase()}/language.ts`));
  vi.resetModules();
  const { formatFor: formatInLanguage } = await import('./format.ts');
  return formatInLanguage(tag);
}

afterEach(() => {
  vi.doUnmock('#words/form.ts');
  vi.resetModules();
});

describe('Figures', () => {
  test.each([
    [36.5, '36.5', '36,5'],
    [34, '34', '34'],
    [1248, '1,248', '1.248'],
    [0.36, '0.4', '0,4'],
    [0, '0', '0'],
  ])(
    'have at most one decimal, and the separators of the region: %d is %s, in Germany %s',
    (value, ...written) => {
      expect([english.number(value), german.number(value)]).toEqual(written);
    },
  );

  test('never have two decimals', () => {
    fc.assert(
      fc.property(numbers(0, 1e6), (value) => {
        expect(english.number(value)).toMatch(/^\d{1,3}(,\d{3})*(\.\d)?$/);
      }),
    );
  });

  test.each([
    [14, '14.0', '14,0'],
    [11.333, '11.3', '11,3'],
    [1248, '1,248.0', '1.248,0'],
  ])('that are compared have exactly one decimal: %d is %s, in Germany %s', (value, ...written) => {
    expect([english.decimal(value), german.decimal(value)]).toEqual(written);
  });

  test('of shares are given in percent', () => {
    expect([100 / 3, 99.96, 100].map(english.percent)).toEqual(['33.3%', '99.9%', '100.0%']);
    expect(german.percent(100 / 3)).toBe('33,3\u00a0%');
    // Isolated, with the marks of direction that Intl has there.
    expect(arabic.percent(100 / 3)).toBe('\u206633.3\u200e%\u200e\u2069');
    expect(arabic.wholePercent(100 / 3)).toBe('\u206633\u200e%\u200e\u2069');
  });

  test('have Latin digits in every region, with English months and Gregorian years', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    for (const region of letters.flatMap((first) => letters.map((second) => first + second))) {
      const format = formatFor(`en-${region}`);
      expect(format.number(1234.5)).toMatch(/^1\D?234[.,]5$/);
      expect(format.date(asDay([2026, 11, 21]))).toMatch(/^(November 21,|21 November) 2026$/);
    }
  });
});

describe('Days', () => {
  test.each<[Day, string]>([
    // Not 1901 or 1999.
    [[1, 1, 1], 'January 1, 1'],
    [[99, 12, 31], 'December 31, 99'],
    [[1984, 2, 29], 'February 29, 1984'],
  ])('are given in words: %j', (day, written) => {
    expect(english.date(asDay(day))).toBe(written);
  });

  test.each<[Day, Day, string]>([
    [[2026, 11, 14], [2026, 11, 20], 'November 14 – 20, 2026'],
    [[2026, 11, 28], [2026, 12, 4], 'November 28 – December 4, 2026'],
    [[2026, 12, 28], [2027, 1, 3], 'December 28, 2026 – January 3, 2027'],
    [[1, 1, 1], [1, 1, 7], 'January 1 – 7, 1'],
    // Gregorian before 1582 as well.
    [[1582, 10, 3], [1582, 10, 9], 'October 3 – 9, 1582'],
  ])('do not repeat the month and year that they share: %j to %j', (from, to, written) => {
    // Unicode's patterns have thin spaces around the dash.
    expect(english.dateRange(asDay(from), asDay(to)).replaceAll('\u2009', ' ')).toBe(written);
  });

  test('are in the order of the visitor’s region', () => {
    expect(german.date(asDay([50, 3, 1]))).toBe('1 March 50');
    expect(german.dateRange(asDay([2026, 11, 14]), asDay([2026, 11, 20]))).toBe('14–20 November 2026');
  });

  // A format is made once for each locale, in the time zone of that moment: each zone gets a different locale.
  test.each([
    ['Pacific/Kiritimati', 'en-GB'],
    ['Pacific/Pago_Pago', 'en-NZ'],
  ])('are the same in every time zone: %s', (zone, locale) => {
    vi.stubEnv('TZ', zone);
    try {
      const day = asDay([2026, 11, 21]);
      expect(formatFor(locale).date(day)).toBe('21 November 2026');
      expect(formatFor(locale).dateRange(day, day)).toBe('21 November 2026');
    } finally {
      vi.unstubAllEnvs();
    }
  });

  test.each<[string, Day, Day, string]>([
    ['fr', [2026, 3, 1], [2026, 3, 1], '1er mars 2026'],
    ['fr', [2026, 3, 11], [2026, 3, 11], '11 mars 2026'],
    ['fr', [2026, 3, 1], [2026, 3, 7], '1er au 7 mars 2026'],
    ['fr', [2026, 12, 28], [2027, 1, 3], '28 décembre 2026 au 3 janvier 2027'],
    ['pt-BR', [2026, 3, 1], [2026, 3, 1], '1º de março de 2026'],
    ['pt-BR', [2026, 2, 23], [2026, 3, 1], '23 de fevereiro a 1º de março de 2026'],
  ])('begin with an ordinal in languages that write it so: %s: %j to %j', async (tag, from, to, written) => {
    const { date, dateRange } = await formatOfPage(tag);
    expect(dateRange(asDay(from), asDay(to)).replaceAll('\u2009', ' ')).toBe(written);
    if (from.join() === to.join()) expect(date(asDay(from))).toBe(written);
  });
});

describe('Hours are written as hours and minutes', () => {
  test.each([
    [0, '0 hours'],
    [7.5, '7.5 hours'],
    [0.5, '30 minutes'],
    [0.36, '22 minutes'],
    [8.83, '8 hours 50 minutes'],
    [1 + 1 / 60, '1 hour 1 minute'],
    [0.995, '1 hour'],
    [7.995, '8 hours'],
    [0.001, '1 minute'],
  ])('%d', (hours, written) => {
    expect(english.hours(hours)).toBe(written);
  });

  test.each([
    ['de', '8 Stunden 50 Minuten', '7,5 Stunden'],
    ['es', '8 horas y 50 minutos', '7,5 horas'],
    ['fr', '8 heures et 50 minutes', '7,5 heures'],
    ['pt-BR', '8 horas e 50 minutos', '7,5 horas'],
    ['ja', '8時間50分', '7.5時間'],
    ['ar', '8 ساعات و50 دقيقة', '7.5 ساعة'],
  ])('in %s', async (tag, ...written) => {
    const { hours } = await formatOfPage(tag);
    expect([8.83, 7.5].map((value) => hours(value).replaceAll('\u00a0', ' '))).toEqual(written);
  });
});
