import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageLocale } from './page-locale.ts';

describe('The locale of figures and dates is English with the visitor’s region', () => {
  test.each([
    ['en-US', 'en-US'],
    ['de-AT', 'en-AT'],
    ['pt-br', 'en-BR'],
  ])('a browser in %s shows %s', (visitor, locale) => {
    expect(pageLocale(visitor)).toBe(locale);
  });

  test.each(['ar', 'fa', 'de', 'zh-Hant'])('a browser in %s, which names no region, shows en', (visitor) => {
    expect(pageLocale(visitor)).toBe('en');
  });

  test.each([
    ['hi-u-nu-deva', 'en'],
    ['ar-EG-u-nu-arab', 'en-EG'],
    ['th-TH-u-ca-buddhist', 'en-TH'],
    ['ca-ES-valencia', 'en-ES'],
  ])('digits, calendar, script and variant are left out: %s shows %s', (visitor, locale) => {
    expect(pageLocale(visitor)).toBe(locale);
  });

  test.each(['', 'C', 'en-US@posix', 'de_AT', 'x'])(
    '%j, which is not a language tag, shows en',
    (visitor) => {
      expect(pageLocale(visitor)).toBe('en');
    },
  );

  test('for any string, it is a locale that Intl can read', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-z]{2}-[A-Z]{2}$/)), (visitor) => {
        expect(() => new Intl.NumberFormat(pageLocale(visitor))).not.toThrow();
        expect(pageLocale(visitor)).toMatch(/^en(-[A-Z\d]{2,3})?$/);
      }),
    );
  });
});
