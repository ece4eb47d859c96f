import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseHours } from './parse-fields.ts';

describe('Hours are read in the usual notations', () => {
  test.each([
    ['0', 0],
    ['8', 8],
    ['0.36', 0.36],
    ['-0.5', -0.5],
    ['-0', 0],
    [' 8 ', 8],
    ['7,5', 7.5],
    ['٧٫٥', 7.5],
    ['7:30', 7.5],
    ['0:45', 0.75],
    ['7:20', 7.33],
    ['10:15', 10.25],
    ['٧:٣٠', 7.5],
    ['1/2', 0.5],
    ['3/4', 0.75],
    ['1/3', 0.33],
    ['1 1/2', 1.5],
    ['1  1/2', 1.5],
    ['10 1/2', 10.5],
    ['17/2', 8.5],
  ])('%j is %d', (text, hours) => {
    expect(parseHours(text)).toBe(hours);
  });

  test.each([
    ['7:', 7],
    ['7:3', 7.05],
    ['1/', 1],
  ])('the incomplete text %j gives %d', (text, hours) => {
    expect(parseHours(text)).toBe(hours);
  });
});

describe('Text that is not a number gives 0 or null, never another number', () => {
  test.each(['', '  ', 'abc', 'eight', '-', '.', 'NaN', 'Infinity'])(
    '%j has no digits and gives 0',
    (text) => {
      expect(parseHours(text)).toBe(0);
    },
  );

  test.each([
    '8h',
    '7 to 8',
    '7-8',
    '1.2.5',
    '1.234,5',
    '7:75',
    '7:30:00',
    '1/0',
    '1/2/3',
    '½',
    '0x10',
    '1e999',
    '1 000',
  ])('%j is unreadable and gives null', (text) => {
    expect(parseHours(text)).toBeNull();
  });

  test('any text gives a finite number or null', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,:/ -]*$/)), (text) => {
        expect(Number.isFinite(parseHours(text) ?? 0), text).toBe(true);
      }),
    );
  });
});
