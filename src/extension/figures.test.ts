import { expect, test } from 'vitest';
import { NoLifeExpectancyError } from '../world/life-expectancy.ts';
import { COUNTRIES, findFigure } from './figures.ts';

test('the extension has the figure of every country that it lists', async () => {
  expect(COUNTRIES.length).toBeGreaterThan(200);
  const years = await Promise.all(COUNTRIES.map(({ code }) => findFigure(code)));
  expect(Math.min(...years)).toBeGreaterThan(50);
  expect(Math.max(...years)).toBeLessThan(90);
});

test('a country without a figure is an error that says so', async () => {
  await expect(findFigure('ZZZ')).rejects.toThrow(NoLifeExpectancyError);
});
