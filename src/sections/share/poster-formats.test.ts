import { expect, test } from 'vitest';
import { COMMON_PHONE, findFormat, measurePaper, ORIENTATIONS, PAPER_SIZES } from './poster-formats.ts';

test('A sheet of paper is turned for landscape', () => {
  // 8.5 and 11 inches of 25.4 millimeters.
  expect(measurePaper({ size: 'letter', orientation: 'portrait' })).toEqual({ width: 215.9, height: 279.4 });
  expect(measurePaper({ size: 'a2', orientation: 'landscape' })).toEqual({ width: 594, height: 420 });
});

const PAPERS = PAPER_SIZES.flatMap((size) => ORIENTATIONS.map((orientation) => ({ size, orientation })));

test.each(PAPERS)(
  'A print on $size, $orientation, has its shape, no small text and no narrow margin',
  (paper) => {
    const { width, height, margins, textSizes } = findFormat('print', { paper, screen: COMMON_PHONE });
    const sheet = measurePaper(paper);
    expect(width / height).toBeCloseTo(sheet.width / sheet.height);
    const millimeters = sheet.width / width;
    // 7 points of 0.3528 millimeters.
    expect((textSizes?.small ?? 0) * millimeters).toBeGreaterThan(7 * 0.3528);
    // Printers leave up to 10 millimeters at the edges white.
    expect(Math.min(...Object.values(margins)) * millimeters).toBeGreaterThan(11.7);
  },
);
