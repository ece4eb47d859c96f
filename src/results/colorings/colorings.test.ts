import { range } from 'd3-array';
import { describe, expect, test } from 'vitest';
import { sampleOfAge } from '../../../gallery/in-results.tsx';
import { MOTHER, placeEvents, SOME_EVENTS } from '../../../tests/fixtures/life-events.ts';
import { lifeTableOf } from '../../../tests/fixtures/life-tables.ts';
import { CHAPTERS, FORMAT, LIVES } from '../../../tests/fixtures/lives.ts';
import type { Person } from '../../life/life-events.ts';
import { projectLife } from '../../life/life-projection.ts';
import { findTimeBehind, findTimeTogether } from '../../life/time-together.ts';
import { layOutWeeks } from '../../weeks/geometry.ts';
import { WHOLE_YEAR } from '../../weeks/grid.ts';
import type { Part } from '../../weeks/parts.ts';
import { sceneAt } from '../../weeks/scene.ts';
import type { PersonFigures } from '../use-people-figures.ts';
import { choosePerson } from './by-person.ts';
import { findColoring, listColorings } from './colorings.ts';

const { shown, projection } = LIVES.everyday;
const LIFE = { projection, dates: shown.dates, marks: null, people: [], format: FORMAT };
const IN_CHAPTERS = { ...LIFE, marks: placeEvents(SOME_EVENTS) };

describe('The choice of what colors the weeks', () => {
  test.each([
    ['time', LIFE, ['time', 'activities']],
    ['its chapters', IN_CHAPTERS, ['time', 'activities', 'chapters']],
  ])('is %s until the visitor makes it', (_, life, choices) => {
    const colorings = listColorings(life);
    expect(colorings.map(({ choice }) => choice)).toEqual(choices);
    expect(findColoring(colorings, null).choice).toBe(life === LIFE ? 'time' : 'chapters');
    // Time counts if it was chosen.
    expect(findColoring(colorings, 'time').choice).toBe('time');
  });

  test.each(['chance', 'chapters', 'person mother', ''])(
    'is time for a device that has stored “%s”, which this life does not offer',
    (stored) => {
      expect(findColoring(listColorings(LIFE), stored).choice).toBe('time');
    },
  );

  test('stays on the device, but for a person', () => {
    const people = [
      { person: MOTHER, figures: null },
      { person: MOTHER, figures: somebody(36).figuresOf(MOTHER) },
    ];
    const colorings = listColorings({ ...IN_CHAPTERS, people });
    expect(colorings.map(({ choice, isKept }) => [choice, isKept])).toEqual([
      ['time', true],
      ['activities', true],
      ['chapters', true],
      [choosePerson(MOTHER).choice, false],
    ]);
  });
});

test('Activities divide each year of a life in its proportions', () => {
  const [, byActivities] = listColorings({ ...LIFE, projection: CHAPTERS.projection });
  const bands = byActivities?.divided?.bands ?? [];
  expect(bands.map(({ from }) => from)).toEqual(CHAPTERS.projection.spans.map(({ from }) => from));
  expect(bands[0]?.runs.map(({ from, to }) => to - from)).toEqual([17, 0, 0, 0, 35]);
});

/** Somebody in Japan, born on a March 1, as of March 1, 2026. */
function somebody(age: number, offsetWeeks = 0) {
  const { shown: own } = sampleOfAge(age);
  const { dates } = own;
  if (!dates) throw new Error('The sample has no dates');
  const tables = { own: lifeTableOf('JPN, everyone'), theirs: lifeTableOf('JPN, everyone') };
  const figuresOf = (person: Person): PersonFigures => ({
    person,
    age: 2026 - person.birthYear,
    ownAge: age,
    withinYearOfExpectancy: false,
    year: 2026,
    time:
      person.diedIn === null
        ? findTimeTogether(person, dates, { ...tables, outlook: 'period' })
        : findTimeBehind(person, dates),
    tables: null,
  });
  const moved = projectLife(own.life, offsetWeeks);
  const colorBy = (person: Person) => {
    const life = { projection: moved, dates, marks: null, format: FORMAT };
    const colorings = listColorings({ ...life, people: [{ person, figures: figuresOf(person) }] });
    return findColoring(colorings, choosePerson(person).choice);
  };
  return { weeks: moved.weeks, figuresOf, colorBy };
}

describe('The weeks by a person', () => {
  const { colorBy } = somebody(36);

  test('are dots in one home, rings otherwise, and ahead rings as faint as the chance that both are alive', () => {
    const { headline, describe: describeWeek, key } = colorBy(MOTHER);
    expect(headline).toBe('About 270 more days with your mother may lie ahead.');
    // July 2, 2008 is in the 18th week after the 18th birthday.
    expect([0, 953 - 1, 953, 1872].map(describeWeek)).toEqual([
      'Lived together',
      'Lived together',
      'Lived apart',
      'Lived apart',
    ]);
    // Of people aged 63.7, 90 % live 10 years more, and of those aged 36, 99 %.
    expect(describeWeek(1872 + 520)).toBe('both alive in 89% of such pairs');
    // Where few such pairs are both alive, nothing is said.
    expect(describeWeek(80 * 52)).toBe('');
    expect(key?.map(({ look, text }) => [look.hole !== undefined, text])).toEqual([
      [false, 'Lived together'],
      [true, 'Lived apart'],
      [true, 'Ahead: the fainter, the less often both are alive'],
    ]);
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
    // From July 2, 2010, to July 2, 2016.
    expect([1056, 1057, 1368, 1369, 2000].map(describeWeek)).toEqual([
      '',
      'Lived apart',
      'Lived apart',
      '',
      '',
    ]);
    expect(key?.map(({ text }) => text)).toEqual(['Lived apart']);
  });
});

test.each([0, 20, 36, 60, 80])('at %d, they have at most 24 paths more than by time', (age) => {
  for (const offsetWeeks of [0, 104]) {
    const { weeks, colorBy } = somebody(age, offsetWeeks);
    const grid = layOutWeeks(weeks, WHOLE_YEAR, { width: 1000, height: 600 });
    const countPaths = (parts: readonly Part[]) =>
      sceneAt(grid, parts, weeks).dots.reduce(
        (sum, { look, decades }) => sum + decades.length * (look.hole ? 2 : 1),
        0,
      );
    const partner: Person = { ...MOTHER, birthYear: 2026 - age, since: 2026 - Math.floor(age / 2) };
    const most = countPaths(findColoring(listColorings(LIFE), 'time').parts) + 24;
    expect(countPaths(colorBy(partner).parts)).toBeLessThanOrEqual(most);
  }
});
