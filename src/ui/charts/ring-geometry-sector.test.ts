import { describe, expect, test } from 'vitest';
import { drawSector } from './ring-geometry.ts';

describe('A sector of a ring', () => {
  test('leaves half of the gap on each side, with the same width at both radii', () => {
    const path = drawSector({ from: 50, to: 100, start: 0, end: Math.PI / 2, gap: 4 });
    // 2 from each edge: √(100² − 2²) = 99.98 and √(50² − 2²) = 49.96.
    expect(path.replace(/\d+\.\d+/g, (each) => Number(each).toFixed(2))).toBe(
      'M2,-99.98A100,100,0,0,1,99.98,-2L49.96,-2A50,50,0,0,0,2,-49.96Z',
    );
  });

  test('keeps its center with an arc of about half a turn', () => {
    const path = drawSector({ from: 50, to: 100, start: 0.3, end: 0.3 + Math.PI - 2e-3, gap: 0 });
    const [, ...ends] = /^M(.+?),(.+?)A.*?1,([^,]+),(.+?)L/.exec(path) ?? [];
    const [x = 0, y = 0, toX = 0, toY = 0] = ends.map(Number);
    // The distance of the center from the middle of the chord, by Pythagoras: 100 × sin 0.001 = 0.1.
    expect(Math.sqrt(100 ** 2 - (Math.hypot(toX - x, toY - y) / 2) ** 2)).toBeCloseTo(0.1, 2);
  });
});
