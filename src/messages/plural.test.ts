import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { years } from './en/units.ts';
import { formatFor } from './format.ts';

const english = formatFor('en');

describe('The form of a word follows the figure as shown', () => {
  test.each([
    [0, '0 years'],
    [0.04, '0 years'],
    [0.9, '0.9 years'],
    [0.96, '1 year'],
    [1, '1 year'],
    [1.04, '1 year'],
    [1.05, '1.1 years'],
    [2, '2 years'],
    [21, '21 years'],
  ])('%d: %s', (figure, words) => {
    expect(years(english, figure)).toBe(words);
  });

  test('and follows the page’s language in any region', () => {
    // In French, 1.5 takes the singular.
    expect(years(formatFor('en-FR'), 1.5)).toBe('1,5 years');
    expect(years(formatFor('en-EG'), 1)).toBe('1 year');
  });

  test('for any figure, it is singular exactly if 1 is shown', () => {
    const figures = fc.oneof(
      fc.double({ min: 0, max: 10_000, noNaN: true }),
      fc.double({ min: 0.9, max: 1.1, noNaN: true }),
      fc.nat(2000).map((hundredths) => hundredths / 100),
    );
    fc.assert(
      fc.property(figures, (figure) => {
        const written = english.number(figure);
        expect(years(english, figure)).toBe(written === '1' ? '1 year' : `${written} years`);
      }),
    );
  });
});
