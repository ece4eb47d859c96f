import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleActivity, wholeLife } from '../../../tests/fixtures/activity-projection.ts';
import { profiles } from '../../../tests/fixtures/arbitraries.ts';
import { FORMAT, SEEN_ON } from '../../../tests/fixtures/lives.ts';
import { createLife } from '../../life/life.ts';
import { isPartOfDay, projectLife } from '../../life/life-projection.ts';
import { describeYears } from './cursor-points.ts';
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
    const spans = wholeLife(activities, 80);
    expect(describeYears(FORMAT, { activities, spans }, [{ from: 0, runs: divideAt(0, 20) }])).toEqual([
      `In a year of days like this: 20 weeks’ worth of ${LONG_NAME}, 32 of \u2068${HEBREW_NAME}\u2069.`,
    ]);
  });

  test('names the ages of such a year if other years differ', () => {
    const spans = [0, 6, 18].map((from, index) => ({ from, until: [6, 18, 80][index] ?? 80, hours: [] }));
    const bands = [0, 6, 18].map((from) => ({ from, runs: divideAt(17, 26) }));
    expect(describeYears(FORMAT, { activities, spans }, bands)[1]).toBe(
      `In a year from 6 to 18: 17 weeks’ worth of Nothing, 9 of ${LONG_NAME}, 26 of \u2068${HEBREW_NAME}\u2069.`,
    );
  });
});

test('In every column, the weeks of the activities and of free time are all weeks together', () => {
  fc.assert(
    fc.property(profiles, fc.integer({ min: 0, max: 40 }), (profile, years) => {
      const projection = projectLife(createLife(profile, SEEN_ON), years * 52, 'Free Time');
      const shown = projection.activities.filter(isPartOfDay);
      const counts = listWeeks(FORMAT, projection, shown).map(({ cells: [, ...cells] }) =>
        cells.map((cell) => Number(cell.replaceAll(',', ''))),
      );
      const [all = [], ...rows] = counts;
      all.forEach((weeks, column) => {
        const sum = rows.reduce((total, row) => total + (row[column] ?? 0), 0);
        expect(sum).toBeLessThanOrEqual(weeks + 2);
        // Unless the last one has no week left to give.
        if (rows.at(-1)?.[column] !== 0) expect(sum).toBe(weeks);
      });
    }),
    { numRuns: 500 },
  );
});
