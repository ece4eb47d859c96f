import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatOf, layOut } from '../../../tests/fixtures/picture-layouts.ts';
import { ACTIVITY_COLORS } from '../../life/activity-colors.ts';
import { listFormats } from './picture-formats.ts';

describe('In any format, for any life and any title', () => {
  const phones = fc.record({
    width: fc.integer({ min: 320, max: 2064 }),
    height: fc.integer({ min: 480, max: 3120 }),
  });
  const formats = fc
    .tuple(phones, fc.integer({ min: 0, max: 4 }))
    .map(([phone, index]) => listFormats(phone)[index] ?? formatOf('a3'));
  const lives = fc.record({
    years: fc.double({ min: 1, max: 150, noNaN: true }),
    age: fc.integer({ min: 0, max: 149 }),
  });
  const titles = fc.stringMatching(/^[A-Za-z ]{1,60}$/).filter((title) => title.trim() === title);
  const smallPrints = fc.constantFrom(
    'As of today.',
    'Based on the life expectancy of a country. '.repeat(6).trim(),
  );

  const names = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 8 });
  const momentCounts = fc.integer({ min: 0, max: 50 });
  const marks = fc.record({
    chapters: names.map((lengths) =>
      lengths.map((length, index) => ({
        text: `${'n'.repeat(length)}, age 6 to 18`,
        color: ACTIVITY_COLORS[index] ?? '#D6293B',
      })),
    ),
    moments: momentCounts.map((count) =>
      Array.from({ length: count }, (_, index) => `${index + 1} Moment, 2001`).join(' · '),
    ),
  });

  test('everything is inside the margins, and nothing overlaps', () => {
    fc.assert(
      fc.property(
        formats,
        lives,
        titles,
        smallPrints,
        marks,
        (format, { years, age }, title, smallPrint, of) => {
          const { field, lines, swatches } = layOut(format, years, age, { title, smallPrint, ...of });
          const { width, height, margins } = format;
          const inside = (from: number, to: number, least: number, most: number) => {
            expect(from).toBeGreaterThanOrEqual(least - 1e-6);
            expect(to).toBeLessThanOrEqual(most + 1e-6);
          };
          inside(field.x, field.x + field.width, margins.sides, width - margins.sides);
          inside(field.y, field.y + field.height, margins.top, height - margins.bottom);
          expect(field.pitch).toBeGreaterThan(0);
          for (const { text, x, y, size = 0, anchor } of lines) {
            inside(y - size * 0.7, y + size * 0.25, margins.top, height - margins.bottom);
            const length = (text.length * size) / 2;
            const left = x - (anchor === 'middle' ? length / 2 : anchor === 'end' ? length : 0);
            inside(left, left + length, 0, width);
          }
          // Chapters, each with its dot before it, clear of the lines above and below and of each other.
          const named = lines.filter(({ anchor }) => anchor === undefined);
          expect(swatches.length).toBeLessThanOrEqual(named.length);
          for (const { x, y, size } of swatches) {
            inside(x, x + size, margins.sides, width - margins.sides);
            const beside = named.find((line) => line.x > x + size && Math.abs(line.y - y - size) < size);
            expect(beside?.x).toBeLessThan(x + 2 * size);
          }
          const boxes = lines.flatMap(({ text, x, y, size = 0, anchor }) =>
            anchor === 'end' || /^\d+$/.test(text)
              ? []
              : {
                  left: anchor ? margins.sides : x - size,
                  right: anchor ? width - margins.sides : x + (text.length * size) / 2,
                  top: y - size * 0.7,
                  bottom: y + size * 0.25,
                },
          );
          for (const { right } of boxes) expect(right).toBeLessThanOrEqual(width - margins.sides + 1e-6);
          for (const [index, one] of boxes.entries()) {
            for (const other of boxes.slice(index + 1)) {
              const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
              const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
              expect(Math.min(across, down)).toBeLessThanOrEqual(1e-6);
            }
          }
          const words = lines.filter(({ anchor, text }) => anchor !== 'end' && !/^\d+$/.test(text));
          for (const { text, x, size = 0, anchor } of words) {
            if (!anchor) continue;
            const half = (text.length * size) / 4;
            inside(x - half, x + half, margins.sides, width - margins.sides);
          }
          // Above the dots or below them.
          for (const { y, size = 0 } of words) {
            expect(y <= field.y || y - size * 0.7 >= field.y + field.height).toBe(true);
          }
        },
      ),
    );
  });
});
