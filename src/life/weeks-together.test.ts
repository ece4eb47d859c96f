import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDates } from '../../tests/fixtures/arbitraries.ts';
import { MOTHER } from '../../tests/fixtures/life-events.ts';
import { lifeTableOf } from '../../tests/fixtures/life-tables.ts';
import type { Dates } from './life.ts';
import type { Person } from './life-events.ts';
import type { AliveAfter } from './life-table.ts';
import {
  countDaysAhead,
  countDaysUntil,
  divideTime,
  findTimeBehind,
  findTimeTogether,
  yearsFromToday,
} from './time-together.ts';
import { startOfWeek, WEEKS_PER_YEAR, weekOfLife } from './weeks.ts';
import { joinWeeks, LEAST_CHANCE, listWeeksTogether, STEPS } from './weeks-together.ts';

/** Someone whose 36th birthday is today, in the middle of a year: the present week is the first of that year of life. */
const AT_36 = { birthdate: { year: 1990, month: 7, day: 2 }, asOf: { year: 2026, month: 7, day: 2 } };
const NOW = 36 * WEEKS_PER_YEAR;
const LINE = 84 * WEEKS_PER_YEAR;
const FRIEND: Person = { ...MOTHER, birthYear: 1985, since: 1995, livedTogether: null };
const HOME = { until: null };

const certain: AliveAfter = () => 1;
const weeksOf = (person: Partial<Person>, bothAlive = certain, total = LINE) =>
  listWeeksTogether({ ...FRIEND, ...person }, AT_36, { bothAlive, total }).map(({ week }) => week);
const between = (weeks: readonly number[], from: number, until: number) =>
  weeks.filter((week) => week >= from * WEEKS_PER_YEAR && week < until * WEEKS_PER_YEAR).length;

describe('The weeks that stand for seven days together', () => {
  test('fill the years in one home, and are days ÷ 7 a year after them, from now on too', () => {
    const weeks = weeksOf({ ...MOTHER, livedTogether: { until: 2008 }, daysPerYear: 70 });
    expect(between(weeks, 0, 18)).toBe(18 * WEEKS_PER_YEAR);
    // Ten a year.
    expect([18, 20, 36, 80].map((age) => between(weeks, age, age + 1))).toEqual([10, 10, 10, 10]);
    expect(between(weeks, 18, 84)).toBe(66 * 10);
  });

  test('are evenly spread over the years apart', () => {
    const weeks = weeksOf({ daysPerYear: 70 });
    const gaps = weeks.slice(1).map((week, index) => week - (weeks[index] ?? 0));
    expect([Math.min(...gaps), Math.max(...gaps)]).toEqual([5, 6]);
  });

  test('are every seventh year with somebody seen on one day a year, and none on no day', () => {
    // From the middle of 1995, at 5, and three and a half years.
    const ages = weeksOf({ daysPerYear: 1 }).map((week) => Math.floor(week / WEEKS_PER_YEAR));
    expect(ages).toEqual([8, 15, 22, 29, 36, 43, 50, 57, 64, 71, 78]);
    expect(weeksOf({ daysPerYear: 0 })).toEqual([]);
  });

  test.each([
    ['every day of the year', 365],
    ['52 times seven days', 364],
  ])('fill the years of somebody seen on %s', (_, daysPerYear) => {
    expect(between(weeksOf({ daysPerYear }), 6, 84)).toBe(78 * WEEKS_PER_YEAR);
  });

  test('begin when they met, and end with a death', () => {
    const weeks = weeksOf({ diedIn: 2010, livedTogether: HOME });
    expect([weeks[0], weeks.at(-1)]).toEqual([5 * WEEKS_PER_YEAR, 20 * WEEKS_PER_YEAR - 1]);
  });

  test('go on in one home until a year to come', () => {
    const weeks = weeksOf({ livedTogether: { until: 2030 }, daysPerYear: 0 });
    expect(weeks.at(-1)).toBe(40 * WEEKS_PER_YEAR - 1);
  });

  test.each<[string, Partial<Person>]>([
    ['known in one year alone', { since: 2012, diedIn: 2012, livedTogether: HOME }],
    ['who died before they met', { diedIn: 1989, livedTogether: HOME }],
    ['met a month ago, and seen once since', { since: 2026, daysPerYear: 12 }],
  ])('are none with somebody %s', (_, person) => {
    expect(weeksOf(person, () => 0)).toEqual([]);
  });

  test('ahead end where fewer than one pair in twenty have both', () => {
    const bothAlive = (years: number) => (years < 10 ? 1 : 0.049);
    const weeks = weeksOf({ daysPerYear: 364 }, bothAlive);
    expect(weeks.at(-1)).toBe(46 * WEEKS_PER_YEAR - 1);
  });

  test('are the same at every visit, but for the shares of those ahead', () => {
    const person = { ...FRIEND, daysPerYear: 30 };
    const onDay = (day: number) =>
      listWeeksTogether(
        person,
        { ...AT_36, asOf: { year: 2026, month: 7, day } },
        { bothAlive: certain, total: LINE },
      ).map(({ week }) => week);
    expect(onDay(30)).toEqual(onDay(2));
  });
});

describe('Weeks as faint as each other', () => {
  test('are joined to spans: by eighths, rounded up', () => {
    const shares = [1, 1, 0.876, 0.875, 0.1];
    const weeks = shares.map((share, index) => ({ week: NOW + (index < 4 ? index : 9), share }));
    expect(joinWeeks(weeks)).toEqual([
      { from: NOW, until: NOW + 3, step: STEPS },
      { from: NOW + 3, until: NOW + 4, step: 7 },
      { from: NOW + 9, until: NOW + 10, step: 1 },
    ]);
  });
});

const TABLES = ['JPN, everyone', 'NGA, women', 'CAN, men'].map(lifeTableOf);
const year = fc.integer({ min: 1930, max: 2026 });
const anyPair = fc.record({
  birthdate: calendarDates(1930, 2025),
  asOf: calendarDates(2026, 2026),
  lifeExpectancy: fc.integer({ min: 50, max: 100 }),
  person: fc.record({
    birthYear: year,
    since: fc.option(year),
    diedIn: fc.option(year, { freq: 3 }),
    livedTogether: fc.option(fc.record({ until: fc.option(fc.integer({ min: 1930, max: 2060 })) })),
    daysPerYear: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 365 })),
  }),
  own: fc.constantFrom(...TABLES),
  theirs: fc.constantFrom(...TABLES),
  outlook: fc.constantFrom('period', 'cohort'),
});

/** Days that the dots of each year in one home lack at most, also of one begun: 365, in some 366, less 52 × 7. */
const LACKING = 1.25;
/** In the last week of a year, which has 8 or 9 days, somebody seen on more days than this meets them on more than 7.5. */
const daysOfLongWeek = (daysPerYear: number) => Math.max(0, (9 * daysPerYear) / 365.25 - 7.5);

/** The days and the years in one home, or together every day, up to so many years from today. */
function countFor(person: Person, dates: Dates) {
  const time = divideTime(person, dates);
  const full = divideTime({ ...person, daysPerYear: person.daysPerYear >= 364 ? 365 : 0 }, dates);
  return {
    days: (years: number) => countDaysUntil(time, years),
    full: (years: number) => countDaysUntil(full, years) / 365,
  };
}

test('For any two people, seven times the dots are the days that are counted', () => {
  const seen = { died: 0, home: 0, apart: 0, ahead: 0, daily: 0 };
  fc.assert(
    fc.property(anyPair, ({ birthdate, asOf, lifeExpectancy, person: change, ...tables }) => {
      const dates = { birthdate, asOf };
      const person: Person = { ...FRIEND, ...change };
      const time =
        person.diedIn === null ? findTimeTogether(person, dates, tables) : findTimeBehind(person, dates);
      const now = weekOfLife(birthdate, asOf);
      const total = Math.max(lifeExpectancy * WEEKS_PER_YEAR, now + 1);
      const dots = listWeeksTogether(person, dates, { bothAlive: time.bothAlive, total });
      const { days, full } = countFor(person, dates);
      const slack = (years: number) => LACKING * Math.ceil(full(years)) + daysOfLongWeek(person.daysPerYear);

      let [shown, most] = [0, 0];
      const solid = new Set(dots.map(({ week }) => week));
      const yearsTo = (week: number) => yearsFromToday(dates, startOfWeek(birthdate, week));
      for (let week = 0, birthday = yearsTo(0); week < now; week += 1) {
        if (solid.has(week)) shown += 7;
        const column = (week % WEEKS_PER_YEAR) + 1;
        if (column === WEEKS_PER_YEAR) birthday = yearsTo(week + 1);
        const until = birthday + ((column % WEEKS_PER_YEAR) * 7) / 365.25;
        most = Math.max(most, Math.abs(shown - days(until)) - slack(until));
      }
      expect(most).toBeLessThanOrEqual(4);

      // Ahead, as far as one pair in twenty has both, with the days of this week that have passed.
      const sumAhead = dots.reduce((so, { week, share }) => (week < now ? so : so + 7 * share), 0);
      const thisWeek = time.daysBehind - days(yearsTo(now));
      let end = Math.max(0, yearsTo(total));
      while (time.bothAlive(end) < LEAST_CHANCE && end > 0) end -= 1 / WEEKS_PER_YEAR;
      const ahead = countDaysAhead(person, time, end) + thisWeek;
      const fullAhead = Math.ceil(full(end) - full(0));
      expect(Math.abs(sumAhead - ahead)).toBeLessThanOrEqual(
        7 + LACKING * fullAhead + daysOfLongWeek(person.daysPerYear),
      );
      expect(dots.every(({ week, share }) => week < total && share >= LEAST_CHANCE)).toBe(true);

      if (person.diedIn !== null && shown > 0) seen.died += 1;
      if (full(0) > 1 && full(0) * 365 < days(0)) seen.home += 1;
      if (full(0) === 0 && days(0) > 30) seen.apart += 1;
      if (sumAhead > 30) seen.ahead += 1;
      if (person.daysPerYear >= 364) seen.daily += 1;
    }),
    { numRuns: 1000, seed: 64 },
  );
  for (const [kind, count] of Object.entries(seen))
    expect(count, kind).toBeGreaterThan(kind === 'daily' ? 0 : 25);
}, 60_000);
