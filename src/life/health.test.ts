import { describe, expect, test } from 'vitest';
import {
  analyzeExercise,
  analyzeSleep,
  fitnessLevel,
  hoursToReach,
  placeOfOptimum,
  sleepQuality,
} from './health.ts';
import { averageHours } from './schedule.ts';

describe('Fitness level by weekly hours of exercise', () => {
  test.each([
    [1.249, 'Sedentary'],
    [1.25, 'Lightly Active'],
    [2.499, 'Lightly Active'],
    [2.5, 'Active'],
    [5, 'Active'],
    [5.001, 'Highly Active'],
  ])('%d hours a week are %s', (hours, level) => {
    expect(fitnessLevel(hours)).toBe(level);
  });

  test.each([
    [0, { yearsImpact: -2.5, optimizedHours: 0.36, isOptimal: false }],
    [0.25, { yearsImpact: -1, optimizedHours: 0.5, isOptimal: false }],
    [0.5, { yearsImpact: 2, optimizedHours: 0.5, isOptimal: true }],
    [1, { yearsImpact: 3.5, optimizedHours: 1, isOptimal: true }],
  ])('%d hours a day: %o', (hours, figures) => {
    expect(analyzeExercise(hours, 34)).toMatchObject(figures);
  });

  test('0.36 hours a day are 2.52 a week, which is Active and optimal', () => {
    expect(fitnessLevel(2.52)).toBe('Active');
    expect(analyzeExercise(0.36, 34)).toMatchObject({ isOptimal: true, potentialGain: 0 });
  });

  test('potential gain is (optimized − current) / 24 × remaining years × 3', () => {
    // (0.36 − 0) / 24 × 34 × 3 = 1.53; (0.5 − 0.25) / 24 × 34 × 3 = 1.0625
    expect(analyzeExercise(0, 34).potentialGain).toBeCloseTo(1.53, 9);
    expect(analyzeExercise(0.25, 34).potentialGain).toBeCloseTo(1.0625, 9);
    expect(analyzeExercise(0, 0).potentialGain).toBe(0);
  });

  test('hours on some days of the week that reach an average are rounded up to hundredths', () => {
    // 0.36 × 7 / 3 = 0.84, 0.36 × 7 / 5 = 0.504, 0.5 × 7 / 1 = 3.5.
    expect([hoursToReach(0.36, 3), hoursToReach(0.36, 5), hoursToReach(0.5, 1)]).toEqual([0.84, 0.51, 3.5]);
    expect([hoursToReach(0.36, 7), hoursToReach(0.5, 7)]).toEqual([0.36, 0.5]);
    // For a computer, 0.07 × 100 is 7.000000000000001.
    expect(hoursToReach(0.07, 7)).toBe(0.07);
    for (const days of [1, 2, 3, 4, 5, 6, 7]) {
      for (const average of [0.36, 0.5]) {
        const hours = averageHours({
          hours: hoursToReach(average, days),
          schedule: { days, from: 0, until: null },
        });
        expect(analyzeExercise(hours, 34).isOptimal).toBe(true);
      }
    }
  });
});

describe('Sleep quality by daily hours of sleep', () => {
  test.each([
    [5.99, 'Severely Insufficient'],
    [6, 'Insufficient'],
    [6.99, 'Insufficient'],
    [7, 'Optimal'],
    [9, 'Optimal'],
    [9.01, 'Excessive'],
  ])('%d hours a day are %s', (hours, quality) => {
    expect(sleepQuality(hours)).toBe(quality);
  });

  test('impacts are −3, −1.5, 0 and −0.5 years', () => {
    expect([5, 6.5, 8, 10].map((hours) => analyzeSleep(hours).yearsImpact)).toEqual([-3, -1.5, 0, -0.5]);
  });

  test('sleep debt is 8 hours minus the hours of sleep, never below 0', () => {
    expect([5, 7.5, 8, 10].map((hours) => analyzeSleep(hours).sleepDebt)).toEqual([3, 0.5, 0, 0]);
  });

  test('8 hours are the middle of the 7 to 9 recommended, and from 65 on the top of the 7 to 8', () => {
    expect([18, 64, 65, 84].map(placeOfOptimum)).toEqual(['middle', 'middle', 'top', 'top']);
  });
});
