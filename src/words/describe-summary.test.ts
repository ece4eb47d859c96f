import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHAPTERS, LIVES } from '../../tests/fixtures/lives.ts';
import type { Basis } from '../life/life-expectancies.ts';
import type { Population } from '../life/life-table.ts';
import { describeAverage } from './describe-expected-age.ts';
import {
  describeEnd,
  describeFigure,
  describeGoal,
  describeHeadline,
  describeSwitch,
  explainCounting,
} from './describe-summary.ts';
import { formatFor } from './format.ts';

const format = formatFor('en');
const JAPAN = { countryName: 'Japan', year: 2024, source: 'World Bank' };

describe('The life expectancy of the results names its source and year', () => {
  test('at birth: country, source, year', () => {
    expect(describeFigure(format, 84.04, JAPAN)).toBe(
      'Based on life expectancy at birth in Japan: 84.0 years (World Bank, 2024).',
    );
    expect(describeFigure(format, 84.04, { ...JAPAN, fromSnapshot: true })).toBe(
      'Based on life expectancy at birth in Japan: 84.0 years (World Bank, 2024, saved with this page).',
    );
  });

  test('entered by the visitor', () => {
    expect(describeFigure(format, 76, null)).toBe('Based on the life expectancy that you entered: 76 years.');
  });
});

const AT_84 = {
  age: 84,
  average: 84.04,
  entered: false,
  people: { population: 'everyone', place: 'Japan' },
  expected: 92,
  basis: 'birth',
} as const;

describe('Near the average or past it, a sentence about people of that age comes first', () => {
  test('with the figure of the life table', () => {
    expect(describeHeadline(format, AT_84)).toBe(
      'People in Japan who are already 84 live to 92.0 on average.',
    );
    expect(describeAverage(format, AT_84)).toBe(
      'Life expectancy at birth, 84.0 years, is lower because it includes people who didn’t reach your age.',
    );
  });

  test('past the average', () => {
    const past = { ...AT_84, age: 93, expected: 96.2, average: 80.8 };
    expect(describeHeadline(format, past)).toBe(
      'People in Japan who are already 93 live to 96.2 on average.',
    );
    expect(describeAverage(format, past)).toBe(
      'At 93 you’ve outlived life expectancy at birth, 80.8 years. It includes people who didn’t reach your age.',
    );
  });

  test('without a figure while the life table is loading or missing, or without a country', () => {
    const kind = 'Life expectancy isn’t a limit: people who are already 84 live on past it.';
    expect(describeHeadline(format, { ...AT_84, expected: null })).toBe(kind);
    expect(describeHeadline(format, { ...AT_84, people: null })).toBe(kind);
    expect(describeAverage(format, { ...AT_84, expected: null })).toBe(
      'At 84 you’re close to life expectancy at birth, 84.0 years. It includes people who didn’t reach your age.',
    );
  });

  test('above the last age of the table', () => {
    expect(describeHeadline(format, { ...AT_84, age: 103, expected: 102.2 })).toBe(
      'People in Japan who are already 100 live to 102.2 on average. At 103, you’ve outlived that too.',
    );
  });

  test('never that a year or two is left', () => {
    expect(describeHeadline(format, { ...AT_84, age: 97, expected: 100 })).toContain('live to 100.0');
    for (const age of [98, 101])
      expect(describeHeadline(format, { ...AT_84, age, expected: age + 2.9 })).toBe(
        `Life expectancy isn’t a limit: people who are already ${age} live on past it.`,
      );
  });

  test('asks about the birthdate for someone older than anyone on record', () => {
    expect(describeHeadline(format, { ...AT_84, age: 125, expected: 102.2 })).not.toContain('birthdate');
    expect(describeHeadline(format, { ...AT_84, age: 126, expected: 102.2 })).toBe(
      'At 126 you’d be older than anyone on record. Is the birthdate right?',
    );
  });

  test('with a life expectancy that the visitor entered', () => {
    const entered = { ...AT_84, entered: true, average: 80 };
    expect(describeAverage(format, entered)).toBe('At 84 you’re past the 80 years that you entered.');
    expect(describeAverage(format, { ...entered, average: 84.5 })).toBe(
      'At 84 you’re close to the 84.5 years that you entered.',
    );
    expect(describeAverage(format, { ...entered, average: 84 })).toBe(
      'At 84 you’re at the 84 years that you entered.',
    );
  });

  test('with a caption for the cards that names what they count to', () => {
    expect(describeGoal(format, AT_84)).toBe('To life expectancy at birth');
    expect(describeGoal(format, { ...AT_84, entered: true })).toBe('To the life expectancy that you entered');
    expect(describeGoal(format, { ...AT_84, basis: 'period' })).toBe(
      'To the age that people already 84 reach on average',
    );
    expect(describeGoal(format, { ...AT_84, basis: 'cohort' })).toBe(
      'To the age reached on average if death rates keep falling',
    );
  });

  test('with a button that uses the figure, and one that goes back', () => {
    const label = (
      words: Partial<Parameters<typeof describeSwitch>[1]>,
      population: Population = 'everyone',
    ) => describeSwitch(format, { ...AT_84, ...words }, { expected: 92, population });
    expect(label({})).toBe('Use 92.0, as people of 84 live');
    expect(label({ basis: 'cohort' }, 'women')).toBe('Use 92.0, as women of 84 live');
    expect(label({ age: 0 })).toBe('Use 92.0, as newborns live');
    expect(label({ basis: 'period', average: 84.036 })).toBe('Use 84.0 again');
    expect(label({ basis: 'period', average: 80, entered: true })).toBe('Use 80 again');
  });

  test('and the line at the end has its figure and names what it is', () => {
    const end = (years: number, words: Partial<typeof AT_84 | { entered: boolean; basis: Basis }> = {}) =>
      describeEnd(format, years, { ...AT_84, ...words });
    expect(end(84.04)).toBe('The line at 84.0 is life expectancy at birth.');
    expect(end(92, { basis: 'period' })).toBe(
      'The line at 92.0 is the age that people already 84 reach on average.',
    );
    expect(end(92.4, { basis: 'cohort' })).toBe(
      'The line at 92.4 is the age reached on average if death rates keep falling.',
    );
    expect(end(76, { entered: true })).toBe('The line at 76 is the life expectancy that you entered.');
    expect(end(36.5, { entered: true })).toBe('The line at 36.5 is the life expectancy that you entered.');
    const newborn = { age: 0, basis: 'period', entered: false } as const;
    expect(describeEnd(format, 87.1, newborn)).toBe(
      'The line at 87.1 is the age that newborns reach on average.',
    );
  });

  test('never mentions dying and never has an impossible figure', () => {
    const ages = fc.integer({ min: 0, max: 130 });
    const years = fc.double({ min: 1, max: 150, noNaN: true });
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

test('how years are counted: as if every day were the same, or as entered', () => {
  expect(explainCounting(LIVES.everyday.shown.life)).toBe(
    'These totals assume every day of your life, childhood included, is like the one you entered.',
  );
  expect(explainCounting(CHAPTERS.shown.life)).toBe(
    'These totals count each activity on the days and at the ages you entered.',
  );
});
