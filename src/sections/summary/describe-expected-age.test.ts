import { describe, expect, test } from 'vitest';
import { LIFE_TABLES } from '../../../tests/fixtures/life-tables.ts';
import { CHAPTERS, LIVES } from '../../../tests/fixtures/lives.ts';
import { JAPAN } from '../../../tests/fixtures/places.ts';
import { enteredExpectancy } from '../../document/submitted-life.ts';
import { expectedAgeInterval, findExpectedAges, listChoices } from '../../life/life-expectancies.ts';
import { describeOrigin } from '../../results/describe-origin.ts';
import { formatFor } from '../../words/format.ts';
import {
  describeAtAge,
  describeCohort,
  describeEstimate,
  describeHeadlineFigure,
  explainCounting,
  labelChoice,
} from './describe-expected-age.ts';

const format = formatFor('en');

describe('Life expectancy at an age names its year, its people, and how it differs from the one at birth', () => {
  const average = { lifeExpectancy: 82.108, year: 2024 };
  const newer = { lifeExpectancy: 84.4, year: 2025 };
  const ALREADY_36 = 'in Canada who are already 36 live to';

  test.each([
    [
      ['everyone', 36, 84.1, average],
      `people ${ALREADY_36} 84.1 on average: 2.0 years more than life expectancy at birth, which includes people who died younger.`,
    ],
    [
      ['women', 36, 86, average],
      `women ${ALREADY_36} 86 on average: 3.9 years more than life expectancy at birth for both sexes together.`,
    ],
    [
      ['men', 12, 80.3, average],
      'boys in Canada who are already 12 live to 80.3 on average: 1.8 years less than life expectancy at birth for both sexes together.',
    ],
    [['women', 0, 82.1, average], 'newborn girls in Canada live to 82.1 on average.'],
    [['everyone', 0, 82.1, average], 'newborns in Canada live to 82.1 on average.'],
    // Of two years, nothing is compared.
    [['everyone', 36, 84.1, newer], `people ${ALREADY_36} 84.1 on average.`],
    [['everyone', 36, 84.1, null], `people ${ALREADY_36} 84.1 on average.`],
  ] as const)('%j', ([population, age, expected, atBirth], sentence) => {
    const people = { population, countryPhrase: 'Canada', age };
    const described = describeAtAge(format, { people, year: 2024, expected, average: atBirth });
    expect(described).toBe(`At the death rates of 2024, ${sentence}`);
  });

  test('a figure that is in the headline is not repeated in a sentence', () => {
    expect(describeHeadlineFigure(format, { age: 84, expected: 92, year: 2024 })).toBe(
      '92 is the average at the death rates of 2024.',
    );
    expect(describeHeadlineFigure(format, { age: 101, expected: 102.2, year: 2024 })).toBe(
      'People who reach 100, where the life table ends, live to 102.2 on average at the death rates of 2024.',
    );
  });
});

test('if death rates keep falling: with an interval in whole years, except for women and men, or no figure', () => {
  const people = { population: 'everyone', countryPhrase: 'Japan', age: 36 } as const;
  const women = { ...people, population: 'women' } as const;
  expect(
    describeCohort(format, people, { cohort: 90, interval: { low: 86.2, high: 94.4 }, year: 2024 }),
  ).toBe(
    'If death rates keep falling as the UN expects, people aged 36 in Japan in 2024 will live to 90 on average (roughly 86 to 94).',
  );
  expect(describeCohort(format, women, { cohort: 93.5, interval: null, year: 2024 })).toMatch(
    /women aged 36 in Japan in 2024 will live to 93\.5 on average\.$/,
  );
  expect(
    describeCohort(format, { ...people, age: 84 }, { cohort: null, interval: null, year: 2024 }),
  ).not.toMatch(/\d/);
});

const AT_36 = { population: 'everyone', age: 36, entered: false } as const;

test.each([
  ['birth', 57.798, AT_36, 'Life expectancy at birth: 57.8'],
  ['birth', 76, { ...AT_36, entered: true }, 'Entered by hand: 76'],
  ['period', 64.8, AT_36, 'People already 36: 64.8'],
  ['period', 68, { ...AT_36, population: 'women' }, 'Women already 36: 68'],
  ['period', 87.2, { ...AT_36, population: 'women', age: 0 }, 'Newborn girls: 87.2'],
  ['cohort', 69.1, AT_36, 'If death rates keep falling: 69.1'],
] as const)(
  'each choice of a life expectancy has a label: %s, %d',
  (basis, lifeExpectancy, people, label) => {
    expect(labelChoice(format, { basis, lifeExpectancy }, people)).toBe(label);
  },
);

describe('The estimate without a country', () => {
  test('is in whole years, with its error at that age', () => {
    expect(describeEstimate(format, { age: 42, lifeExpectancy: 76 })).toBe(
      'As an estimate: where life expectancy at birth is 76, people who are already 42 live to about 78 on average. At that age, the estimate is 0.5 years off on average, and up to 3.0.',
    );
  });

  test('is described as missing if there is none', () => {
    expect(describeEstimate(format, { age: 40, lifeExpectancy: 150 })).toContain('150 years');
    for (const age of [0, 12, 95]) {
      const sentence = describeEstimate(format, { lifeExpectancy: 76, age });
      expect(sentence).toContain('for ages 20 to 90');
      expect(sentence).not.toContain(`${age},`);
    }
  });
});

test('no economy, population or age gives an impossible figure or an empty sentence', () => {
  const ages = [0, 12, 36, 65, 84, 100, 101, 126];
  // Each table at one of the ages, in turn.
  for (const [index, { name, table }] of LIFE_TABLES.entries()) {
    const age = ages[index % ages.length] ?? 0;
    const population = (['everyone', 'women', 'men'] as const)[index % 3] ?? 'everyone';
    const people = { population, countryPhrase: 'Japan', age };
    const expected = findExpectedAges(table, age);
    const choices = listChoices({ atBirth: 70, age, expected });
    const average = { lifeExpectancy: 70, year: 2024 };
    const texts = [
      describeAtAge(format, { people, year: 2024, expected: expected.period, average }),
      describeCohort(format, people, { ...expected, interval: expectedAgeInterval(table, age), year: 2024 }),
      ...choices.map((choice) => labelChoice(format, choice, { population, age, entered: false })),
    ];
    for (const { basis: outlook, lifeExpectancy } of choices) {
      if (outlook === 'birth') continue;
      const { shown } = CHAPTERS;
      const life = { ...shown.life, age, lifeExpectancy };
      const ofTable = { kind: 'table', years: lifeExpectancy, outlook, population, tableYear: 2024 } as const;
      const expectancy = { ...ofTable, atBirth: enteredExpectancy(70) };
      texts.push(describeOrigin(format, { ...shown, life, expectancy, country: JAPAN }));
      expect(lifeExpectancy, name).toBeGreaterThan(age);
    }
    expect(texts.join(' '), name).not.toMatch(/NaN|Infinity|∞|undefined|null|aged 0|already 0|-\d/);
  }
});

test('how years are counted: as if every day were the same, or as entered', () => {
  expect(explainCounting(LIVES.everyday.shown.life)).toBe(
    'These totals assume every day of a whole life, childhood included, is like the day entered.',
  );
  expect(explainCounting(CHAPTERS.shown.life)).toBe(
    'These totals count each activity on the days and at the ages entered.',
  );
});
