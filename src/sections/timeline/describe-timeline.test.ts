import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleAges } from '../../../tests/fixtures/activity-projection.ts';
import { profiles } from '../../../tests/fixtures/arbitraries.ts';
import { SEEN_ON } from '../../../tests/fixtures/lives.ts';
import { createLife } from '../../life/life.ts';
import { projectLife } from '../../life/life-projection.ts';
import { weeksLeft } from '../../life/weeks.ts';
import { formatFor } from '../../words/format.ts';
import {
  describeAhead,
  describeDays,
  describeRemaining,
  describeSliderFigures,
  describeTimeline,
  listMilestones,
} from './describe-timeline.ts';

const format = formatFor('en');

/** Ages, with what remains from the slider's age counting 52 weeks to a year. */
function lifeAt(age: number, projectedAge: number, lifeExpectancy: number) {
  const yearsRemaining = Math.max(0, lifeExpectancy - projectedAge);
  const daysRemaining = Math.floor(yearsRemaining * 52) * 7;
  return { ...sampleAges(age, projectedAge, lifeExpectancy), yearsRemaining, daysRemaining };
}

describe('The time that remains', () => {
  test.each([
    [
      'today',
      47,
      47,
      76,
      /^Today: 29 years to life expectancy, or 10,556 days counting 52 weeks to a year\.$/,
    ],
    ['at the slider’s age', 42, 47, 76, /^At 47: 29 years to life expectancy, or 10,556 days/],
    ['within a year of life expectancy', 83, 83, 84, /^Today: close to life expectancy\.$/],
    // 1.1 years are 57 whole weeks.
    ['more than a year before it', 82.94, 82.94, 84.04, /^Today: 1\.1 years to life expectancy, or 399 days/],
    ['past it, without zeros', 90, 90, 76, /^Today: beyond life expectancy\.$/],
  ])('%s', (_, age, projected, lifeExpectancy, text) => {
    expect(describeRemaining(format, lifeAt(age, projected, lifeExpectancy))).toMatch(text);
  });

  test.each([
    [42, 56, 'At 56, 28 years to life expectancy'],
    [42, 42, '42 years to life expectancy'],
    [42, 83, 'At 83, close to life expectancy'],
    [93, 93, 'Beyond life expectancy'],
  ])('above the slider, at %d moved to %d: %s', (age, projected, text) => {
    expect(describeAhead(format, lifeAt(age, projected, 84))).toBe(text);
  });

  test('below the slider, the years above it in days, where they are counted', () => {
    const days = (age: number, projected: number) => describeDays(format, lifeAt(age, projected, 84));
    expect(days(42, 56)).toBe('That’s 10,192 days, counting 52 weeks to a year.');
    expect([days(42, 83), days(93, 93)]).toEqual(['', '']);
  });

  test('the years of each activity are announced with one decimal, and 0.0 of them are not', () => {
    const activities = [
      { name: 'Sleep', yearsSoFar: 15.667 },
      { name: 'ריצה', yearsSoFar: 0.04 },
    ];
    expect(describeSliderFigures(format, activities)).toBe('Sleep 15.7 years.');
    expect(describeSliderFigures(format, activities.slice(1))).toBe('');
  });
});

test.each([
  [42, 42, 84, '42 of 84 years so far, 50.0%.'],
  [42, 47, 84, '42 of 84 years so far, 50.0%. The slider is at 47.'],
  // The first sentence is about today.
  [42, 84, 84, '42 of 84 years so far, 50.0%. The slider is at 84.'],
  [84, 84, 84.04, '84 years so far, close to a life expectancy of 84.'],
  [90, 90, 76, '90 years so far, more than a life expectancy of 76.'],
])('The timeline at %d, moved to %d of %d, is “%s”', (age, projected, lifeExpectancy, text) => {
  expect(describeTimeline(format, sampleAges(age, projected, lifeExpectancy))).toBe(text);
});

describe('The markers of the timeline', () => {
  const birthdate = { year: 1984, month: 2, day: 29 };
  const list = (now: number, projected: number, lifeExpectancy: number) =>
    listMilestones(format, birthdate, sampleAges(now, projected, lifeExpectancy));
  const textOfEnd = (now: number, lifeExpectancy: number) => list(now, now, lifeExpectancy).at(-1)?.text;

  test('are birth with its day, now with its share, the slider’s age, and life expectancy', () => {
    expect(list(42, 47.5, 84)).toEqual([
      { id: 'birth', title: 'Birth', text: 'February 29, 1984' },
      { id: 'now', title: 'Now, 42', text: '50.0% of 84 years' },
      { id: 'projected', title: 'Age 47.5', text: 'in 5.5 years' },
      { id: 'expectancy', title: 'Life expectancy, 84', text: 'in 42 years' },
    ]);
    expect(list(42, 42, 84).map(({ id }) => id)).toEqual(['birth', 'now', 'expectancy']);
  });

  test('count ahead from the last birthday, as the cards do: 82.1 − 36 is 46.1', () => {
    const markers = listMilestones(format, null, { ...sampleAges(36, 36, 82.1), exactAge: 36.54 });
    expect(markers.at(-1)?.text).toBe('in 46.1 years');
    expect(list(42, 43, 84)[2]?.text).toBe('in 1 year');
    expect(list(84, 84.5, 84.5)[2]?.text).toBe('about now');
  });

  test('say no years within a year of life expectancy, and past it that it is reached', () => {
    expect(textOfEnd(82.9, 84)).toBe('in 1.1 years');
    expect([textOfEnd(83, 84), textOfEnd(84, 84.04)]).toEqual([
      'close to today’s age',
      'close to today’s age',
    ]);
    expect(textOfEnd(90, 76)).toBe('already reached');
    expect(list(90, 90, 76)[1]?.text).toBe('90 years so far, more than a life expectancy of 76.');
  });
});

test('in the last year before life expectancy, nothing counts down to it, even at a whole age', () => {
  const life = { ...lifeAt(83, 83, 84.04), exactAge: 83.87 };
  expect(describeRemaining(format, life)).toBe('Today: close to life expectancy.');
  expect(describeAhead(format, life)).toBe('Close to life expectancy');
  expect(listMilestones(format, null, life).at(-1)?.text).toBe('close to today’s age');
});

test('no life gives a sentence with NaN, Infinity, undefined or minus zero', () => {
  fc.assert(
    fc.property(profiles, fc.integer({ min: 0, max: 150 }), (profile, years) => {
      const life = createLife(profile, SEEN_ON);
      const projection = projectLife(life, Math.min(years * 52, weeksLeft(life)), 'Free Time');
      const sentences = [
        describeRemaining(format, projection),
        describeAhead(format, projection),
        describeDays(format, projection),
        describeTimeline(format, projection),
        listMilestones(format, profile.birthdate, projection).map(({ text }) => text),
      ];
      expect(JSON.stringify(sentences)).not.toMatch(/NaN|∞|Infinity|undefined|null|-0|-\d/);
    }),
  );
});
