import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFor } from '../../words/format.ts';
import { describeWeekFigures } from './describe-image.ts';

const format = formatFor('en-US');

describe('The line under the title', () => {
  test.each([
    [0, 4394, 'In the first week · about 4,394 ahead'],
    [1, 4393, '1 week lived · about 4,393 ahead'],
    [1905, 2497, '1,905 weeks lived · about 2,497 ahead'],
    [4370, null, '4,370 weeks lived, and counting'],
  ])('with %s weeks lived and %s ahead', (weeksLived, weeksAhead, line) => {
    expect(describeWeekFigures(format, { weeksLived, weeksAhead, birthdate: null })).toBe(line);
  });

  test('begins with the birthdate if there is one', () => {
    const birthdate = { year: 1990, month: 5, day: 15 };
    expect(describeWeekFigures(formatFor('en-GB'), { weeksLived: 1905, weeksAhead: 2497, birthdate })).toBe(
      'Born 15 May 1990 · 1,905 weeks lived · about 2,497 ahead',
    );
  });

  test('never has NaN, Infinity, undefined or minus zero', () => {
    const weeks = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(weeks, fc.option(weeks), (weeksLived, weeksAhead) => {
        const line = describeWeekFigures(format, { weeksLived, weeksAhead, birthdate: null });
        expect(line).not.toMatch(/NaN|∞|Infinity|undefined|null|-\d/);
      }),
    );
  });
});
