import { range } from 'd3-array';
import { describe, expect, test } from 'vitest';
import { somebody } from '../../../tests/fixtures/colored-life.ts';
import { MOTHER } from '../../../tests/fixtures/life-events.ts';
import type { Person } from '../../life/life-events.ts';
import { layOutWeeks } from '../../weeks/geometry.ts';
import { WHOLE_YEAR } from '../../weeks/grid.ts';
import { sceneAt } from '../../weeks/scene.ts';

describe('The weeks by a person', () => {
  const { colorBy } = somebody(36);

  test('are a solid dot for every seven days together, and say of a week what is true of its year', () => {
    const mother = { ...MOTHER, livedTogether: { until: 2009 } };
    const { headline, describe: describeWeek, key, parts } = colorBy(mother);
    expect(headline).toBe('About 270 more days with your mother may lie ahead.');
    // In one home until July 2, 2009, in the 18th week after the 19th birthday: 123 days, and 242 × 12 ÷ 365.25 after them.
    expect([0, 987, 988, 1039, 1040, 1871].map(describeWeek)).toEqual([
      'Lived together',
      'Lived together',
      'in this year about 131 days together, 19 dots',
      'in this year about 131 days together, 19 dots',
      'in this year about 12 days together, 1 dot',
      'in this year about 12 days together, 2 dots',
    ]);
    // Of people aged 63.7, 90 % live 10 years more, and of those aged 36, 99 %.
    expect(describeWeek(1872 + 520)).toBe(
      'in this year about 12 days together, 2 dots · both alive in 89% of such pairs',
    );
    // Where few such pairs are both alive, nothing is said.
    expect(describeWeek(80 * 52)).toBe('');
    expect(key?.map(({ look: { paint, hole, opacity }, text }) => [paint, hole, opacity, text])).toEqual([
      ['person', undefined, undefined, '7 days together'],
      // A ring, so that days ahead are told from those so far, also those that are as sure.
      ['person', 0.46, 0.5, 'Ahead'],
    ]);
    const solid = parts.filter(({ looks }) => looks.lived.paint === 'person');
    expect(solid[0]).toMatchObject({ from: 0, until: 1006 });
    expect(solid.at(-1)?.looks.ahead.opacity).toBe(1 / 8);
  });

  test('in one home end with the birthday of 18 at which the visitor leaves it', () => {
    const { describe: describeWeek, parts } = colorBy(MOTHER);
    const solid = parts.find(({ looks }) => looks.lived.paint === 'person');
    expect(solid).toMatchObject({ from: 0, until: 18 * 52 });
    expect([18 * 52 - 1, 18 * 52].map(describeWeek)).toEqual([
      'Lived together',
      'in this year about 12 days together, 2 dots',
    ]);
  });

  test('are full with somebody seen every day, and say so', () => {
    const colleague: Person = {
      ...MOTHER,
      name: 'Kim',
      birthYear: 1990,
      since: 2010,
      daysPerYear: 365,
      livedTogether: null,
    };
    const { describe: describeWeek, key } = colorBy(colleague);
    expect(describeWeek(30 * 52)).toBe('Together every day');
    expect(describeWeek(40 * 52)).toBe('Together every day · both alive in 99.5% of such pairs');
    expect(key?.[0]?.text).toBe('Together every day');
  });

  test.each([
    [36, 'a mother', {}, ''],
    [
      36,
      'a child',
      { birthYear: 2020, livedTogether: null },
      'Of the days ahead, about 56 lie past the line and have no dots.',
    ],
    [
      83,
      'a friend of 80',
      { birthYear: 1946, since: 1990, livedTogether: null },
      'Of the days ahead, about 66 lie past the line and have no dots.',
    ],
    [
      85,
      'a wife of 70, past the line',
      { birthYear: 1956, since: 1990, livedTogether: { until: null } },
      'Time past the line has no dots.',
    ],
  ] satisfies [number, string, Partial<Person>, string][])(
    'at %d, with %s, say how many days ahead lie past the line: %j',
    (age, _, change, caption) => {
      const coloring = somebody(age).colorBy({ ...MOTHER, ...change });
      // Past the line, there are none to be faint.
      const faint = age < 84 ? 'The fainter a dot ahead, the less often both are alive.' : '';
      const hint = 'Averages for two people like these, not a forecast.';
      expect(coloring.caption).toBe([hint, faint, caption].filter(Boolean).join(' '));
      expect(coloring.key?.some(({ text }) => text === 'Ahead')).toBe(age < 84);
    },
  );

  test('are the same wherever the slider is', () => {
    const [{ weeks, colorBy: atRest }, moved] = [somebody(36), somebody(36, 520)];
    const grid = layOutWeeks(weeks, WHOLE_YEAR, { width: 1000, height: 600 });
    const dotsOf = (life: ReturnType<typeof somebody>) =>
      sceneAt(grid, life.colorBy(MOTHER).parts, life.weeks).dots;
    expect(atRest(MOTHER).headline).toBe(moved.colorBy(MOTHER).headline);
    expect(dotsOf(moved)).toEqual(dotsOf(somebody(36)));
  });

  test('have no color, and a sentence without a number, of somebody known in one year alone', () => {
    const mila: Person = {
      ...MOTHER,
      name: 'Mila',
      birthYear: 2020,
      diedIn: 2020,
      livedTogether: { until: null },
    };
    const father: Person = { ...MOTHER, name: 'Dad', diedIn: 1990 };
    const sam: Person = { ...MOTHER, name: 'Sam', since: 2012, diedIn: 2012 };
    const said = [mila, father, sam].map((person) => {
      const { headline, describe: describeWeek, key } = colorBy(person);
      expect(key).toEqual([]);
      expect(range(80 * 52).filter((week) => describeWeek(week) !== '')).toEqual([]);
      return headline;
    });
    expect(said).toEqual([
      'Mila lived in 2020.',
      'Dad died in the year you were born.',
      'You knew Sam in 2012.',
    ]);
  });

  test('have nothing so far with a partner since this year, a date that nobody has entered, and say so', () => {
    const partner: Person = {
      ...MOTHER,
      name: 'Jo',
      birthYear: 1991,
      since: 2026,
      livedTogether: { until: null },
    };
    const { describe: describeWeek, caption, days, parts } = colorBy(partner);
    const solid = parts.find(({ looks }) => looks.lived.paint === 'person');
    // Today is the 36th birthday.
    expect(solid?.from).toBe(36 * 52);
    expect([36 * 52 - 1, 36 * 52].map(describeWeek)).toEqual(['', 'Lived together']);
    expect(days?.behind).toBe(0);
    expect(caption).toContain('Days so far aren’t counted yet');
  });

  test('have no part before they met and after a death, and nothing ahead then', () => {
    const friend: Person = {
      ...MOTHER,
      name: 'Sam',
      birthYear: 1989,
      since: 2010,
      diedIn: 2016,
      livedTogether: null,
    };
    const { describe: describeWeek, key } = colorBy(friend);
    // From July 2, 2010, at 20, to July 2, 2016, at 26: the 24 days of two years are three dots.
    expect([19, 20, 21, 25, 26, 27].map((age) => describeWeek(age * 52))).toEqual([
      '',
      'in this year about 8 days together, 1 dot',
      'in this year about 12 days together, 2 dots',
      'in this year about 12 days together, 2 dots',
      'in this year about 4 days together, 0 dots',
      '',
    ]);
    expect(key?.map(({ text }) => text)).toEqual(['7 days together']);
  });
});
