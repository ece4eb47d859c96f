import { describe, expect, test } from 'vitest';
import { isNumberText, toPlainNumber } from './number-text.ts';

describe('A typed number is normalized for number inputs', () => {
  test.each([
    ['7.5', '7.5'],
    ['7,5', '7.5'],
    ['٧٫٥', '7.5'],
    ['７．５', '7.5'],
    ['７，５', '7.5'],
    ['−7', '-7'],
    ['－7', '-7'],
    [' 7\u00a0', '7'],
    ['1e308', '1e308'],
    // It does not become a valid number.
    ['1.234,5', '1.234.5'],
  ])('%j becomes %j', (typed, plain) => {
    expect(toPlainNumber(typed)).toBe(plain);
  });

  test.each(['abc', '7 h', '½', '1/2', '7:30', ''])('%j is not a number and stays unchanged', (typed) => {
    expect(toPlainNumber(typed)).toBe(typed);
  });

  /** Numbering systems whose digits are not decimal digits in Unicode. */
  const withoutDigits = new Set(['hanidec']);

  test.each(Intl.supportedValuesOf('numberingSystem').filter((system) => !withoutDigits.has(system)))(
    'digits of the numbering system %s',
    (numberingSystem) => {
      const written = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(1234567890);
      expect(toPlainNumber(written)).toBe('1234567890');
    },
  );
});

describe('A number input accepts a number or the beginning of one', () => {
  test.each(['', '7', '7.', '.5', '7.5', '-', '-0', '1e308', '1E-7'])('%j', (text) => {
    expect(isNumberText(text)).toBe(true);
  });

  test.each(['7:30', '1/2', '7-8', '1.2.5', '7,5', '8h', '8 ', 'e', '٧', '1e400'])('but not %j', (text) => {
    expect(isNumberText(text)).toBe(false);
  });
});
