import { describe, expect, test } from 'vitest';
import { analyzeExercise, fitnessLevel, hoursToReach } from './exercise.ts';
import { averageHours } from './schedule.ts';
import { analyzeSleep, placeOfOptimum, sleepQuality } from './sleep.ts';

describe('Fitness level by weekly hours of exercise', () => {
  test.each([
    [0, 'Sedentary'],
    [1.249, 'Sedentary'],
    [1.25, 'Lightly Active'],
    [1.251, 'Lightly Active'],
    [2.499, 'Lightly Active'],
    [2.5, 'Active'],
    [2.501, 'Active'],
    [4.999, 'Active'],
    [5, 'Active'],
    [5.001, 'Highly Active'],
  ])('%d hours a week are %s', (hours, level) => {
    expect(fitnessLevel(hours)).toBe(level);
  });

  test('lifespan impacts are −2.5, −1, +2 and +3.5 years', () => {
    const impacts = [0, 0.25, 0.5, 1].map((hours) => analyzeExercise(hours, 34).yearsImpact);
    expect(impacts).toEqual([-2.5, -1, 2, 3.5]);
  });

  test('optimized hours are 0.36 a day for Sedentary, 0.5 for Lightly Active, otherwise the current hours', () => {
    const optimized = [0, 0.25, 0.5, 1].map((hours) => analyzeExercise(hours, 34).optimizedHours);
    expect(optimized).toEqual([0.36, 0.5, 0.5, 1]);
  });

  test('0.36 hours a day are 2.52 a week, which is Active and optimal', () => {
    const analysis = analyzeExercise(0.36, 34);
    expect(analysis.currentWeeklyHours).toBeCloseTo(2.52, 9);
    expect(analysis).toMatchObject({ fitnessLevel: 'Active', isOptimal: true, potentialGain: 0 });
  });

  test('only Active and Highly Active are optimal', () => {
    const optimal = [0, 0.25, 0.5, 1].map((hours) => analyzeExercise(hours, 34).isOptimal);
    expect(optimal).toEqual([false, false, true, true]);
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

  test('the recommendation is 2.5 hours a week', () => {
    expect(analyzeExercise(1, 34).recommendedWeeklyHours).toBe(2.5);
  });
});

describe('Sleep quality by daily hours of sleep', () => {
  test.each([
    [0, 'Severely Insufficient'],
    [5.99, 'Severely Insufficient'],
    [6, 'Insufficient'],
    [6.01, 'Insufficient'],
    [6.99, 'Insufficient'],
    [7, 'Optimal'],
    [7.01, 'Optimal'],
    [8.99, 'Optimal'],
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
