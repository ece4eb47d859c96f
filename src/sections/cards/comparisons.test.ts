import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMPARISONS } from '#words/results.ts';
import { numbers } from '../../../tests/fixtures/arbitraries.ts';
import { yearsSpent } from '../../life/activity.ts';
import { KNOWN_ACTIVITIES } from '../../life/known-activities.ts';
import { nameOfActivity } from '../../words/activity-names.ts';
import { formatFor } from '../../words/format.ts';
import { SOURCES } from '../../words/sources.ts';
import { type Comparison, compareActivity } from './comparisons.ts';

interface Life {
  readonly hoursPerDay: number;
  readonly age: number;
  readonly lifeExpectancy: number;
}

const AT_30: Life = { hoursPerDay: 1, age: 30, lifeExpectancy: 80 };

/** The activities with comparisons of their own. */
const OWN_COMPARISONS = KNOWN_ACTIVITIES.filter((id) => id in COMPARISONS);

function compare(name: string, { hoursPerDay, age, lifeExpectancy }: Life) {
  const yearsSoFar = yearsSpent(hoursPerDay, age);
  const yearsRemaining = yearsSpent(hoursPerDay, Math.max(0, lifeExpectancy - age));
  return compareActivity(format, { name, hours: hoursPerDay, yearsSoFar, yearsRemaining }, age);
}

const format = formatFor('en');
/** The sentence as it is read, which has one figure in bold. */
function read({ text, figure }: Comparison): string {
  const parts = text.split(/<\/?b>/);
  expect(parts).toHaveLength(3);
  expect([format.number(figure), format.wholePercent(figure)]).toContain(parts[1]);
  return parts.join('');
}
/** Tells the comparisons of one activity apart. */
const iconOf = ({ icon }: Comparison) => icon;

/** At 36 of 84 years, h hours a day are h × 1.5 years so far and h × 2 years ahead. */
const at36of84 = (name: string, hoursPerDay: number) =>
  compare(name, { hoursPerDay, age: 36, lifeExpectancy: 84 }).map(({ figure }) => figure);

/** Names of activities that the page does not know, the same in every run. */
const unknownNames = fc.sample(fc.uuid(), { numRuns: 200, seed: 1 });

/** All general comparisons of one life, found with many names. */
function allGeneral(life: Life): Map<string, Comparison> {
  const found = unknownNames.flatMap((name) => compare(name, life));
  return new Map(found.map((comparison) => [iconOf(comparison), comparison]));
}

/** Those of each activity, and the general ones. */
const allComparisons = (life: Life): readonly Comparison[] => [
  ...OWN_COMPARISONS.flatMap((id) => compare(nameOfActivity(id), life)),
  ...allGeneral(life).values(),
];

const lives: fc.Arbitrary<Life> = fc.record({
  hoursPerDay: numbers(0, 24),
  age: numbers(0, 150),
  lifeExpectancy: numbers(1, 150),
});

describe('The figures at age 36 with a life expectancy of 84 are calculated by hand', () => {
  test.each([
    // 2,920 hours a year are 121.7 days, 12 years are 48 winters, 112 hours a week are left.
    ['Sleep', 8, [121.667, 48, 112]],
    // 730 cups and 73 weeks of 40 hours a year, and 12 years are 18 waking years.
    ['Work', 8, [730, 73, 18]],
    // 365 hours a year are 5,475 songs, and 30,660 hours in life are 3.8 times 8,015.
    ['Commute', 1, [5475, 3.825]],
    // Minutes a week, kilometers a year.
    ['Exercise', 1, [420, 1825]],
    // Social media and TV have one of their own: 730 hours a year are 30.4 days.
    ['Social Media', 2, [168, 30.417]],
    // 365 hours are 486 whole meals, and 13,140 hours are 328.5 weeks of 40.
    ['Cooking', 1, [486, 328.5]],
    // Novels of 5.77 hours a year, millions of words.
    ['Reading', 1, [63, 188]],
    // 547.5 hours a year are 13 adventures, and 45,990 hours in life 15,330 evenings.
    ['Gaming', 1.5, [13, 15_330]],
    ['Eating', 1.5, [1095, 821.25]],
    ['TV/Entertainment', 2, [365, 30.417]],
    // 365 of 2,200 class hours are 16.6 percent, and 13,140 are 17 languages of 750.
    ['Studying', 1, [16.591, 17]],
    // 365 hours are 11.4 weekends of 32, and 30,660 are 7,665 afternoons of 4.
    ['Hobbies', 1, [11.406, 7665]],
  ])('%s, %d hours a day: %o', (name, hours, figures) => {
    expect(at36of84(name, hours)).toEqual(figures.map((figure) => expect.closeTo(figure, 3)));
  });

  test('of more than anyone follows there is none: waking hours of days of 24, and dozens of languages', () => {
    expect(compare('Work', { hoursPerDay: 24, age: 36, lifeExpectancy: 84 }).map(iconOf)).toEqual([
      'coffee',
      'calendar',
    ]);
    expect(compare('Studying', { hoursPerDay: 5, age: 18, lifeExpectancy: 84 }).map(iconOf)).toEqual([
      'graduation-cap',
      'calendar',
    ]);
  });

  test('0.357 hours of exercise a day are 149 minutes a week, not the 150 that are recommended', () => {
    expect(at36of84('Exercise', 0.357)[0]).toBe(149);
  });

  test('hours awake and minutes of exercise a week are rounded, since nobody counts them more exactly', () => {
    expect(at36of84('Sleep', 8.83)[2]).toBe(106);
    expect(at36of84('Exercise', 0.36)[0]).toBe(151);
  });

  test.each(['Exercise', 'Work', 'Reading', 'Studying'])(
    'under 18, %s has general comparisons: its own are about adults',
    (name) => {
      const at = (age: number) => compare(name, { hoursPerDay: 1, age, lifeExpectancy: 84 }).map(iconOf);
      for (const age of [0, 17])
        expect(['calendar', 'clock', 'hourglass']).toEqual(expect.arrayContaining(at(age)));
      expect(at(18)).not.toEqual(at(17));
    },
  );

  test.each([
    ['calendar', 15.208, 'A year of this adds up to 15.2 full days.'],
    ['clock', 2.5, 'Around the clock, that’s 2.5 minutes of every hour.'],
    ['hourglass', 5.25, 'Over a lifetime, that’s 5.3 years’ worth of waking time (16 hours a day).'],
  ])('1 hour a day of anything else, %s: %d', (icon, figure, sentence) => {
    const shown = allGeneral({ hoursPerDay: 1, age: 36, lifeExpectancy: 84 }).get(icon);
    expect(shown?.figure).toBeCloseTo(figure, 3);
    expect(shown && read(shown)).toBe(sentence);
  });
});

test.each(OWN_COMPARISONS)('%s has comparisons that no other activity has', (id) => {
  const own = compare(nameOfActivity(id), AT_30).map(read);
  const others = OWN_COMPARISONS.filter((other) => other !== id);
  const before = new Set(others.flatMap((other) => compare(nameOfActivity(other), AT_30).map(read)));
  expect(own.length).toBeGreaterThanOrEqual(2);
  // Two of them have one comparison of their own, and a general one.
  const count = id === 'entertainment' || id === 'socialMedia' ? 1 : own.length;
  expect(own.slice(0, count).filter((text) => before.has(text))).toEqual([]);
});

test('Any other activity has two different general comparisons, the same for one name at any age and hours', () => {
  const otherKnown = KNOWN_ACTIVITIES.filter((id) => !OWN_COMPARISONS.includes(id)).map(nameOfActivity);
  const names = fc.constantFrom('Knitting', 'Piano', '', ...otherKnown);
  fc.assert(
    fc.property(fc.oneof(fc.uuid(), names), lives, (name, anyLife) => {
      const pair = compare(name, anyLife).map(iconOf);
      expect(new Set(pair).size).toBe(2);
      const usual = anyLife.hoursPerDay <= 16 ? compare(name, AT_30).map(iconOf) : ['calendar', 'clock'];
      expect(pair).toEqual(usual);
    }),
  );
});

describe('Every comparison is a sentence with one figure', () => {
  const names = fc.constantFrom<string>(...KNOWN_ACTIVITIES.map(nameOfActivity), 'Knitting', ...unknownNames);

  test('for any hours, age and life expectancy: the figure is 0 or more, the sentence is whole', () => {
    fc.assert(
      fc.property(names, lives, (name, life) => {
        for (const comparison of compare(name, life)) {
          expect(comparison.figure).toSatisfy(Number.isFinite);
          expect(comparison.figure).toBeGreaterThanOrEqual(0);
          // It starts with a capital letter or its figure, which has spaces around it.
          expect(read(comparison)).toMatch(/^(?:[A-Z][^!]*[^ ] )?[\d.,]+%? [a-z][^!]*\.$/);
          expect(read(comparison)).not.toMatch(/NaN|undefined| {2}/);
        }
      }),
    );
  });

  test('it names its source if it is based on a guideline, a reading speed or class hours', () => {
    for (const comparison of allComparisons(AT_30)) {
      const restsOnFact = /WHO|words a minute|class hours/.test(read(comparison));
      expect(comparison.source !== undefined, read(comparison)).toBe(restsOnFact);
      if (comparison.source) expect(SOURCES[comparison.source].url).toMatch(/^https:/);
    }
  });

  test('a newborn without any hours gets zeros, except for the hours left by sleep', () => {
    const newborn = { hoursPerDay: 0, age: 0, lifeExpectancy: 80 };
    const others = allComparisons(newborn).filter(({ figure }) => figure !== 0);
    expect(others.map(read)).toEqual(['Each week leaves 168 waking hours.']);
  });

  test('past life expectancy, figures of the past remain and none is negative', () => {
    const [, laps] = compare('Commute', { hoursPerDay: 1, age: 96, lifeExpectancy: 72 });
    expect(laps?.figure).toBeCloseTo(4.372, 3);
  });

  test('whole things are counted in whole numbers: 20 hours of gaming a year are 0 adventures of 40', () => {
    expect(compare('Gaming', { ...AT_30, hoursPerDay: 20 / 365 })[0]?.figure).toBe(0);
    expect(compare('Gaming', { ...AT_30, hoursPerDay: 40 / 365 })[0]?.figure).toBe(1);
  });
});
