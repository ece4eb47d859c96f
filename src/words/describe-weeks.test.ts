import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleAges } from '../../tests/fixtures/activity-projection.ts';
import { CHAPTERS } from '../../tests/fixtures/lives.ts';
import { describeWeek } from '../sections/life-in-weeks/cursor-points.ts';
import { listWeeks } from '../sections/life-in-weeks/weeks-table.tsx';
import { describeLife, describeWeeks, listDots } from './describe-weeks.ts';
import { formatFor } from './format.ts';

const format = formatFor('en');
const COUNTS = { weeksLived: 2191, offsetWeeks: 0, weeksRemaining: 1768 };
const MOVED = { weeksLived: 2191, offsetWeeks: 260, weeksRemaining: 1508 };
const LONG_NAME = 'Riding a bicycle to work and back, in rain and in sun, daily';
const HEBREW_NAME = 'ריצה בפארק';

describe('The results open with', () => {
  const opening = (weeksLived: number, weeksLeft: number) => {
    const { lived, ahead } = describeLife(format, { weeksLived, weeksLeft });
    return `${lived} ${ahead}`;
  };

  test('the weeks so far and those that may be ahead', () => {
    expect(opening(1905, 2497)).toBe('You have lived 1,905 weeks. About 2,497 may lie ahead.');
  });

  test('a first week that has begun, and a single one that has passed', () => {
    expect(opening(0, 4370)).toBe('Your first week has begun. About 4,370 may lie ahead.');
    expect(opening(1, 4370)).toBe('You have lived 1 week. About 4,370 may lie ahead.');
  });
});

describe('The key of the dots', () => {
  test('has past weeks, this week and weeks ahead', () => {
    expect(listDots(format, { until: null, ahead: true })).toEqual([
      { kind: 'lived', text: 'So far' },
      { kind: 'now', text: 'This week' },
      { kind: 'ahead', text: 'Ahead' },
    ]);
  });

  test('has the weeks up to the slider’s age if it has moved', () => {
    expect(listDots(format, { until: 47.46, ahead: true }).map(({ kind, text }) => [kind, text])).toEqual([
      ['lived', 'So far'],
      ['now', 'This week'],
      ['ahead', 'Ahead'],
      ['between', 'Up to age 47.5'],
    ]);
  });
});

test('the key has no weeks ahead if there are none', () => {
  const kinds = listDots(format, { until: null, ahead: false }).map(({ kind }) => kind);
  expect(kinds).toEqual(['lived', 'now']);
});

describe('The weeks in a sentence', () => {
  test('today: weeks so far, and weeks ahead until life expectancy, never “left to live”', () => {
    expect(describeWeeks(format, { ...COUNTS, ...sampleAges(42, 42, 76) })).toBe(
      '2,191 weeks so far, 1,768 ahead until 76. The bright dot is this week.',
    );
  });

  test('with the slider moved: up to its age and after it', () => {
    expect(describeWeeks(format, { ...MOVED, ...sampleAges(42, 47, 76) })).toBe(
      '2,191 weeks so far, 260 from now until 47, 1,508 after that.',
    );
  });

  test('at the slider’s end nothing comes after', () => {
    const end = { weeksLived: 2191, offsetWeeks: 1768, weeksRemaining: 0, ...sampleAges(42, 76, 76) };
    expect(describeWeeks(format, end)).toBe('2,191 weeks so far, 1,768 from now until 76.');
  });

  test('within a year of the life expectancy none are counted down', () => {
    const near = { weeksLived: 4383, offsetWeeks: 0, weeksRemaining: 2, ...sampleAges(84, 84, 84.04) };
    expect(describeWeeks(format, near)).toBe('4,383 weeks so far, about at a life expectancy of 84.');
    const slid = { weeksLived: 2191, offsetWeeks: 2184, weeksRemaining: 2, ...sampleAges(42, 84, 84.04) };
    expect(describeWeeks(format, slid)).toBe('2,191 weeks so far, 2,184 from now until 84.');
  });

  test('past the life expectancy no weeks ahead are counted', () => {
    const beyond = { weeksLived: 4992, offsetWeeks: 0, weeksRemaining: 0, ...sampleAges(96, 96, 57.8) };
    expect(describeWeeks(format, beyond)).toBe(
      '4,992 weeks so far, more than a life expectancy of 57.8 years.',
    );
  });

  test('with the separators of the visitor’s region', () => {
    expect(describeWeeks(formatFor('de'), { ...MOVED, ...sampleAges(42, 47.5, 76) })).toBe(
      '2.191 weeks so far, 260 from now until 47,5, 1.508 after that.',
    );
  });
});

describe('One week', () => {
  // The 38th week begins 37 × 7 = 259 days after the birthday on March 1.
  const [WEEK, BIRTHDATE] = [42 * 52 + 37, { year: 1984, month: 3, day: 1 }];
  const describeAt = (now: number) => {
    const { title, text } = describeWeek(format, { week: WEEK, now, birthdate: BIRTHDATE });
    return { title, text: text.replaceAll('\u2009', ' ') };
  };

  test('is described by its number and its dates', () => {
    expect(describeAt(WEEK)).toEqual({
      title: 'Age 42, week 38',
      text: 'November 15 – 21, 2026 · this week',
    });
  });

  test('is in the past or ahead', () => {
    expect(describeAt(WEEK + 1).text).toBe('November 15 – 21, 2026 · so far');
    expect(describeAt(WEEK - 1).text).toBe('November 15 – 21, 2026 · ahead');
  });

  test('is described without dates if there is no birthdate', () => {
    expect(describeWeek(format, { week: WEEK, now: WEEK, birthdate: null }).text).toBe('this week');
  });

  test('of a baby is in year 0', () => {
    expect(describeWeek(format, { week: 0, now: 0, birthdate: null }).title).toBe('Age 0, week 1');
  });
});

describe('The weeks in a table', () => {
  /** The ages and the span of a life whose days are all alike. */
  const ALIKE = {
    ...sampleAges(42, 42, 76),
    spans: [{ from: 0, until: 76, hours: [8, 0, 16] }],
  };
  const activities = [
    { id: 'a', name: 'Sleep', percentage: 100 / 3 },
    { id: 'b', name: LONG_NAME, percentage: 0 },
    { id: 'free', name: HEBREW_NAME, percentage: 200 / 3 },
  ];

  test('have a row for all of them and one for each activity, in whole weeks', () => {
    // A third of 2,191 is 730.3 and of 1,768 is 589.3.
    expect(listWeeks(format, { ...ALIKE, ...COUNTS }, activities)).toEqual([
      { id: 'all', cells: ['All weeks', '2,191', '1,768'] },
      { id: 'a', cells: ['Sleep', '730', '589'] },
      { id: 'b', cells: [LONG_NAME, '0', '0'] },
      { id: 'free', cells: [HEBREW_NAME, '1,461', '1,179'] },
    ]);
  });

  test('with the slider moved have one more column', () => {
    // A third of 260 is 86.7 and of 1,508 is 502.7.
    expect(listWeeks(format, { ...ALIKE, ...MOVED }, activities).map(({ cells }) => cells)).toEqual([
      ['All weeks', '2,191', '260', '1,508'],
      ['Sleep', '730', '87', '503'],
      [LONG_NAME, '0', '0', '0'],
      [HEBREW_NAME, '1,461', '173', '1,005'],
    ]);
  });

  test('past life expectancy, or with the slider at its end, have no column for the weeks ahead', () => {
    const all = (counts: object) =>
      listWeeks(format, { ...ALIKE, ...COUNTS, weeksRemaining: 0, ...counts }, [])[0]?.cells;
    expect(all(sampleAges(42, 42, 41))).toEqual(['All weeks', '2,191']);
    expect(all({ offsetWeeks: 1768, ...sampleAges(42, 76, 76) })).toEqual(['All weeks', '2,191', '1,768']);
  });
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
    const moved = { weeksLived: 1878, offsetWeeks: 1248, projectedAge: 60, weeksRemaining: 1248 };
    expect(cellsOf(moved)[3]).toEqual(['Work', '174', '297', '62']);
  });

  test('in the first year are those of its days', () => {
    const newborn = { age: 0, projectedAge: 0, weeksLived: 30, weeksRemaining: 4368 };
    expect(cellsOf(newborn).map(([name, lived]) => [name, lived])).toEqual([
      ['All weeks', '30'],
      ['Sleep', '10'],
      ['School', '0'],
      ['Work', '0'],
      ['Family', '0'],
      ['Free Time', '20'],
    ]);
  });
});

test('no life gives a sentence with NaN, Infinity, undefined or minus zero', () => {
  const weeks = fc.integer({ min: 0, max: 7800 });
  const shares = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(weeks, weeks, weeks, shares, (lived, between, toCome, percentage) => {
      const counts = { weeksLived: lived, offsetWeeks: between, weeksRemaining: toCome };
      const age = Math.floor(lived / 52);
      const ages = sampleAges(age, age + between / 52, age + (between + toCome) / 52);
      const spans = [
        { from: 0, until: 10, hours: [percentage / 10] },
        { from: 10, until: 300, hours: [0] },
      ];
      const sleep = { id: 'a', name: 'Sleep', percentage };
      const cells = [spans.slice(1), spans].map((each) =>
        listWeeks(format, { ...counts, ...ages, spans: each }, [sleep]),
      );
      const words = [
        describeWeeks(format, { ...counts, ...ages }),
        JSON.stringify(describeLife(format, { weeksLived: lived, weeksLeft: toCome })),
        JSON.stringify(cells),
      ];
      expect(words.join(' ')).not.toMatch(/NaN|∞|Infinity|undefined|null|-0|-\d/);
    }),
  );
});
