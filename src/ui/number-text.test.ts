import { describe, expect, test } from 'vitest';
import { isNumberText, toPlainNumber } from './number-text.ts';

describe('A number as people type it becomes one that number inputs take', () => {
  test.each([
    ['7.5', '7.5'],
    ['7,5', '7.5'],
    ['٧', '7'],
    ['٧٫٥', '7.5'],
    ['۷٫۵', '7.5'],
    ['७.५', '7.5'],
    ['７．５', '7.5'],
    ['７，５', '7.5'],
    ['−7', '-7'],
    ['－7', '-7'],
    [' 7\u00a0', '7'],
    ['1e308', '1e308'],
  ])('%j is %j', (typed, plain) => {
    expect(toPlainNumber(typed)).toBe(plain);
  });

  test.each(['abc', '7 h', '½', '1/2', '7:30', ''])('%j, which is none, stays as it is', (typed) => {
    expect(toPlainNumber(typed)).toBe(typed);
  });

  test('what is no decimal point stays one too many: 1.234,5', () => {
    expect(toPlainNumber('1.234,5')).toBe('1.234.5');
  });

  /** Systems that write numbers without ten digits of their own. */
  const withoutDigits = new Set(['hanidec']);

  test.each(Intl.supportedValuesOf('numberingSystem').filter((system) => !withoutDigits.has(system)))(
    'the digits of %s',
    (numberingSystem) => {
      const written = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(1234567890);
      expect(toPlainNumber(written)).toBe('1234567890');
    },
  );
});

describe('A number input holds a number, or the beginning of one', () => {
  test.each(['', '7', '7.', '.5', '7.5', '-', '-0', '1e308', '1E-7'])('%j', (text) => {
    expect(isNumberText(text)).toBe(true);
  });

  test.each(['7:30', '1/2', '7-8', '1.2.5', '7,5', '8h', '8 ', 'e', '٧'])('and not %j', (text) => {
    expect(isNumberText(text)).toBe(false);
  });
});
