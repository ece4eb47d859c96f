import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFor } from './format.ts';

const english = formatFor('en');
const german = formatFor('de');

describe('Numbers show at most one decimal, in the visitor’s locale', () => {
  test.each([
    [36.5, '36.5', '36,5'],
    [34, '34', '34'],
    [1248, '1,248', '1.248'],
    [1248.04, '1,248', '1.248'],
    [0.36, '0.4', '0,4'],
    [0, '0', '0'],
    [84.04, '84', '84'],
  ])('%d is %s in English and %s in German', (value, inEnglish, inGerman) => {
    expect(english.number(value)).toBe(inEnglish);
    expect(german.number(value)).toBe(inGerman);
  });

  test('no figure has two decimals', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (value) => {
        expect(english.number(value)).toMatch(/^\d{1,3}(,\d{3})*(\.\d)?$/);
      }),
    );
  });
});

describe('Figures read against each other have exactly one decimal', () => {
  test.each([
    [14, '14.0', '14,0'],
    [11.333, '11.3', '11,3'],
    [1248, '1,248.0', '1.248,0'],
  ])('%d is %s in English and %s in German', (value, inEnglish, inGerman) => {
    expect(english.decimal(value)).toBe(inEnglish);
    expect(german.decimal(value)).toBe(inGerman);
  });

  test('a share is given in per cent', () => {
    expect(english.percent(100 / 3)).toBe('33.3%');
    expect(english.percent(100)).toBe('100.0%');
    expect(german.percent(100 / 3)).toBe('33,3\u00a0%');
  });
});

describe('A day in words is the calendar’s day in every time zone', () => {
  // A format is kept once it is made, in the zone of that moment: each zone is given a locale of its own.
  test.each([
    ['Pacific/Kiritimati', 'en-GB'],
    ['Pacific/Pago_Pago', 'en-NZ'],
  ])('in %s', (zone, locale) => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      expect(formatFor(locale).date({ year: 2026, month: 11, day: 21 })).toBe('21 November 2026');
    } finally {
      process.env['TZ'] = before;
    }
  });
});
