import { describe, expect, test } from 'vitest';
import { fitPaper, measurePaper, ORIENTATIONS, PAPER_SIZES, UNITS_PER_MM } from './paper-formats.ts';

const PAPERS = PAPER_SIZES.flatMap((size) => ORIENTATIONS.map((orientation) => ({ size, orientation })));

describe('A print', () => {
  test('has the size of its sheet, which is turned for landscape', () => {
    // 8.5 and 11 inches of 25.4 millimeters.
    expect(measurePaper({ size: 'letter', orientation: 'portrait' })).toEqual({
      width: 215.9,
      height: 279.4,
    });
    expect(measurePaper({ size: 'a2', orientation: 'landscape' })).toEqual({ width: 594, height: 420 });
  });

  test.each(PAPERS)('on $size, $orientation, has no text under seven points', (paper) => {
    // A point is 0.3528 millimeters.
    expect((fitPaper(paper).textSizes?.small ?? 0) / UNITS_PER_MM / 0.3528).toBeGreaterThan(7);
  });

  test('has type and margins in proportion to the shorter side of its sheet', () => {
    const [a3, a2] = (['a3', 'a2'] as const).map((size) => fitPaper({ size, orientation: 'portrait' }));
    expect((a2?.textSizes?.title ?? 0) / (a3?.textSizes?.title ?? 1)).toBeCloseTo(420 / 297, 1);
    expect((a2?.margins.sides ?? 0) / (a3?.margins.sides ?? 1)).toBeCloseTo(420 / 297, 1);
  });
});
