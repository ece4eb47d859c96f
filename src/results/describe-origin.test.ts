import { expect, test } from 'vitest';
import { FORMAT, LIVES } from '../../tests/fixtures/lives.ts';
import type { ShownLife } from '../document/submitted-life.ts';
import { describeDataSource, describeImageSource, describeOrigin } from './describe-origin.ts';

const figure = {
  code: 'JPN',
  lifeExpectancy: 84,
  year: 2024,
  source: 'World Bank',
} as const;
const country = { code: 'JPN', name: 'Japan' };

test.each<[string, Partial<ShownLife>, boolean, string[]]>([
  ['entered by hand', {}, false, []],
  ['entered by hand, with a share of people', {}, true, ['unitedNations']],
  ['at birth in Japan', { figure, country }, false, ['worldBank']],
  ['at birth in Japan, with a share of people', { figure, country }, true, ['worldBank', 'unitedNations']],
  ['of a life table', { figure, country, basis: 'period', tableYear: 2024 }, true, ['unitedNations']],
])('The source in a picture of a life expectancy %s', (_, origin, hasTable, sources) => {
  const text = describeImageSource({ ...LIVES.everyday.shown, ...origin }, FORMAT, hasTable);
  expect(
    (['worldBank', 'unitedNations'] as const).filter((id) => text.includes(describeDataSource(id))),
  ).toEqual(sources);
});

const { shown } = LIVES.everyday;

test.each([
  [84.04, { figure, country }, 'life expectancy at birth in Japan: 84.0 years (World Bank, 2024).'],
  [
    84.04,
    { figure: { ...figure, fromSnapshot: true }, country },
    'life expectancy at birth in Japan: 84.0 years (World Bank, 2024, saved with this page).',
  ],
  [76, { figure: null, country: null }, 'a life expectancy entered by hand: 76 years.'],
] as const)(
  'the results name the source and the year of their figure: %d, %j',
  (lifeExpectancy, of, source) => {
    const life = { ...shown.life, lifeExpectancy };
    expect(describeOrigin(FORMAT, { ...shown, ...of, life })).toBe(`Based on ${source}`);
  },
);

test.each([
  [
    { population: 'everyone', country, basis: 'period' },
    { age: 36, lifeExpectancy: 84.7 },
    'Based on the age that people aged 36 in Japan reach on average: 84.7 at the death rates of 2024 (life table adapted from United Nations, World Population Prospects 2024).',
  ],
  [
    { population: 'women', country: { code: 'LSO', name: 'Lesotho' }, basis: 'cohort' },
    { age: 0, lifeExpectancy: 70.4 },
    'Based on the age that newborn girls in Lesotho reach on average: 70.4 if death rates keep falling as the UN expects (a projection adapted from United Nations, World Population Prospects 2024).',
  ],
] as const)(
  'the results name the people, the year and the source of their figure: %j, %j',
  (of, years, sentence) => {
    const life = { ...shown.life, ...years };
    expect(describeOrigin(FORMAT, { ...shown, ...of, life, tableYear: 2024 })).toBe(sentence);
  },
);
