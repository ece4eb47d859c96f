import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageLocale } from './locale.ts';

describe('The locale of figures and dates is English with the visitor’s region', () => {
  test.each([
    ['en-US', 'en-US'],
    ['de-AT', 'en-AT'],
    ['pt-br', 'en-BR'],
    // No region is named.
    ['ar', 'en'],
    ['zh-Hant', 'en'],
    // Digits, calendar, script and variant are left out.
    ['hi-u-nu-deva', 'en'],
    ['ar-EG-u-nu-arab', 'en-EG'],
    ['th-TH-u-ca-buddhist', 'en-TH'],
    ['ca-ES-valencia', 'en-ES'],
    // These are no language tags.
    ['', 'en'],
    ['C', 'en'],
    ['en-US@posix', 'en'],
    ['de_AT', 'en'],
  ])('a browser in %j shows %s', (visitor, locale) => {
    expect(pageLocale(visitor)).toBe(locale);
  });

  test('for any string, it is a locale that Intl can read', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-z]{2}-[A-Z]{2}$/)), (visitor) => {
        expect(() => new Intl.NumberFormat(pageLocale(visitor))).not.toThrow();
        expect(pageLocale(visitor)).toMatch(/^en(-[A-Z\d]{2,3})?$/);
      }),
    );
  });
});
