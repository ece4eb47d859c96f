import { expect, test } from 'vitest';
import { FORMAT, LIVES } from '../../tests/fixtures/lives.ts';
import { enteredExpectancy, expectancyAtBirth, type ShownLife } from '../document/submitted-life.ts';
import { describeDataSource, describeImageSource, describeOrigin } from './describe-origin.ts';

const figure = {
  code: 'JPN',
  lifeExpectancy: 84,
  year: 2024,
  source: 'World Bank',
} as const;
const country = { code: 'JPN', name: 'Japan' };
const atBirth = expectancyAtBirth(figure);
const TABLE = { kind: 'table', years: 84.7, population: 'everyone', tableYear: 2024, atBirth } as const;

test.each<[string, Partial<ShownLife>, boolean, string[]]>([
  ['entered by hand', {}, false, []],
  ['entered by hand, with a share of people', {}, true, ['unitedNations']],
  ['at birth in Japan', { expectancy: atBirth, country }, false, ['worldBank']],
  [
    'at birth in Japan, with a share of people',
    { expectancy: atBirth, country },
    true,
    ['worldBank', 'unitedNations'],
  ],
  ['of a life table', { expectancy: { ...TABLE, outlook: 'period' }, country }, true, ['unitedNations']],
])('The source in a picture of a life expectancy %s', (_, origin, hasTable, sources) => {
  const text = describeImageSource({ ...LIVES.everyday.shown, ...origin }, FORMAT, hasTable);
  expect(
    (['worldBank', 'unitedNations'] as const).filter((id) => text.includes(describeDataSource(id))),
  ).toEqual(sources);
});

const { shown } = LIVES.everyday;

test.each([
  [
    expectancyAtBirth({ ...figure, lifeExpectancy: 84.04 }),
    country,
    'life expectancy at birth in Japan: 84 years (World Bank, 2024).',
  ],
  [
    expectancyAtBirth({ ...figure, lifeExpectancy: 84.04, fromSnapshot: true }),
    country,
    'life expectancy at birth in Japan: 84 years (World Bank, 2024, saved with this page).',
  ],
  [enteredExpectancy(76), null, 'a life expectancy entered by hand: 76 years.'],
])('the results name the source and the year of their figure: %j, %j', (expectancy, of, source) => {
  expect(describeOrigin(FORMAT, { ...shown, expectancy, country: of })).toBe(`Based on ${source}`);
});

test.each([
  [
    { ...TABLE, outlook: 'period' },
    { country, age: 36 },
    'Based on the age that people aged 36 in Japan reach on average: 84.7 at the death rates of 2024 (life table adapted from United Nations, World Population Prospects 2024).',
  ],
  [
    { ...TABLE, years: 70.4, population: 'women', outlook: 'cohort' },
    { country: { code: 'LSO', name: 'Lesotho' }, age: 0 },
    'Based on the age that newborn girls in Lesotho reach on average: 70.4 if death rates keep falling as the UN expects (a projection adapted from United Nations, World Population Prospects 2024).',
  ],
] as const)(
  'the results name the people, the year and the source of their figure: %j, %j',
  (expectancy, { age, ...of }, sentence) => {
    const life = { ...shown.life, age };
    expect(describeOrigin(FORMAT, { ...shown, ...of, life, expectancy })).toBe(sentence);
  },
);
