import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numbers } from '../../tests/fixtures/arbitraries.ts';
import { AT_84, LIVES, shownEnd } from '../../tests/fixtures/lives.ts';
import { JAPAN_FIGURE, shownJapan } from '../../tests/fixtures/places.ts';
import { expectancyAtBirth } from '../document/submitted-life.ts';
import { formatFor } from '../words/format.ts';
import { describeAgeAndAverage, describeAverage, describeHeadline } from './describe-age-and-average.ts';

const format = formatFor('en');

describe('Near the average or past it, a sentence about people of that age comes first', () => {
  const KIND = 'Life expectancy isn’t a limit: people who are already';

  test.each([
    [84, 92, 'People in Japan who are already 84 live to 92 on average.'],
    [97, 100, 'People in Japan who are already 97 live to 100 on average.'],
    // Above the last age of the table.
    [
      103,
      102.2,
      'People in Japan who are already 100 live to 102.2 on average. At 103, you’ve outlived that too.',
    ],
    // While the life table is loading or missing.
    [84, null, `${KIND} 84 live on past it.`],
    // Never that a year or two is left.
    [84, 86.9, `${KIND} 84 live on past it.`],
    [101, 103.9, `${KIND} 101 live on past it.`],
    // Older than anyone on record.
    [126, 102.2, 'Nobody on record has reached 126. Is the birthdate right?'],
  ])('at %d, where others live to %d: %s', (age, expected, headline) => {
    expect(describeHeadline(format, { ...AT_84, age, expected })).toBe(headline);
  });

  test.each([
    [84, 92, true],
    // At 102, the headline does not say that less than three years are left.
    [102, 104.1, false],
    [103, 102.2, true],
    [126, 102.2, false],
  ])(
    'at %d, where others live to %d, a picture has a figure of the life table: %s',
    (age, period, hasTable) => {
      const shown = { ...LIVES.older.shown, expectancy: expectancyAtBirth(JAPAN_FIGURE) };
      const described = describeAgeAndAverage(format, {
        shown: { ...shown, life: { ...shown.life, age } },
        shownCountry: shownJapan(),
        expected: { period, cohort: null },
      });
      expect(described?.hasTable).toBe(hasTable);
      expect(described?.headline.includes(`${format.number(period)} on average`)).toBe(hasTable);
    },
  );

  test('without a country, and up to the greatest age on record', () => {
    expect(describeHeadline(format, { ...AT_84, people: null })).toBe(`${KIND} 84 live on past it.`);
    expect(describeHeadline(format, { ...AT_84, age: 125, expected: 102.2 })).not.toContain('birthdate');
  });

  test.each([
    [
      {},
      'Life expectancy at birth, 84 years, is lower because it includes people who didn’t reach this age.',
    ],
    [
      { age: 93, average: 80.8 },
      'At 93 you’ve outlived life expectancy at birth, 80.8 years. It includes people who didn’t reach this age.',
    ],
    [
      { expected: null },
      '84 is close to life expectancy at birth, 84 years. It includes people who didn’t reach this age.',
    ],
    [{ entered: true, average: 80 }, '84 is past the 80 years entered by hand.'],
    [{ entered: true, average: 84.5 }, '84 is close to the 84.5 years entered by hand.'],
    [{ entered: true, average: 84 }, '84 is exactly the 84 years entered by hand.'],
  ])('and one about the average follows: %j', (changes, sentence) => {
    expect(describeAverage(format, { ...AT_84, ...changes })).toBe(sentence);
  });

  test.each([
    ['84', { basis: 'birth' }, 'life expectancy at birth'],
    ['36.5', { entered: true }, 'the life expectancy entered by hand'],
    ['76', { entered: true }, 'the life expectancy entered by hand'],
    ['92', { basis: 'period' }, 'the age that people already 84 reach on average'],
    ['92.4', { basis: 'cohort' }, 'the age reached on average if death rates keep falling'],
  ] as const)('the cards name what they count to: %s, %j', (years, changes, end) => {
    const shown = shownEnd(Number(years), changes);
    const model = { shown, shownCountry: null, expected: null };
    expect(describeAgeAndAverage(format, model)?.goal).toBe(`Counted to ${end}`);
  });

  test('never mentions dying and never has an impossible figure', () => {
    const ages = fc.integer({ min: 0, max: 130 });
    const years = numbers(1, 150);
    fc.assert(
      fc.property(ages, years, fc.boolean(), fc.boolean(), (age, more, entered, isKnown) => {
        const words = { ...AT_84, age, average: more, entered, expected: isKnown ? age + more : null };
        const texts = `${describeHeadline(format, words)} ${describeAverage(format, words)}`;
        expect(texts).not.toMatch(/death|dead|\bdie|dying|overdue|expired|borrowed|should|must|!/i);
        expect(texts).not.toMatch(/NaN|∞|Infinity|undefined|null|-0|-\d/);
      }),
    );
  });
});
