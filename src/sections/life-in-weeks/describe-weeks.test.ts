import { range, sum } from 'd3-array';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleAges } from '../../../tests/fixtures/activity-projection.ts';
import { calendarDates, profiles } from '../../../tests/fixtures/arbitraries.ts';
import { placedChapter } from '../../../tests/fixtures/life-events.ts';
import { AT_84, CHAPTERS, SEEN_ON, shownEnd } from '../../../tests/fixtures/lives.ts';
import { createLife } from '../../life/life.ts';
import { projectLife } from '../../life/life-projection.ts';
import type { Population } from '../../life/life-table.ts';
import type { PlacedMoment } from '../../life/place-events.ts';
import { weeksLeft } from '../../life/weeks.ts';
import { whenOf } from '../../life/when.ts';
import { describeLife } from '../../words/describe-life.ts';
import { formatFor } from '../../words/format.ts';
import { describeWeek } from './cursor-points.ts';
import {
  describeChapters,
  describeEnd,
  describeLifeAt,
  describeMarkedWeek,
  describeMarkedYear,
  describeSwitch,
  describeWeeks,
} from './describe-weeks.ts';
import { listDays, listWeeks } from './weeks-table.tsx';

const format = formatFor('en');
const COUNTS = { weeksLived: 2191, offsetWeeks: 0, weeksRemaining: 1768 };

test.each<[weeks: [number, number, number], ages: [number, number, number], sentence: string]>([
  // Never “left to live”.
  [[2191, 0, 1768], [42, 42, 76], '2,191 weeks so far, 1,768 ahead until 76. The bright dot is this week.'],
  [[2191, 260, 1508], [42, 47, 76], '2,191 weeks so far, 260 from now until 47, 1,508 after that.'],
  // At the slider's end, nothing comes after it.
  [[2191, 1768, 0], [42, 76, 76], '2,191 weeks so far, 1,768 from now until 76.'],
  // 39.8 × 52 = 2,069 weeks are left, in the middle of a year of life.
  [[2163, 520, 1549], [41, 51, 80.8], '2,163 weeks so far, 520 from now until 51, 1,549 after that.'],
  // With less than three years left, nothing is counted down: from there, from today, and at no age.
  [[2163, 2028, 41], [41, 80, 80.8], '2,163 weeks so far, 2,028 from now until 80.'],
  [[4317, 0, 98], [82, 82, 83.9], '4,317 weeks so far, close to a life expectancy of 83.9.'],
  [[4317, 98, 0], [82, 83.88, 83.9], '4,317 weeks so far, close to a life expectancy of 83.9.'],
  [[1, 0, 52], [0, 0, 1], '1 week so far, close to a life expectancy of 1.'],
  [[4992, 0, 0], [96, 96, 57.8], '4,992 weeks so far, more than a life expectancy of 57.8 years.'],
])('the weeks %j at the ages %j in a sentence: %s', (weeks, ages, sentence) => {
  const [weeksLived, offsetWeeks, weeksRemaining] = weeks;
  const counts = { weeksLived, offsetWeeks, weeksRemaining };
  expect(describeWeeks(format, { ...counts, ...sampleAges(...ages) })).toBe(sentence);
});

test('at every position of the slider, the weeks up to it and those after it are Weeks Left: in the table, in words and in days', () => {
  const figure = (text: string, pattern: RegExp) => {
    const [, found] = pattern.exec(text) ?? [];
    return found === undefined ? null : Number(found.replaceAll(',', ''));
  };
  const years = fc.integer({ min: 10, max: 1500 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(calendarDates(1896, 2025), years, (birthdate, lifeExpectancy) => {
      const life = createLife({ birthdate, lifeExpectancy, activities: [] }, SEEN_ON);
      const left = weeksLeft(life);
      for (const offset of new Set([...range(0, left, 52), left])) {
        const projection = projectLife(life, offset, '', birthdate);
        const [row] = listWeeks(format, projection, []);
        const [lived, ...ahead] = (row?.cells.slice(1) ?? []).map(
          (cell) => figure(cell, /(.+)/) ?? Number.NaN,
        );
        expect(lived).toBe(life.weeksLived);
        expect(sum(ahead)).toBe(left);
        if (offset > 0) expect(ahead[0]).toBe(offset);
        expect(projection.daysRemaining / 7).toBe(left - offset);
        const sentence = describeWeeks(format, projection);
        const between = figure(sentence, /([\d,]+) from now until/);
        const after = figure(sentence, /([\d,]+) (?:after that|ahead until)/);
        const [isCounted, isAfterCounted] = [life.age, projection.projectedAge].map(
          (age) => lifeExpectancy - age >= 3,
        );
        expect([between, after]).toEqual([
          offset > 0 && isCounted ? offset : null,
          isAfterCounted ? left - offset : null,
        ]);
      }
    }),
  );
});

test('the headline at the slider’s age, without weeks ahead in the last three years', () => {
  const at = (age: number, weeksSoFar: number, weeksRemaining: number) =>
    describeLifeAt(format, { weeksSoFar, weeksRemaining, ...sampleAges(36, age, 84) });
  expect(at(46, 2400, 1976)).toEqual({
    atAge: 'At 46: 2,400 weeks.',
    ahead: 'About 1,976 may lie ahead.',
  });
  expect(at(81, 4226, 156).ahead).not.toBe('');
  expect(at(82, 4278, 104)).toEqual({ atAge: 'At 82: 4,278 weeks.', ahead: '' });
});

describe('The life expectancy that the weeks end at', () => {
  test.each([
    ['84', { basis: 'birth' }, 'life expectancy at birth'],
    ['36.5', { entered: true }, 'the life expectancy entered by hand'],
    ['76', { entered: true }, 'the life expectancy entered by hand'],
    ['92', { basis: 'period' }, 'the age that people already 84 reach on average'],
    ['87.1', { basis: 'period', age: 0 }, 'the age that newborns reach on average'],
    ['92.4', { basis: 'cohort' }, 'the age reached on average if death rates keep falling'],
  ] as const)('at %s, %j', (years, changes, end) => {
    expect(describeEnd(format, shownEnd(Number(years), changes))).toEqual({
      figure: years,
      sentence: `The line at ${years} is ${end}.`,
    });
  });

  test('is changed by a button that uses the figure of people of one’s age, and one that goes back', () => {
    const label = (
      words: Partial<Parameters<typeof describeSwitch>[1]>,
      population: Population = 'everyone',
    ) => describeSwitch(format, { ...AT_84, ...words }, { expected: 92, population });
    expect(label({})).toBe('Use 92, the average for people aged 84');
    expect(label({ basis: 'cohort' }, 'women')).toBe('Use 92, the average for women aged 84');
    expect(label({ age: 0 })).toBe('Use 92, the average for newborns');
    expect(label({ basis: 'period', average: 84.036 })).toBe('Use 84 again');
    expect(label({ basis: 'period', average: 80, entered: true })).toBe('Use 80 again');
  });
});

describe('One week', () => {
  // The 38th week begins 37 × 7 = 259 days after the birthday on March 1.
  const [WEEK, BIRTHDATE] = [42 * 52 + 37, { year: 1984, month: 3, day: 1 }];

  test.each([
    [WEEK, 'this week'],
    [WEEK + 1, 'so far'],
    [WEEK - 1, 'ahead'],
  ])('is described by its number and its dates: in week %d, it is %s', (now, when) => {
    const { title, text } = describeWeek(format, { week: WEEK, now, birthdate: BIRTHDATE });
    expect(title).toBe('Age 42, week 38');
    expect(text.replaceAll('\u2009', ' ')).toBe(`November 15 – 21, 2026 · ${when}`);
  });

  test('of a baby is in year 0, and without dates if there is no birthdate', () => {
    const { title, text } = describeWeek(format, { week: 0, now: 0, birthdate: null });
    expect([title, text]).toEqual(['Age 0, week 1', 'this week']);
  });
});

describe('The weeks in a table', () => {
  /** The ages and the span of a life whose days are all alike. */
  const ALIKE = {
    ...sampleAges(42, 42, 76),
    spans: [{ from: 0, until: 76, hours: [8, 0, 16] }],
  };
  const activities = [
    { id: 'a', name: 'Sleep' },
    { id: 'b', name: 'Nothing' },
    { id: 'free', name: 'ריצה' },
  ];
  const cellsOf = (counts: object = {}) =>
    listWeeks(format, { ...ALIKE, ...COUNTS, ...counts }, activities).map(({ cells }) => cells);

  test('have a row for all of them and one for each activity, in whole weeks', () => {
    // A third of 2,191 is 730.3 and of 1,768 is 589.3.
    expect(cellsOf()).toEqual([
      ['All weeks', '2,191', '1,768'],
      ['Sleep', '730', '589'],
      ['Nothing', '0', '0'],
      ['ריצה', '1,461', '1,179'],
    ]);
  });

  test('past life expectancy, or with the slider at its end, have no column for the weeks ahead', () => {
    const headOf = (counts: object) => cellsOf({ weeksRemaining: 0, ...counts })[0];
    expect(headOf(sampleAges(42, 42, 41))).toEqual(['All weeks', '2,191']);
    expect(headOf({ offsetWeeks: 1768, ...sampleAges(42, 76, 76) })).toEqual(['All weeks', '2,191', '1,768']);
  });
});

test('The days with a person are in the columns of the weeks: so far, up to the slider’s age, and all after it', () => {
  const within = (years: number) => Math.min(96, 12 * years);
  const cellsOf = (ages: [number, number, number], ahead: typeof within | null = within) =>
    listDays(format, { behind: 6831.2, within: ahead }, sampleAges(...ages));
  expect(cellsOf([42, 42, 76])).toEqual(['6,831', '96']);
  expect(cellsOf([42, 47, 76])).toEqual(['6,831', '60', '36']);
  expect(cellsOf([42, 76, 76])).toEqual(['6,831', '96']);
  expect(cellsOf([80, 80, 76])).toEqual(['6,831']);
  expect(cellsOf([42, 47, 76], null)).toEqual(['6,831', '–', '–']);
  // Never none, of somebody with whom no days can be counted.
  expect(listDays(format, { behind: 0, within: null }, sampleAges(80, 80, 76))).toEqual(['–']);
});

describe('The weeks of a life in chapters in a table', () => {
  const { projection } = CHAPTERS;
  const { activities } = projection;
  const cellsOf = (life: object) =>
    listWeeks(format, { ...projection, ...life }, activities).map(({ cells }) => cells);

  test('are each activity’s share of the years so far, and of those ahead', () => {
    // Work so far is 14 × 5/7 × 8/24 = 3.33 of 36 years, and 3.33 / 36 × 1,878 = 173.9; ahead, 29 × 5/7 × 8/24 of 48.
    // School is 12 × 5/7 × 6/24 = 2.14 of 36 years, all of them so far. The family takes a twelfth of 6 and of 48.
    expect(cellsOf({ weeksLived: 1878, weeksRemaining: 2496 })).toEqual([
      ['All weeks', '1,878', '2,496'],
      ['Sleep', '626', '832'],
      ['School', '112', '0'],
      ['Work', '174', '359'],
      ['Family', '26', '208'],
      ['Free Time', '940', '1,097'],
    ]);
  });

  test('with the slider at 60, work takes 24 × 5/21 of the years between, and 5 × 5/21 of 24 after it', () => {
    const moved = {
      weeksLived: 1878,
      offsetWeeks: 1248,
      moved: true,
      projectedAge: 60,
      weeksRemaining: 1248,
    };
    expect(cellsOf(moved)[3]).toEqual(['Work', '174', '297', '62']);
  });

  test('in the first year are those of its days', () => {
    const newborn = { age: 0, projectedAge: 0, weeksLived: 30, weeksRemaining: 4368 };
    expect(cellsOf(newborn).map(([, lived]) => lived)).toEqual(['30', '10', '0', '0', '0', '20']);
  });
});

test('no life gives a sentence with NaN, Infinity, undefined or minus zero', () => {
  fc.assert(
    fc.property(profiles, fc.integer({ min: 0, max: 150 }), (profile, years) => {
      const life = createLife(profile, SEEN_ON);
      const projection = projectLife(life, Math.min(years * 52, weeksLeft(life)), 'Free Time');
      const sentences = [
        describeWeeks(format, projection),
        describeLife(format, { ...life, whose: 'own' }),
        listWeeks(format, projection, []),
      ];
      expect(JSON.stringify(sentences)).not.toMatch(/NaN|∞|Infinity|undefined|null|-0|-\d/);
    }),
  );
});

const moment = (text: string, number: number): PlacedMoment => ({
  moment: { id: text, text, when: whenOf('2012') },
  number,
  week: 0,
});
const berlin = placedChapter('Berlin', 1144, 1404);

test.each([
  ['nothing else without them', undefined, [], 'so far'],
  [
    'its chapter and its moments with their numbers',
    berlin,
    [moment('Wedding', 6), moment('Flight', 7)],
    'so far · Berlin · Wedding (6) · Flight (7)',
  ],
  [
    'five moments by name, and how many others there are',
    undefined,
    Array.from({ length: 50 }, (_, index) => moment(`M${index + 1}`, index + 1)),
    'so far · M1 (1) · M2 (2) · M3 (3) · M4 (4) · M5 (5) · 45 more',
  ],
  [
    'the number after a right-to-left text',
    undefined,
    [moment('חתונה', 2)],
    'so far · \u2068חתונה\u2069 (2)',
  ],
])('a week says %s', (_, chapter, moments, text) => {
  expect(describeMarkedWeek(format, ['so far', ''], chapter, moments)).toBe(text);
});

test('a year says its moments after what its time goes to', () => {
  const text = 'In a year …';
  const withWedding = describeMarkedYear(format, text, [moment('Wedding', 6)]);
  expect(withWedding).toBe('In a year … Moments: Wedding (6).');
  expect(describeMarkedYear(format, text, [])).toBe(text);
});

test('chapters are named with their ages; one without an end has only the first', () => {
  const lisbon = { ...placedChapter('Lisbon', 1404, 1900), goesOn: true };
  expect(describeChapters(format, [berlin, lisbon])).toBe(
    'Chapters: Berlin, ages 22 to 27; Lisbon, from age 27.',
  );
});
