import { describe, expect, test } from 'vitest';
import { layOutSurvival, placeLabel } from './survival-curve.tsx';

const points = [
  { age: 40, share: 1, outlook: null },
  { age: 70, share: 0.5, outlook: null },
  { age: 100, share: 0, outlook: null },
];

describe('The survival curve', () => {
  const { position, path, outlookPath, ageTicks, shareTicks, nearest, left, right, bottom } = layOutSurvival(
    points,
    662,
    252,
  );

  test('starts on the left at 1 and ends on the right at the last age, with an axis for ages and one for quarters', () => {
    expect([left, right, bottom]).toEqual([46, 646, 222]);
    expect(position({ age: 40, share: 1 })).toEqual({ x: 46, y: 22 });
    expect(position({ age: 70, share: 0.5 })).toEqual({ x: 346, y: 122 });
    expect(path).toBe('M46,22L346,122L646,222');
    expect(ageTicks.map(({ age }) => age)).toEqual([40, 50, 60, 70, 80, 90, 100]);
    expect(shareTicks.map(({ share }) => share)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  test('gives the nearest point for any x, even beyond its ends', () => {
    // The points are at x = 46, 346 and 646, the midpoints between them at 196 and 496.
    expect([-1000, 46, 195, 197, 346, 495, 497, 5000].map(nearest)).toEqual([0, 0, 0, 1, 1, 1, 2, 2]);
  });

  test('has ticks every 10 years from 500 pixels on, and every 20 below', () => {
    const fromBirth = points.map((point) => ({ ...point, age: (point.age - 40) / 0.6 }));
    const agesAt = (width: number) => layOutSurvival(fromBirth, width, 252).ageTicks.map(({ age }) => age);
    expect(agesAt(500)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    expect(agesAt(499)).toEqual([0, 20, 40, 60, 80, 100]);
  });

  test('has a second curve on the same axes if death rates keep falling', () => {
    const both = points.map((point) => ({ ...point, outlook: (1 + point.share) / 2 }));
    expect(layOutSurvival(both, 662, 252).outlookPath).toBe('M46,22L346,72L646,122');
    expect(outlookPath).toBeNull();
  });

  test('throws for fewer than two ages', () => {
    for (const few of [[], points.slice(2)])
      expect(() => layOutSurvival(few, 600, 200)).toThrow('at least two ages');
  });

  test('has labels before a point and below the curve with more than 100 pixels, else after it, above both', () => {
    const at = { x: 147, y: 122 };
    expect(placeLabel(at, 46, { x: 147, y: 90 })).toEqual({ x: 137, y: 138, textAnchor: 'end' });
    expect(placeLabel(at, 47, { x: 147, y: 90 })).toEqual({ x: 157, y: 82, textAnchor: 'start' });
    for (const second of [{ x: 147, y: 140 }, undefined])
      expect(placeLabel(at, 47, second)).toEqual({ x: 157, y: 114, textAnchor: 'start' });
  });
});
