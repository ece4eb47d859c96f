import { describe, expect, test } from 'vitest';
import { formatFor } from '../format.ts';
import { MESSAGES } from './messages.ts';
import { STEPS } from './method-messages.ts';
import { decimalYears, years } from './units.ts';

const format = formatFor('fr');

describe('Figures in French', () => {
  test.each([
    [0, '0,0\u00a0an'],
    [1.5, '1,5\u00a0an'],
    [2, '2,0\u00a0ans'],
  ])('are singular below two: %d', (figure, written) => {
    expect(decimalYears(format, figure)).toBe(written);
  });

  test.each([
    [1.94, '1,9\u00a0an'],
    [1.96, '2\u00a0ans'],
    [21, '21\u00a0ans'],
  ])('agree as they are written: %d', (figure, written) => {
    expect(years(format, figure)).toBe(written);
  });

  test.each([
    ['8 ÷ 24 × 4', 4 / 3, '8 ÷ 24 × 4 = 1,3\u00a0an jusqu’ici.'],
    ['8 ÷ 24 × 36', 12, '8 ÷ 24 × 36 = 12,0\u00a0ans jusqu’ici.'],
  ])('agree as the result of a calculation as well: %s', (factors, figure, written) => {
    expect(STEPS.activity.soFar(format, 'everyDay', { factors, years: figure })).toContain(written);
  });

  test.each([
    [23, 1, 'Total\u00a0: 23\u00a0h sur 24, 1\u00a0h libre'],
    [22, 2, 'Total\u00a0: 22\u00a0h sur 24, 2\u00a0h libres'],
  ])('free hours agree: %d and %d', (total, free, written) => {
    expect(MESSAGES.form.total(format, { total, free })).toBe(written);
  });
});
