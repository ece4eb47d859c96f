import fc from 'fast-check';
import { expect, test } from 'vitest';
import { profiles } from '../../../tests/fixtures/arbitraries.ts';
import { FORMAT, SEEN_ON } from '../../../tests/fixtures/lives.ts';
import { createLife } from '../../life/life.ts';
import { isPartOfDay, projectLife } from '../../life/life-projection.ts';
import { listWeeks } from './weeks-table.tsx';

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
