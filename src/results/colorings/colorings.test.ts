import { describe, expect, test } from 'vitest';
import { somebody } from '../../../tests/fixtures/colored-life.ts';
import { MOTHER, placeEvents, SOME_EVENTS } from '../../../tests/fixtures/life-events.ts';
import { CHAPTERS, FORMAT, LIVES } from '../../../tests/fixtures/lives.ts';
import type { Person } from '../../life/life-events.ts';
import { layOutWeeks } from '../../weeks/geometry.ts';
import { WHOLE_YEAR } from '../../weeks/grid.ts';
import type { Part } from '../../weeks/parts.ts';
import { sceneAt } from '../../weeks/scene.ts';
import { choosePerson } from './by-person.ts';
import { findColoring, listColorings } from './colorings.ts';

const { shown, projection } = LIVES.everyday;
const LIFE = {
  projection,
  dates: shown.dates,
  marks: null,
  people: [],
  canAdd: false,
  format: FORMAT,
};
const IN_CHAPTERS = { ...LIFE, marks: placeEvents(SOME_EVENTS) };

describe('The choice of what colors the weeks', () => {
  test.each([
    ['time', LIFE, ['time', 'activities']],
    ['its chapters', IN_CHAPTERS, ['time', 'chapters', 'activities']],
  ])('is %s until the visitor makes it', (_, life, choices) => {
    const colorings = listColorings(life);
    expect(colorings.map(({ choice }) => choice)).toEqual(choices);
    expect(findColoring(colorings, null).choice).toBe(life === LIFE ? 'time' : 'chapters');
    // Time counts if it was chosen.
    expect(findColoring(colorings, 'time').choice).toBe('time');
  });

  test.each(['chance', 'chapters', 'people mother', ''])(
    'is time for a device that has stored “%s”, which this life does not offer',
    (stored) => {
      expect(findColoring(listColorings(LIFE), stored).choice).toBe('time');
    },
  );

  test('has chapters and people before there are any, where they can be added: as weeks of time, and as a question', () => {
    const colorings = listColorings({ ...LIFE, canAdd: true });
    expect(colorings.map(({ by }) => by)).toEqual(['time', 'chapters', 'activities', 'people']);
    expect(findColoring(colorings, null).choice).toBe('time');
    const { parts } = findColoring(colorings, 'time');
    const chapters = findColoring(colorings, 'chapters');
    expect([chapters.choice, chapters.parts, chapters.headline]).toEqual(['chapters', parts, '']);
    const people = findColoring(colorings, 'people');
    expect([people.choice, people.parts.length, people.headline]).toEqual([
      'people',
      1,
      'Who is in your life?',
    ]);
    // They do not have one that cannot be changed.
    expect(findColoring(listColorings(LIFE), 'people').headline).toBe('');
  });

  test('of people, with somebody, is the first person, without those of whom there are no figures', () => {
    const known = [MOTHER, { ...MOTHER, id: 'dad' }].map((person) => ({
      person,
      figures: somebody(36).figuresOf(person),
    }));
    const people = [{ person: { ...MOTHER, id: 'unknown' }, figures: null }, ...known];
    const colorings = listColorings({ ...LIFE, canAdd: true, people });
    expect(colorings.filter(({ by }) => by === 'people')).toHaveLength(2);
    expect(findColoring(colorings, 'people').choice).toBe(choosePerson(MOTHER).choice);
    expect(findColoring(colorings, 'people dad').choice).toBe('people dad');
  });

  test('is somebody of whom there are no figures yet, as weeks of time', () => {
    const colorings = listColorings({ ...LIFE, canAdd: true, people: [{ person: MOTHER, figures: null }] });
    const { choice } = choosePerson(MOTHER);
    expect(findColoring(colorings, choice)).toMatchObject({ choice, label: 'your mother', headline: '' });
    expect(findColoring(listColorings({ ...LIFE, canAdd: true }), choice).choice).toBe('time');
  });
});

test('Activities divide each year of a life in its proportions', () => {
  const { divided } = findColoring(listColorings({ ...LIFE, projection: CHAPTERS.projection }), 'activities');
  const bands = divided?.bands ?? [];
  expect(bands.map(({ from }) => from)).toEqual(CHAPTERS.projection.spans.map(({ from }) => from));
  expect(bands[0]?.runs.map(({ from, to }) => to - from)).toEqual([17, 0, 0, 0, 35]);
});

test('In every coloring, each week ahead looks other than it would so far', () => {
  const { colorBy } = somebody(36, 0);
  const people = [MOTHER, { ...MOTHER, since: 2010, daysPerYear: 365, livedTogether: { until: null } }];
  for (const { parts } of [...listColorings(IN_CHAPTERS), ...people.map(colorBy)])
    for (const { looks } of parts) {
      const { size, hole = 0 } = looks.ahead;
      expect(hole > 0 || size < 0.7 * looks.lived.size).toBe(true);
    }
});

test.each([0, 20, 36, 60, 80])('at %d, they have at most 32 paths more than by time', (age) => {
  for (const offsetWeeks of [0, 104]) {
    const { weeks, colorBy } = somebody(age, offsetWeeks);
    const grid = layOutWeeks(weeks, WHOLE_YEAR, { width: 1000, height: 600 });
    const countPaths = (parts: readonly Part[]) =>
      sceneAt(grid, parts, weeks).dots.reduce(
        (sum, { look, decades }) => sum + decades.length * (look.hole ? 2 : 1),
        0,
      );
    const partner: Person = { ...MOTHER, birthYear: 2026 - age, since: 2026 - Math.floor(age / 2) };
    const most = countPaths(findColoring(listColorings(LIFE), 'time').parts) + 32;
    expect(countPaths(colorBy(partner).parts)).toBeLessThanOrEqual(most);
  }
});
