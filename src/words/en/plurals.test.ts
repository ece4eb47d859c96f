import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MILESTONES } from '#words/results.ts';
import { formatFor } from '../format.ts';

const english = formatFor('en');
const inYears = (figure: number, format = english) => MILESTONES.inYears(format, { figure });

describe('The form of a word follows the figure as shown', () => {
  test('in the page’s language in any region', () => {
    // In French, 1.5 takes the singular.
    expect(inYears(1.5, formatFor('en-FR'))).toBe('in 1,5 years');
    expect(inYears(1, formatFor('en-EG'))).toBe('in 1 year');
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
        expect(inYears(figure)).toBe(written === '1' ? 'in 1 year' : `in ${written} years`);
      }),
    );
  });
});
