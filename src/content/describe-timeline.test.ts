import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleAges } from '../../tests/fixtures/activity-projection.ts';
import { formatFor } from '../messages/format.ts';
import { describeBarParts, describeProjections } from './describe-bars.ts';
import {
  describeAhead,
  describeRemaining,
  describeSliderFigures,
  describeTimeline,
  listMilestones,
} from './describe-timeline.ts';

const format = formatFor('en');

describe('The time that remains', () => {
  const left = { yearsRemaining: 29, daysRemaining: 10_556 };

  test('today', () => {
    expect(describeRemaining(format, { ...sampleAges(47, 47, 76), ...left })).toBe(
      'Today: 29 years, or 10,556 days, to life expectancy.',
    );
  });

  test('at the slider’s age, with its days', () => {
    expect(describeRemaining(format, { ...sampleAges(42, 47, 76), ...left })).toBe(
      'At 47: 29 years, or 10,556 days, to life expectancy.',
    );
  });

  test('within weeks of life expectancy, days alone', () => {
    const weeks = { yearsRemaining: 0.04, daysRemaining: 14 };
    expect(describeRemaining(format, { ...sampleAges(84, 84, 84.04), ...weeks })).toBe(
      'Today: 14 days to life expectancy.',
    );
  });

  test('at life expectancy or past it, no zeros', () => {
    const none = { yearsRemaining: 0, daysRemaining: 0 };
    expect(describeRemaining(format, { ...sampleAges(90, 90, 76), ...none })).toBe(
      'Today: life expectancy is reached.',
    );
    expect(describeRemaining(format, { ...sampleAges(42, 76, 76), ...none })).toBe(
      'At 76: life expectancy is reached.',
    );
  });

  test('beside the slider, the age and what lies ahead of it in the unit that it needs', () => {
    const at = (age: number, projected: number, remaining: object) =>
      describeAhead(format, {
        ...sampleAges(age, projected, 84),
        yearsRemaining: 0,
        daysRemaining: 0,
        ...remaining,
      });
    expect(at(42, 56, { yearsRemaining: 28, daysRemaining: 10_192 })).toBe('56 · 28 years ahead');
    expect(at(42, 42, { yearsRemaining: 42, daysRemaining: 15_288 })).toBe('42 · 42 years ahead');
    expect(at(42, 83, { yearsRemaining: 1, daysRemaining: 364 })).toBe('83 · 1 year ahead');
    expect(at(84, 84, { yearsRemaining: 0.04, daysRemaining: 14 })).toBe('84 · 14 days to life expectancy');
    expect(at(83, 83, { yearsRemaining: 0.5, daysRemaining: 182 })).toBe('83 · 0.5 years to life expectancy');
    expect(at(42, 84, {})).toBe('84 · at life expectancy');
    expect(at(93, 93, {})).toBe('93 · past life expectancy');
  });

  test('the years of each activity are announced with one decimal', () => {
    const activities = [
      { name: 'Sleep', yearsSoFar: 15.667 },
      { name: 'ריצה', yearsSoFar: 0 },
    ];
    expect(describeSliderFigures(format, activities)).toBe('Sleep 15.7 years, ריצה 0.0 years.');
  });
});

describe('The timeline in a sentence', () => {
  test('the timeline, with the slider’s age once it is moved', () => {
    expect(describeTimeline(format, sampleAges(42, 42, 84))).toBe('42 of 84 years so far, 50.0%.');
    expect(describeTimeline(format, sampleAges(42, 47, 84))).toBe(
      '42 of 84 years so far, 50.0%. The slider is at 47.',
    );
  });

  test('past life expectancy, the timeline says so instead of a share', () => {
    const sentence = describeTimeline(format, sampleAges(90, 90, 76));
    expect(sentence).toBe('90 years so far, past a life expectancy of 76.');
  });
});

describe('The markers of the timeline', () => {
  const birthdate = { year: 1984, month: 2, day: 29 };
  const list = (now: number, projected: number, lifeExpectancy: number) =>
    listMilestones(format, birthdate, sampleAges(now, projected, lifeExpectancy));

  test('are birth with its day, now with its share, and life expectancy with the years until then', () => {
    expect(list(42, 42, 84)).toEqual([
      { id: 'birth', title: 'Birth', text: 'February 29, 1984' },
      { id: 'now', title: 'Now, 42', text: '50.0% of 84 years' },
      { id: 'expectancy', title: 'Life expectancy, 84', text: 'in 42 years' },
    ]);
  });

  test('with the slider moved, there is another between now and the end', () => {
    const markers = list(42, 47.5, 84);
    expect(markers.map(({ id }) => id)).toEqual(['birth', 'now', 'projected', 'expectancy']);
    expect(markers[2]).toEqual({ id: 'projected', title: 'Age 47.5', text: 'in 5.5 years' });
  });

  test('one year is one year', () => {
    expect(list(83, 83, 84)[2]?.text).toBe('in 1 year');
    expect(list(42, 43, 84)[2]?.text).toBe('in 1 year');
  });

  test('past life expectancy, all of it is in the past', () => {
    expect(list(90, 90, 76).slice(1)).toEqual([
      { id: 'now', title: 'Now, 90', text: '100.0% of 76 years' },
      {
        id: 'expectancy',
        title: 'Life expectancy, 76',
        text: 'already reached',
      },
    ]);
  });
});

test('no life gives a sentence with NaN, Infinity, undefined or minus zero', () => {
  const years = fc.double({ min: 0, max: 150, noNaN: true });
  const expectancies = fc.double({ min: 1, max: 150, noNaN: true });
  fc.assert(
    fc.property(years, expectancies, fc.boolean(), (age, lifeExpectancy, moved) => {
      const remaining = Math.max(0, lifeExpectancy - age);
      const ages = sampleAges(age, age + (moved ? 1 : 0), lifeExpectancy);
      const sleep = { name: 'Sleep', percentage: 100 / 3 };
      const left = { yearsRemaining: remaining, daysRemaining: Math.floor(remaining * 52) * 7 };
      const sentences = [
        describeRemaining(format, { ...ages, ...left }),
        describeAhead(format, { ...ages, ...left }),
        describeTimeline(format, ages),
        describeProjections(format, [{ ...sleep, yearsSoFar: age / 3, yearsRemaining: remaining / 3 }], ages),
        describeBarParts(
          format,
          { yearsLived: age / 2, yearsSoFar: age, yearsRemaining: 0 },
          sampleAges(age / 2, age, lifeExpectancy),
        ),
        ...listMilestones(format, { year: 2000, month: 1, day: 1 }, ages).map(({ text }) => text),
      ].join(' ');
      expect(sentences).not.toMatch(/NaN|∞|Infinity|undefined|-0|-\d/);
    }),
  );
});
