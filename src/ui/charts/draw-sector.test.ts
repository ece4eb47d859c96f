import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawSector } from './draw-sector.ts';

const FULL_TURN = 2 * Math.PI;
const angle = fc.double({ min: 0, max: FULL_TURN, noNaN: true });
const radius = fc.double({ min: 20, max: 200, noNaN: true });

/** The corners of a path and the ends of its arcs, in its order. */
const readPlaces = (path: string) =>
  Array.from(path.matchAll(/(-?[\d.]+),(-?[\d.]+)(?=[AMLZ])/g), ([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));

/** How far an arc round the middle goes from one place to the next, clockwise, in radians. */
const turnBetween = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y);

describe('A sector of a ring', () => {
  test('of three quarters runs clockwise along the outer radius and back along the inner one', () => {
    const path = drawSector({ from: 50, to: 100, start: 0, end: FULL_TURN * 0.75, gap: 0 });
    expect(path).toBe(
      'M0,-100A100,100,0,0,1,100,0A100,100,0,0,1,0,100A100,100,0,0,1,-100,0' +
        'L-50,0A50,50,0,0,0,0,50A50,50,0,0,0,50,0A50,50,0,0,0,0,-50Z',
    );
  });

  test('of a full turn is two circles without a line between them', () => {
    // A third of a turn clockwise from the top: 100 × sin 120° = 86.60 to the right, 100 × cos 60° = 50 down.
    const path = drawSector({ from: 50, to: 100, start: 0, end: FULL_TURN, gap: 0 });
    expect(path).toBe(
      'M0,-100A100,100,0,0,1,86.6,50A100,100,0,0,1,-86.6,50A100,100,0,0,1,0,-100' +
        'M0,-50A50,50,0,0,0,-43.3,25A50,50,0,0,0,43.3,25A50,50,0,0,0,0,-50Z',
    );
  });

  test('leaves half of the gap on each side, with the same width at both radii', () => {
    const [first, , , last, innerLast, , , innerFirst] = readPlaces(
      drawSector({ from: 50, to: 100, start: 0, end: Math.PI / 2, gap: 4 }),
    );
    expect([first?.x, last?.y, innerLast?.y, innerFirst?.x]).toEqual([2, -2, -2, 2]);
  });

  test('narrower than its gap is a line along its middle', () => {
    const path = drawSector({ from: 50, to: 100, start: Math.PI / 2, end: Math.PI / 2 + 0.01, gap: 4 });
    const [x, y, innerX, innerY] = ['100', '0.5', '50', '0.25'];
    expect(new Set(readPlaces(path).map((place) => `${place.x},${place.y}`))).toEqual(
      new Set([`${x},${y}`, `${innerX},${innerY}`]),
    );
  });

  test('has every point at one of its two radii, and goes around by its angle and back', () => {
    fc.assert(
      fc.property(angle, angle, radius, radius, (a, b, r, s) => {
        const [start, end, from, to] = [Math.min(a, b), Math.max(a, b), Math.min(r, s), Math.max(r, s)];
        const places = readPlaces(drawSector({ from, to, start, end, gap: 0 }));
        expect(places).toHaveLength(8);
        // Half of a hundredth, to the right and down.
        for (const [index, { x, y }] of places.entries())
          expect(Math.abs(Math.hypot(x, y) - (index < 4 ? to : from))).toBeLessThan(0.0072);
        const turns = places.slice(1).map((place, index) => turnBetween(places[index] ?? place, place));
        const [outer, inner] = [turns.slice(0, 3), turns.slice(4)];
        const sum = (angles: number[]) => angles.reduce((total, each) => total + each, 0);
        expect(Math.abs(sum(outer) - (end - start))).toBeLessThan(0.001);
        expect(Math.abs(sum(inner) + (end - start))).toBeLessThan(0.001);
      }),
    );
  });
});
