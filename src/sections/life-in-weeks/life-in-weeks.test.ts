import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleActivity } from '../../../tests/fixtures/activity-projection.ts';
import { profiles } from '../../../tests/fixtures/arbitraries.ts';
import { chapter, placeEvents, SOME_EVENTS } from '../../../tests/fixtures/life-events.ts';
import { AT_36, FORMAT, SEEN_ON, sampleLife } from '../../../tests/fixtures/lives.ts';
import { ROOM } from '../../../tests/fixtures/weeks.ts';
import { createLife } from '../../life/life.ts';
import { NO_LIFE_EVENTS } from '../../life/life-events.ts';
import { isPartOfDay, projectLife } from '../../life/life-projection.ts';
import type { Marks } from '../../life/place-events.ts';
import { weeksLeft } from '../../life/weeks.ts';
import { whenOf } from '../../life/when.ts';
import { findColoring, listColorings } from '../../results/colorings/colorings.ts';
import { shareColumns } from '../../weeks/grid.ts';
import { layOutLife } from '../../weeks/layout.ts';
import { describeYears, listPoints } from './cursor-points.ts';
import { listWeeks } from './weeks-table.tsx';

describe('A year in a sentence', () => {
  const LONG_NAME = 'Riding a bicycle to work and back, in rain and in sun, daily';
  const HEBREW_NAME = 'ריצה בפארק';
  const activities = ['Nothing', LONG_NAME, HEBREW_NAME].map((name) => sampleActivity(name, {}));
  const divideAt = (first: number, second: number) => [
    { from: 0, to: first },
    { from: first, to: second },
    { from: second, to: 52 },
  ];

  test('gives the weeks that each activity takes, without activities that take none, by names of any kind', () => {
    const spans = [{ from: 0, until: 80, hours: [0, 9, 15] }];
    expect(describeYears(FORMAT, { activities, spans }, [{ from: 0, runs: divideAt(0, 20) }])).toEqual([
      `In a year of days like this: 20 weeks’ worth of ${LONG_NAME}, 32 of \u2068${HEBREW_NAME}\u2069.`,
    ]);
  });

  test('gives equal hours equally many weeks, also where 52 columns cannot be divided so', () => {
    const spans = [{ from: 0, until: 80, hours: [8, 8, 8] }];
    const bands = [{ from: 0, runs: shareColumns([8, 8, 8]) }];
    expect(describeYears(FORMAT, { activities, spans }, bands)).toEqual([
      `In a year of days like this: 17 weeks’ worth of Nothing, 17 of ${LONG_NAME}, 17 of \u2068${HEBREW_NAME}\u2069.`,
    ]);
  });

  test('names the ages of such a year if other years differ', () => {
    const spans = [0, 6, 18].map((from, index) => ({
      from,
      until: [6, 18, 80][index] ?? 80,
      hours: [8, 4, 12],
    }));
    const bands = [0, 6, 18].map((from) => ({ from, runs: divideAt(17, 26) }));
    expect(describeYears(FORMAT, { activities, spans }, bands)[1]).toBe(
      `In each year between 6 and 18: 17 weeks’ worth of Nothing, 9 of ${LONG_NAME}, 26 of \u2068${HEBREW_NAME}\u2069.`,
    );
  });
});

describe('At the limit between two', () => {
  const { shown, projection } = sampleLife(AT_36);
  const textAt = (point: number, by: string, marks: Marks): string => {
    const { weeks } = projection;
    const colorings = listColorings({
      projection,
      dates: shown.dates,
      marks,
      people: [],
      canAdd: false,
      format: FORMAT,
    });
    const coloring = findColoring(colorings, by);
    const { geometry } = layOutLife({ weeks, room: ROOM, divided: coloring.divided, format: FORMAT });
    const { birthdate } = AT_36;
    const options = { coloring, geometry, projection, birthdate, marks, rings: [] };
    return listPoints(FORMAT, options).describe(point).text;
  };

  test('chapters, the week at the cursor is of the one that begins', () => {
    const marks = placeEvents(SOME_EVENTS);
    const [before, at] = [27 * 52 - 1, 27 * 52].map((week) => textAt(week, 'chapters', marks));
    expect([before, at]).toEqual([expect.stringContaining('Berlin'), expect.stringContaining('Lisbon')]);
  });

  test('that share weeks, the week at the cursor is of the one that colors it', () => {
    const [berlin, love] = [chapter('Berlin', '22', '30'), chapter('Love', '24', '27')];
    const marks = placeEvents({ ...NO_LIFE_EVENTS, chapters: [love, berlin] });
    const texts = [23, 25, 28].map((age) => textAt(age * 52, 'chapters', marks));
    expect(texts.map((text) => text.split(' · ').at(-1))).toEqual(['Berlin', 'Love', 'Berlin']);
  });

  test('years, a moment in the first week is of the later one alone', () => {
    const birthday = { id: 'birthday', text: 'A party', when: whenOf(`w${31 * 52}`) };
    const marks = placeEvents({ ...NO_LIFE_EVENTS, moments: [birthday] });
    const of30 = textAt(30, 'activities', marks);
    const of31 = textAt(31, 'activities', marks);
    expect([of30.includes('A party'), of31.includes('A party')]).toEqual([false, true]);
  });
});

test('In every column, the weeks of the activities and of free time are all weeks together', () => {
  fc.assert(
    fc.property(profiles, fc.integer({ min: 0, max: 40 }), (profile, years) => {
      const life = createLife(profile, SEEN_ON);
      const projection = projectLife(life, Math.min(years * 52, weeksLeft(life)), 'Free Time');
      const shown = projection.activities.filter(isPartOfDay);
      const counts = listWeeks(FORMAT, projection, shown).map(({ cells: [, ...cells] }) =>
        cells.map((cell) => Number(cell.replaceAll(',', ''))),
      );
      const [all = [], ...rows] = counts;
      all.forEach((weeks, column) => {
        expect(rows.reduce((total, row) => total + (row[column] ?? 0), 0)).toBe(weeks);
      });
    }),
    { numRuns: 500 },
  );
});
