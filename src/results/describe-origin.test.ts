import { expect, test } from 'vitest';
import { FORMAT, LIVES } from '../../tests/fixtures/lives.ts';
import type { ShownLife } from '../document/shown-life.ts';
import { describeDataSource, describeImageSource } from './describe-origin.ts';

const figure = {
  code: 'JPN',
  lifeExpectancy: 84,
  year: 2024,
  source: 'World Bank',
  countryName: 'Japan',
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
