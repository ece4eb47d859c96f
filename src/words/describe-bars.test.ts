import { describe, expect, test } from 'vitest';
import { sampleAges } from '../../tests/fixtures/activity-projection.ts';
import { CHAPTERS, LIVES } from '../../tests/fixtures/lives.ts';
import type { Ages } from '../life/life-projection.ts';
import { describeBarParts, describeProjections, explainBars } from './describe-bars.ts';
import { describeBar, describeShares, describeSlice, explainShares } from './describe-shares.ts';
import { explainCounting } from './describe-summary.ts';
import { formatFor } from './format.ts';

const format = formatFor('en');

/** The ages of a life whose days are all alike. */
const alike = (ages: Ages) => ({
  ...ages,
  activities: [],
  spans: [{ from: 0, until: ages.lifeExpectancy, hours: [] }],
});

describe('The pictures in sentences', () => {
  const sleep = {
    name: 'Sleep',
    percentage: 100 / 3,
    yearsLived: 14,
    yearsSoFar: 14,
    yearsRemaining: 11.333,
  };
  const work = { name: 'Work', percentage: 200 / 3, yearsSoFar: 0, yearsRemaining: 0 };

  test('the pie, with the share of a day, the years so far and those ahead', () => {
    expect(describeShares(format, [sleep, work])).toBe('Sleep 33.3%, Work 66.7%.');
    expect(describeSlice(format, 100 / 3, 14)).toBe('33.3% · 14.0 years');
  });

  test('the bars, and each of them', () => {
    expect(describeProjections(format, [sleep, work], sampleAges(42, 42, 84))).toBe(
      'Sleep 11.3 years ahead, Work 0.0 years ahead.',
    );
  });

  test.each([
    [
      'past life expectancy',
      sampleAges(90, 90, 84),
      'Sleep 14.0 years so far',
      '14.0 years so far',
      '14.0 so far',
    ],
    [
      'at the slider’s end',
      sampleAges(42, 84, 84),
      'Sleep 14.0 years by 84',
      '7.0 years so far, 7.0 until 84',
      '14.0 by 84',
    ],
  ])('%s, nothing says how much is ahead', (_, ages, sentence, parts, line) => {
    expect(describeProjections(format, [sleep], ages)).toBe(`${sentence}.`);
    const yearsLived = ages.age < 84 ? 7 : 14;
    expect(describeBarParts(format, { ...sleep, yearsLived }, ages)).toBe(parts);
    expect(describeBar(format, sleep, ages)).toBe(line);
    expect(`${explainBars(format, alike(ages))} ${explainShares(format, alike(ages))}`).not.toMatch(
      /Pale|after that|years ahead if/,
    );
  });

  test('the keys to the bars and the pie name what they show', () => {
    const explain = (age: number, projectedAge: number) =>
      [explainBars, explainShares].map((key) => key(format, alike(sampleAges(age, projectedAge, 84))));
    const pie = 'A slice’s width is its share of your time. Solid: years so far.';
    expect(explain(42, 42)).toEqual([
      'Years so far, and years ahead if your days go as you entered them.',
      `${pie} Pale: years ahead.`,
    ]);
    expect(explain(42, 56)).toEqual([
      'Years so far, up to 56, and after that, if your days go as you entered them.',
      `${pie} Medium: up to age 56. Pale: after that.`,
    ]);
    expect(explain(42, 84)).toEqual([
      'Years so far, and up to 84 if your days go as you entered them.',
      `${pie} Medium: up to age 84.`,
    ]);
    expect(explain(90, 90)).toEqual([
      'Years so far. Years ahead are counted only up to life expectancy.',
      pie,
    ]);
  });

  test('the key to the pie of a life in chapters says how it is read', () => {
    const pie =
      'Time runs outward from birth; a slice’s width is its share of your time at each age. Solid: years so far.';
    expect(explainShares(format, CHAPTERS.projection)).toBe(`${pie} Pale: years ahead.`);
  });

  test('how years are counted: as if every day were the same, or as entered', () => {
    expect(explainCounting(LIVES.everyday.shown.life)).toBe(
      'These totals assume every day of your life, childhood included, is like the one you entered.',
    );
    expect(explainCounting(CHAPTERS.shown.life)).toBe(
      'These totals count each activity on the days and at the ages you entered.',
    );
  });

  test('the years of an activity in the image, today and with the slider moved', () => {
    expect(describeBar(format, sleep, sampleAges(42, 42, 84))).toBe('14.0 so far · 11.3 ahead');
    expect(describeBar(format, sleep, sampleAges(42, 47.5, 84))).toBe('14.0 by 47.5 · 11.3 ahead');
  });

  test('a bar’s parts: by 56, a quarter of 14 years are after the age of 42', () => {
    expect(describeBarParts(format, sleep, sampleAges(42, 42, 84))).toBe(
      '14.0 years so far, 11.3 years ahead',
    );
    expect(describeBarParts(format, { ...sleep, yearsLived: 10.5 }, sampleAges(42, 56, 84))).toBe(
      '10.5 years so far, 3.5 until 56, 11.3 years ahead',
    );
  });

  test('a bar’s parts add up to the years beside it: 15.3, of which 12.0', () => {
    const shown = { ...sleep, yearsLived: 12, yearsSoFar: 15.333 };
    expect(describeBarParts(format, shown, sampleAges(36, 46, 84))).toBe(
      '12.0 years so far, 3.3 until 46, 11.3 years ahead',
    );
    const halves = { ...sleep, yearsLived: 2.1458, yearsSoFar: 4.12 };
    expect(describeBarParts(format, halves, sampleAges(50, 98, 120))).toBe(
      '2.1 years so far, 2.0 until 98, 11.3 years ahead',
    );
  });

  test('parts of 0.0 years are left out, except for the years so far of a bar without others', () => {
    const over = { ...sleep, yearsLived: 14, yearsSoFar: 14.04, yearsRemaining: 0.04 };
    expect(describeBarParts(format, over, sampleAges(42, 56, 84))).toBe('14.0 years so far');
    expect(describeProjections(format, [over], sampleAges(42, 42, 84))).toBe('Sleep 14.0 years so far.');
    expect(describeBar(format, over, sampleAges(42, 42, 84))).toBe('14.0 so far');
    const never = { ...sleep, yearsLived: 0, yearsSoFar: 0, yearsRemaining: 0 };
    expect(describeBarParts(format, never, sampleAges(42, 42, 84))).toBe('0.0 years so far');
    expect(describeSlice(format, 100 / 3, 0.04)).toBe('33.3%');
  });

  test('a newborn’s bar has no years so far', () => {
    const child = { ...sleep, yearsLived: 0, yearsSoFar: 0 };
    expect(describeBarParts(format, child, sampleAges(0, 0, 84))).toBe('11.3 years ahead');
    expect(describeBarParts(format, { ...sleep, yearsLived: 0 }, sampleAges(0, 42, 84))).toBe(
      '14.0 until 42, 11.3 years ahead',
    );
  });
});
