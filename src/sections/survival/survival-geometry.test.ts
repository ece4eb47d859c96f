import { describe, expect, test } from 'vitest';
import { layOutSurvival, placeLabel } from './survival-geometry.ts';

const points = [
  { age: 40, share: 1, outlook: null },
  { age: 70, share: 0.5, outlook: null },
  { age: 100, share: 0, outlook: null },
];

describe('The survival curve', () => {
  const { place, path, ageTicks, shareTicks, left, right, bottom } = layOutSurvival(points, 662, 252);

  test('starts on the left at 1 and ends on the right at the last age', () => {
    expect([left, right, bottom]).toEqual([46, 646, 222]);
    expect(place(40, 1)).toEqual({ x: 46, y: 22 });
    expect(place(70, 0.5)).toEqual({ x: 346, y: 122 });
    expect(place(100, 0)).toEqual({ x: 646, y: 222 });
    expect(path).toBe('M46,22L346,122L646,222');
  });

  test('has axes with ages and quarters of the share', () => {
    expect(ageTicks.map(({ age }) => age)).toEqual([40, 50, 60, 70, 80, 90, 100]);
    expect(shareTicks.map(({ share }) => share)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  test('gives the nearest point for any x, even beyond its ends', () => {
    const { nearest } = layOutSurvival(points, 662, 252);
    // The points are at x = 46, 346 and 646, the midpoints between them at 196 and 496.
    expect([46, 195, 197, 346, 495, 497, 646].map(nearest)).toEqual([0, 0, 1, 1, 1, 2, 2]);
    expect([-1000, 0, 5000].map(nearest)).toEqual([0, 0, 2]);
  });

  test('has ticks every 10 years from 500 pixels on, and every 20 below', () => {
    const fromBirth = [
      { age: 0, share: 1, outlook: null },
      { age: 100, share: 0, outlook: null },
    ];
    const agesAt = (width: number) => layOutSurvival(fromBirth, width, 252).ageTicks.map(({ age }) => age);
    expect(agesAt(500)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    expect(agesAt(499)).toEqual([0, 20, 40, 60, 80, 100]);
  });

  test('has a second curve on the same axes if death rates keep falling', () => {
    const shares = [1, 0.75, 0.5];
    const both = points.map((point, index) => ({ ...point, outlook: shares[index] ?? null }));
    expect(layOutSurvival(both, 662, 252).outlookPath).toBe('M46,22L346,72L646,122');
    expect(layOutSurvival(points, 662, 252).outlookPath).toBeNull();
  });

  test('throws for fewer than two ages', () => {
    expect(() => layOutSurvival(points.slice(2), 600, 200)).toThrow('at least two ages');
    expect(() => layOutSurvival([], 600, 200)).toThrow('at least two ages');
  });
});

describe('The label of a point', () => {
  const at = { x: 147, y: 122 };

  test('is before it and below the curve if there are more than 100 pixels', () => {
    expect(placeLabel(at, 46, { x: 147, y: 90 })).toEqual({ x: 137, y: 138, textAnchor: 'end' });
  });

  test('is after it otherwise, above the higher of two curves', () => {
    expect(placeLabel(at, 47, { x: 147, y: 90 })).toEqual({ x: 157, y: 82, textAnchor: 'start' });
    expect(placeLabel(at, 47, { x: 147, y: 140 })).toEqual({ x: 157, y: 114, textAnchor: 'start' });
    expect(placeLabel(at, 47, undefined)).toEqual({ x: 157, y: 114, textAnchor: 'start' });
  });
});
