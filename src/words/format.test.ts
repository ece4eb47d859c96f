import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatFor } from './format.ts';

const english = formatFor('en');
/** The format for a visitor in Germany. */
const german = formatFor('en-DE');

const asDay = ([year, month, day]: readonly [number, number, number]) => ({ year, month, day });

describe('Numbers show at most one decimal, with the separators of the visitor’s region', () => {
  test.each([
    [36.5, '36.5', '36,5'],
    [34, '34', '34'],
    [1248, '1,248', '1.248'],
    [1248.04, '1,248', '1.248'],
    [0.36, '0.4', '0,4'],
    [0, '0', '0'],
    [84.04, '84', '84'],
  ])('%d is %s, and %s in Germany', (value, inEnglish, inGermany) => {
    expect(english.number(value)).toBe(inEnglish);
    expect(german.number(value)).toBe(inGermany);
  });

  test('no figure has two decimals', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (value) => {
        expect(english.number(value)).toMatch(/^\d{1,3}(,\d{3})*(\.\d)?$/);
      }),
    );
  });
});

describe('Figures that are compared have exactly one decimal', () => {
  test.each([
    [14, '14.0', '14,0'],
    [11.333, '11.3', '11,3'],
    [1248, '1,248.0', '1.248,0'],
  ])('%d is %s, and %s in Germany', (value, inEnglish, inGermany) => {
    expect(english.decimal(value)).toBe(inEnglish);
    expect(german.decimal(value)).toBe(inGermany);
  });

  test('a share is given in percent', () => {
    expect(english.percent(100 / 3)).toBe('33.3%');
    expect(english.percent(100)).toBe('100.0%');
    expect(german.percent(100 / 3)).toBe('33,3\u00a0%');
    // Isolated, with the marks of direction that Intl has there.
    expect(formatFor('ar').percent(100 / 3)).toBe('\u206633.3\u200e%\u200e\u2069');
    expect(formatFor('ar').wholePercent(100 / 3)).toBe('\u206633\u200e%\u200e\u2069');
  });
});

describe('A day in words', () => {
  test('has years below 100, not 1901 or 1999', () => {
    expect(english.date({ year: 1, month: 1, day: 1 })).toBe('January 1, 1');
    expect(english.date({ year: 99, month: 12, day: 31 })).toBe('December 31, 99');
    expect(german.date({ year: 50, month: 3, day: 1 })).toBe('1 March 50');
  });

  test('has a 29 February in 1984', () => {
    expect(english.date({ year: 1984, month: 2, day: 29 })).toBe('February 29, 1984');
  });
});

describe('From one day to another', () => {
  // Unicode's patterns have thin spaces around the dash.
  const inEnglish = (from: readonly [number, number, number], to: readonly [number, number, number]) =>
    english.dateRange(asDay(from), asDay(to)).replaceAll('\u2009', ' ');

  test('the month and year that both share are not repeated', () => {
    expect(inEnglish([2026, 11, 14], [2026, 11, 20])).toBe('November 14 – 20, 2026');
    expect(inEnglish([2026, 11, 28], [2026, 12, 4])).toBe('November 28 – December 4, 2026');
    expect(inEnglish([2026, 12, 28], [2027, 1, 3])).toBe('December 28, 2026 – January 3, 2027');
  });

  test('a range of one day is that day', () => {
    expect(inEnglish([2026, 11, 21], [2026, 11, 21])).toBe('November 21, 2026');
  });

  test('the visitor’s region has its own order', () => {
    expect(german.dateRange(asDay([2026, 11, 14]), asDay([2026, 11, 20]))).toBe('14–20 November 2026');
  });

  test('can have years below 100', () => {
    expect(inEnglish([1, 1, 1], [1, 1, 7])).toBe('January 1 – 7, 1');
    expect(inEnglish([99, 12, 28], [100, 1, 3])).toBe('December 28, 99 – January 3, 100');
  });

  test('before 1582 the calendar is Gregorian as well', () => {
    expect(inEnglish([1582, 10, 3], [1582, 10, 9])).toBe('October 3 – 9, 1582');
  });
});

describe('In every region of the world', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const regions = letters.flatMap((first) => letters.map((second) => first + second));

  test('digits are Latin, months English and years those of the Gregorian calendar', () => {
    for (const region of regions) {
      const format = formatFor(`en-${region}`);
      expect(format.number(1234.5)).toMatch(/^1\D?234[.,]5$/);
      expect(format.date({ year: 2026, month: 11, day: 21 })).toMatch(/^(November 21,|21 November) 2026$/);
    }
  });
});

describe('A day in words is the same day in every time zone', () => {
  // A format is made once for each locale, in the time zone of that moment: each zone gets a different locale.
  test.each([
    ['Pacific/Kiritimati', 'en-GB'],
    ['Pacific/Pago_Pago', 'en-NZ'],
  ])('in %s', (zone, locale) => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      const day = { year: 2026, month: 11, day: 21 };
      expect(formatFor(locale).date(day)).toBe('21 November 2026');
      expect(formatFor(locale).dateRange(day, day)).toBe('21 November 2026');
    } finally {
      process.env['TZ'] = before;
    }
  });
});

describe('The first of a month is an ordinal in languages that write it so', () => {
  afterEach(() => {
    vi.doUnmock('#words/form.ts');
    vi.resetModules();
  });

  test.each([
    ['fr', [2026, 3, 1], [2026, 3, 1], '1er mars 2026'],
    ['fr', [2026, 3, 11], [2026, 3, 11], '11 mars 2026'],
    ['fr', [2026, 3, 1], [2026, 3, 7], '1er au 7 mars 2026'],
    ['fr', [2026, 2, 26], [2026, 3, 1], '26 février au 1er mars 2026'],
    ['fr', [2026, 12, 28], [2027, 1, 3], '28 décembre 2026 au 3 janvier 2027'],
    ['pt-BR', [2026, 3, 1], [2026, 3, 1], '1º de março de 2026'],
    ['pt-BR', [2026, 3, 11], [2026, 3, 11], '11 de março de 2026'],
    ['pt-BR', [2026, 3, 1], [2026, 3, 7], '1º a 7 de março de 2026'],
    ['pt-BR', [2026, 2, 23], [2026, 3, 1], '23 de fevereiro a 1º de março de 2026'],
    ['pt-BR', [2026, 12, 31], [2027, 1, 6], '31 de dezembro de 2026 a 6 de janeiro de 2027'],
    ['pt-BR', [1, 1, 1], [1, 1, 7], '1º a 7 de janeiro de 1'],
  ] as const)('%s: %j to %j', async (tag, from, to, written) => {
    vi.doMock('#words/form.ts', () => import(`./${tag.toLowerCase()}/language.ts`));
    vi.resetModules();
    const { formatFor: formatInOwnWay } = await import('./format.ts');
    const { date, dateRange } = formatInOwnWay(tag);
    expect(dateRange(asDay(from), asDay(to)).replaceAll('\u2009', ' ')).toBe(written);
    if (from.join() === to.join()) expect(date(asDay(from))).toBe(written);
  });
});

describe('Hours are written as hours and minutes', () => {
  afterEach(() => {
    vi.doUnmock('#words/form.ts');
    vi.resetModules();
  });

  test.each([
    [0, '0 hours'],
    [1, '1 hour'],
    [8, '8 hours'],
    [7.5, '7.5 hours'],
    [0.5, '30 minutes'],
    [0.36, '22 minutes'],
    [8.83, '8 hours 50 minutes'],
    [1 + 1 / 60, '1 hour 1 minute'],
    [0.995, '1 hour'],
    [7.995, '8 hours'],
    [0.001, '1 minute'],
  ])('%d', (hours, written) => {
    expect(formatFor('en').hours(hours)).toBe(written);
  });

  test.each([
    ['de', '8 Stunden 50 Minuten', '7,5 Stunden'],
    ['fr', '8 heures 50 minutes', '7,5 heures'],
    ['es', '8 horas 50 minutos', '7,5 horas'],
    ['pt-BR', '8 horas 50 minutos', '7,5 horas'],
    ['zh-Hans', '8小时50分钟', '7.5小时'],
    ['ja', '8時間50分', '7.5時間'],
    ['ar', '8 ساعات و50 دقيقة', '7.5 ساعة'],
  ])('in %s', async (tag, hoursAndMinutes, half) => {
    vi.doMock('#words/form.ts', () => import(`./${tag.toLowerCase()}/language.ts`));
    vi.resetModules();
    const { formatFor: formatInOwnWay } = await import('./format.ts');
    const { hours } = formatInOwnWay(tag);
    const written = [8.83, 7.5].map((value) => hours(value).replaceAll('\u00a0', ' '));
    expect(written).toEqual([hoursAndMinutes, half]);
  });
});
