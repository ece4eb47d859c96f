import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import populations from '../../../data/populations.json' with { type: 'json' };
import { numbers } from '../../../tests/fixtures/arbitraries.ts';
import type { Population } from '../../life/life-table.ts';
import { distributeByAge, findRankByAge, type PopulationByAge } from '../../life/population-by-age.ts';
import type { Arguments } from '../../words/arguments.ts';
import { formatFor } from '../../words/format.ts';
import world from '../../world/world-population.json' with { type: 'json' };
import {
  describePeople,
  describeRank,
  describeShare,
  describeSilhouette,
  nameAgeGroup,
} from './describe-population.ts';
import { layOutPopulation } from './population.tsx';

const format = formatFor('en');
const BY_CODE: Partial<Record<string, PopulationByAge>> = populations.populations;

interface Someone extends Partial<Pick<Arguments, 'whose'>> {
  readonly age: number;
  readonly code?: string;
  readonly name?: string;
  readonly population?: Population;
}

/** Somebody's rank in the populations of 2025. */
function findRank({ whose = 'own', age, code = '', name = '', population = 'everyone' }: Someone) {
  const rankIn = (people: PopulationByAge) => findRankByAge(distributeByAge(people, population), age);
  const people = BY_CODE[code];
  return { whose, population, country: people ? { name, ...rankIn(people) } : null, world: rankIn(world) };
}

const rankOf = (someone: Someone) => describeRank(format, findRank(someone));

describe('A number of people', () => {
  test.each([
    [999_600_000, '1 billion'],
    [1_283_456, '1.3 million'],
    [314_159, '310,000'],
    [99.6, '100'],
    [0, 'fewer than 100'],
  ])('%d is %s', (people, text) => {
    expect(describePeople(format, people)).toBe(text);
  });
});

describe('A share', () => {
  test.each([
    [0, 'fewer than one in 100'],
    [0.02, 'fewer than one in twenty'],
    [0.05, 'about one in ten'],
    [0.24, 'about two in ten'],
    [0.52, 'about half'],
    [0.95, 'about nine in ten'],
    [0.97, 'more than nineteen in twenty'],
    [1, 'more than 99 in 100'],
  ])('%d is %s', (share, text) => {
    expect(describeShare(share)).toBe(text);
  });

  test('from 0.05 to 0.95 has words for every tenth', () => {
    for (let share = 0.05; share <= 0.95; share += 0.01)
      expect(describeShare(share)).toMatch(/^about (half|(one|two|three|four|six|seven|eight|nine) in ten)$/);
  });
});

const JAPAN = { code: 'JPN', name: 'Japan' };

describe('The place among the living', () => {
  test.each<[string, Someone, string]>([
    [
      'at 36 in Japan',
      { age: 36.5, ...JAPAN },
      'Of everyone alive in Japan, about three in ten are younger than you. Up to half a year older or younger: 1.3 ' +
        'million people. Worldwide, about six in ten are younger; 4.7 billion people were born later.',
    ],
    [
      'at 36 without a country',
      { age: 36.5 },
      'Of everyone alive worldwide, about six in ten are younger than you. Up to half a year older or younger: 120 ' +
        'million people. In all, 4.7 billion people were born later.',
    ],
    [
      'of a woman of 84 in Lesotho',
      { age: 84.2, code: 'LSO', name: 'Lesotho', population: 'women' },
      'Of all women and girls in Lesotho, more than 99 in 100 are younger than you. Up to half ' +
        'a year older or younger: 980 women and girls. Worldwide, more than nineteen in twenty are younger; 4 billion women and girls were born later.',
    ],
    [
      'of a newborn in the United States',
      { age: 0.01, code: 'USA', name: 'the United States' },
      'Of everyone alive in the United States, fewer than one in 100 are younger than you. ' +
        'Worldwide, fewer than one in 100 are younger; 1.3 million people were born later.',
    ],
    [
      'close to 100, where the number of peers is not known',
      { age: 99.8, ...JAPAN },
      'Of everyone alive in Japan, more than 99 in 100 are younger than you. Worldwide, more than 99 in 100 are ' +
        'younger; 8.2 billion people were born later.',
    ],
  ])('%s', (_, someone, text) => {
    expect(rankOf(someone)).toBe(text);
  });

  test('of somebody else does not speak of “you”', () => {
    expect(rankOf({ whose: 'shared', age: 36 })).toMatch(/ are younger\. Up to half a year older or/);
    expect(rankOf({ whose: 'example', age: 36.6, ...JAPAN })).toMatch(/^[^.]* are younger\./);
  });

  test('is two or three sentences without an empty or impossible figure, for every country, sex and age', () => {
    for (const code of Object.keys(BY_CODE))
      for (const population of ['everyone', 'women', 'men'] as const)
        for (const age of [0.01, 1, 12, 36.5, 65, 84, 99.9, 101, 150]) {
          const text = rankOf({ age, code, name: 'Here', population });
          expect(text, `${code}, ${population}, ${age}`).toMatch(
            /^[A-Z][^.]*\. (Up to half a year older or younger: \S[^.]*(\.\d[^.]*)?\. )?Worldwide, .*\.$/,
          );
          expect(text, `${code}, ${population}, ${age}`).not.toMatch(/undefined|NaN|-\d|\b0 | {2}/);
        }
  });
});

test('The picture has a description of its filled part', () => {
  const describePicture = (someone: Someone) =>
    describeSilhouette(format, findRank(someone), Math.floor(someone.age));
  expect(describePicture({ age: 36.5, code: 'JPN', name: 'Japan' })).toBe(
    'People in Japan, by age. The mark is at 36; the filled part is everyone younger: about three in ten.',
  );
  expect(describePicture({ age: 0, population: 'women' })).toBe(
    'Women and girls worldwide, by age. The mark is at 0; the filled part is everyone younger: fewer than one in 100.',
  );
});

test('The table has groups of five years, and one of 100 and over', () => {
  const names = [0, 95, 100].map((from) => nameAgeGroup(format, from));
  expect(names).toEqual(['0 to 4', '95 to 99', '100 and over']);
});

/** 100 ages in 228 pixels of width: 2 pixels a year between margins of 14. The people have 96 pixels of height. */
const layOut = (counts: readonly number[], age: number, width = 228) => layOutPopulation(counts, age, width);
const EVEN = Array.from({ length: 100 }, () => 1000);

/** The corners of a path of straight lines. */
const cornersOf = (path: string) =>
  path
    .slice(1, -1)
    .split('L')
    .map((corner) => corner.split(',').map(Number));

describe('The silhouette of a population', () => {
  test('is as high as there are people: half as many reach half the height', () => {
    const { outline, bottom } = layOut([2000, 1000], 1);
    expect(cornersOf(outline).map(([, y]) => y)).toEqual([26, 26, 74, 74, ...Array(4).fill(bottom)]);
  });

  test('is marked at the age, or at its end past the last one', () => {
    expect([0, 40, 100, 125].map((age) => layOut(EVEN, age).x)).toEqual([14, 94, 214, 214]);
  });

  test('has its axis from 0 to 100', () => {
    const ticks = [0, 20, 40, 60, 80, 100].map((age) => ({ age, x: 14 + age * 2 }));
    expect(layOut(EVEN, 40).ageTicks).toEqual(ticks);
  });

  test('has finite corners for any counts, ages and widths', () => {
    const counts = fc.array(numbers(0, 1e8), { minLength: 1, maxLength: 100 });
    const sizes = numbers(0, 2000);
    fc.assert(
      fc.property(counts, sizes, sizes, (people, age, width) => {
        const { outline, x } = layOut(people, age, width);
        for (const value of [x, ...cornersOf(outline).flat()]) expect(value).toSatisfy(Number.isFinite);
      }),
    );
  });
});
