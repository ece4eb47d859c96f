import { expect, test } from 'vitest';
import { COMMON_PHONE, findFormat } from './poster-formats.ts';

test.each([
  ['a4', 'portrait', 210, 297],
  ['a3', 'landscape', 420, 297],
  // 8.5 and 11 inches of 25.4 millimeters.
  ['letter', 'portrait', 215.9, 279.4],
  ['letter', 'landscape', 279.4, 215.9],
] as const)(
  'A print on %s, %s, has the shape of %d by %d millimeters, no small text and no narrow margin',
  (size, orientation, sheetWidth, sheetHeight) => {
    const paper = { size, orientation };
    const { width, height, margins, textSizes } = findFormat('print', { paper, screen: COMMON_PHONE });
    const millimeters = sheetWidth / width;
    expect(height * millimeters).toBeCloseTo(sheetHeight);
    // 7 points of 0.3528 millimeters.
    expect((textSizes?.small ?? 0) * millimeters).toBeGreaterThan(7 * 0.3528);
    // Printers leave up to 10 millimeters at the edges white.
    expect(Math.min(...Object.values(margins)) * millimeters).toBeGreaterThan(11.7);
  },
);
