import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleAges } from '../../../tests/fixtures/activity-projection.ts';
import { formatFor } from '../../words/format.ts';
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
      'Today: 29 years to life expectancy, or 10,556 days at 52 weeks a year.',
    );
  });

  test('at the slider’s age, with its days', () => {
    expect(describeRemaining(format, { ...sampleAges(42, 47, 76), ...left })).toBe(
      'At 47: 29 years to life expectancy, or 10,556 days at 52 weeks a year.',
    );
  });

  test('within a year of life expectancy, neither years nor days', () => {
    const about = (age: number, projected: number, yearsRemaining: number) =>
      describeRemaining(format, {
        ...sampleAges(age, projected, 84.04),
        yearsRemaining,
        daysRemaining: Math.floor(yearsRemaining * 52) * 7,
      });
    expect(about(84, 84, 0.04)).toBe('Today: about at life expectancy.');
    expect(about(42, 84, 0.04)).toBe('At 84: about at life expectancy.');
    expect(about(83, 83, 1.04)).toBe('Today: about at life expectancy.');
    // 1.1 years are 57 whole weeks.
    expect(about(82.94, 82.94, 1.1)).toBe(
      'Today: 1.1 years to life expectancy, or 399 days at 52 weeks a year.',
    );
  });

  test('past life expectancy, no zeros', () => {
    const none = { yearsRemaining: 0, daysRemaining: 0 };
    expect(describeRemaining(format, { ...sampleAges(90, 90, 76), ...none })).toBe(
      'Today: beyond life expectancy.',
    );
  });

  test('beside the slider, the age and the years ahead of it, down to more than one', () => {
    const at = (age: number, projected: number, yearsRemaining: number) =>
      describeAhead(format, { ...sampleAges(age, projected, 84), yearsRemaining });
    expect(at(42, 56, 28)).toBe('56 · 28 years ahead');
    expect(at(42, 42, 42)).toBe('42 · 42 years ahead');
    expect(at(42, 82.9, 1.1)).toBe('82.9 · 1.1 years ahead');
    expect(at(42, 83, 1)).toBe('83 · about at life expectancy');
    expect(at(42, 84, 0)).toBe('84 · about at life expectancy');
    expect(at(84, 84, 0)).toBe('84 · about at life expectancy');
    expect(at(93, 93, 0)).toBe('93 · beyond life expectancy');
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

describe('The timeline in a sentence', () => {
  test('the timeline, with the slider’s age once it is moved', () => {
    expect(describeTimeline(format, sampleAges(42, 42, 84))).toBe('42 of 84 years so far, 50.0%.');
    expect(describeTimeline(format, sampleAges(42, 47, 84))).toBe(
      '42 of 84 years so far, 50.0%. The slider is at 47.',
    );
  });

  test('near life expectancy and past it, the timeline says so instead of a share', () => {
    expect(describeTimeline(format, sampleAges(84, 84, 84.04))).toBe(
      '84 years so far, about at a life expectancy of 84.',
    );
    // It is today that the first sentence is about.
    expect(describeTimeline(format, sampleAges(42, 84, 84))).toContain('50.0%');
    const sentence = describeTimeline(format, sampleAges(90, 90, 76));
    expect(sentence).toBe('90 years so far, more than a life expectancy of 76.');
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

  test('the years until life expectancy count from the exact age: 82.1 − 36.54 is 45.6', () => {
    const markers = listMilestones(format, null, { ...sampleAges(36, 36, 82.1), exactAge: 36.54 });
    expect(markers.at(-1)?.text).toBe('in 45.6 years');
  });

  test('with the slider moved, there is another between now and the end', () => {
    const markers = list(42, 47.5, 84);
    expect(markers.map(({ id }) => id)).toEqual(['birth', 'now', 'projected', 'expectancy']);
    expect(markers[2]).toEqual({ id: 'projected', title: 'Age 47.5', text: 'in 5.5 years' });
  });

  test('one year is one year', () => {
    expect(list(82.9, 82.9, 84)[2]?.text).toBe('in 1.1 years');
    expect(list(42, 43, 84)[2]?.text).toBe('in 1 year');
  });

  test('within a year of life expectancy, it is called close to the visitor’s age', () => {
    expect(list(84, 84, 84.04)[2]).toEqual({
      id: 'expectancy',
      title: 'Life expectancy, 84',
      text: 'close to your age',
    });
    expect(list(83, 83, 84)[2]?.text).toBe('close to your age');
    expect(list(84, 84.5, 84.5)[2]).toEqual({ id: 'projected', title: 'Age 84.5', text: 'about now' });
  });

  test('past life expectancy, all of it is in the past', () => {
    expect(list(90, 90, 76).slice(1)).toEqual([
      { id: 'now', title: 'Now, 90', text: '90 years so far, more than a life expectancy of 76.' },
      {
        id: 'expectancy',
        title: 'Life expectancy, 76',
        text: 'already reached',
      },
    ]);
  });
});

test('in the last year before life expectancy, nothing counts down to it, even at a whole age', () => {
  const ages = { ...sampleAges(83, 83, 84.04), exactAge: 83.87 };
  const remaining = { ...ages, yearsRemaining: 1.04, daysRemaining: 378 };
  expect(describeRemaining(format, remaining)).toBe('Today: about at life expectancy.');
  expect(describeAhead(format, remaining)).toBe('83 · about at life expectancy');
  expect(listMilestones(format, null, ages).at(-1)?.text).toBe('close to your age');
});

test('no life gives a sentence with NaN, Infinity, undefined or minus zero', () => {
  const years = fc.double({ min: 0, max: 150, noNaN: true });
  const expectancies = fc.double({ min: 1, max: 150, noNaN: true });
  fc.assert(
    fc.property(years, expectancies, fc.boolean(), (age, lifeExpectancy, moved) => {
      const remaining = Math.max(0, lifeExpectancy - age);
      const ages = sampleAges(age, age + (moved ? 1 : 0), lifeExpectancy);
      const left = { yearsRemaining: remaining, daysRemaining: Math.floor(remaining * 52) * 7 };
      const sentences = [
        describeRemaining(format, { ...ages, ...left }),
        describeAhead(format, { ...ages, ...left }),
        describeTimeline(format, ages),
        ...listMilestones(format, { year: 2000, month: 1, day: 1 }, ages).map(({ text }) => text),
      ].join(' ');
      expect(sentences).not.toMatch(/NaN|∞|Infinity|undefined|-0|-\d/);
    }),
  );
});
