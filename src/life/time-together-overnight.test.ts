import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIFE_TABLES } from '../../tests/fixtures/life-tables.ts';
import { MOTHER } from '../../tests/fixtures/people.ts';
import { addDays, type CalendarDate } from './calendar-date.ts';
import { countDaysBehind, findTimeTogether } from './time-together.ts';

/** Two days, one after the other, of which many are at New Year or in the middle of a year. */
const nights = fc
  .tuple(
    fc.integer({ min: 2012, max: 2060 }),
    fc.oneof(fc.integer({ min: 0, max: 366 }), fc.constantFrom(-1, 181, 182)),
  )
  .map(([year, day]) => {
    const before = addDays({ year, month: 1, day: 1 }, day);
    return [before, addDays(before, 1)] as const;
  });
const years = (min: number) => fc.integer({ min, max: 2070 });
const anyPerson = fc.record({
  birthYear: fc.integer({ min: 1930, max: 2005 }),
  since: fc.option(years(1950)),
  livedTogether: fc.option(fc.record({ until: fc.option(years(1990)) })),
  daysPerYear: fc.integer({ min: 0, max: 365 }),
});
const ownBirthdate = fc
  .integer({ min: 0, max: 12_000 })
  .map((days) => addDays({ year: 1972, month: 1, day: 1 }, days));

test('Overnight, the days so far never fall, and rise by at most one', () => {
  fc.assert(
    fc.property(nights, anyPerson, ownBirthdate, ([before, after], person, birthdate) => {
      const countOn = (asOf: CalendarDate) => countDaysBehind({ ...MOTHER, ...person }, { birthdate, asOf });
      const more = countOn(after) - countOn(before);
      expect(more).toBeGreaterThanOrEqual(-1e-9);
      expect(more).toBeLessThanOrEqual(1);
    }),
    { numRuns: 2000 },
  );
});

test('Overnight, the days ahead of two people past childhood hardly rise, and fall by little more than one', () => {
  const table = fc.constantFrom(...LIFE_TABLES.map((each) => each.table));
  const outlook = fc.constantFrom('period', 'cohort');
  fc.assert(
    fc.property(
      nights,
      anyPerson,
      ownBirthdate,
      table,
      table,
      outlook,
      ([before, after], person, birthdate, own, theirs, by) => {
        const tables = { own, theirs, outlook: by };
        const findOn = (asOf: CalendarDate) =>
          findTimeTogether({ ...MOTHER, ...person }, { birthdate, asOf }, tables).daysAhead;
        const more = findOn(after) - findOn(before);
        expect(more).toBeGreaterThan(-1.25);
        expect(more).toBeLessThan(0.01);
      },
    ),
    { numRuns: 500 },
  );
});
