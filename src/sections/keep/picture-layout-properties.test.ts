import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatOf, layOut, measure } from '../../../tests/fixtures/picture-layouts.ts';
import { ACTIVITY_COLORS } from '../../life/colors.ts';
import type { Marks } from '../../life/place-events.ts';
import { ORIENTATIONS, PAPER_SIZES, UNITS_PER_MM } from './paper-formats.ts';
import type { PlacedLine } from './picture-block.ts';
import { listFormats, type PictureFormat } from './picture-formats.ts';

const papers = fc.record({
  size: fc.constantFrom(...PAPER_SIZES),
  orientation: fc.constantFrom(...ORIENTATIONS),
});
const phones = fc.record({
  width: fc.integer({ min: 320, max: 2064 }),
  height: fc.integer({ min: 480, max: 3120 }),
});
const formats = fc
  .tuple(phones, papers, fc.integer({ min: 0, max: 3 }))
  .map(([phone, paper, index]) => listFormats(phone, paper)[index] ?? formatOf('print'));
const lives = fc.record({
  years: fc.double({ min: 1, max: 150, noNaN: true }),
  age: fc.integer({ min: 0, max: 149 }),
});
const titles = fc
  .stringMatching(/^[A-Za-z ]{1,60}$/)
  .filter((title) => title.trim() === title && title !== '');
const smallPrints = fc.constantFrom('As of today.', 'The life expectancy of a country. '.repeat(7).trim());
/** Words of a visitor, in any script, with and without spaces. */
const words = fc.oneof(
  titles,
  fc.integer({ min: 1, max: 60 }).map((length) => 'W'.repeat(length)),
  fc.constantFrom(
    '学生時代と東京での長い暮らし',
    'سنوات الدراسة في المدينة القديمة',
    'בית הספר',
    '👩‍👩‍👧‍👦 family',
  ),
);

const WEEKS = 52;
/** Chapters one after the other, and moments, at any weeks of a life. */
const marks = fc
  .record({
    chapters: fc.array(fc.tuple(words, fc.integer({ min: 1, max: 1500 }), fc.integer({ min: 0, max: 300 })), {
      maxLength: 8,
    }),
    moments: fc.array(fc.tuple(words, fc.integer({ min: 0, max: 90 * WEEKS })), { maxLength: 50 }),
  })
  .map(({ chapters, moments }): Marks => {
    let end = 0;
    return {
      chapters: chapters.map(([name, length, gap], index) => {
        const from = end + gap;
        end = from + length;
        const color = ACTIVITY_COLORS[index] ?? '#D6293B';
        const when = { unit: 'age', age: 1 } as const;
        return {
          chapter: { id: `chapter-${index}`, name, color, from: when, until: when },
          from,
          until: end,
          goesOn: false,
        };
      }),
      moments: moments.map(([text, week], index) => ({
        moment: { id: `moment-${index}`, text, when: { unit: 'age', age: Math.floor(week / WEEKS) } },
        week,
        number: index + 1,
      })),
    };
  });

/** The box of a line, from the top of its capitals to the end of its descenders. */
function boxOf({ text, x, y, size = 0, anchor }: PlacedLine) {
  const width = measure(text, `${size}px`);
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  return { left, right: left + width, top: y - size * 0.7, bottom: y + size * 0.25 };
}

function layOutMarked(
  format: PictureFormat,
  { years, age }: { readonly years: number; readonly age: number },
  { title, smallPrint, of }: { readonly title: string; readonly smallPrint: string; readonly of: Marks },
) {
  const chapters = of.chapters.map(({ chapter: { name, color } }) => ({ text: name, color }));
  const moments = of.moments.map(({ moment: { id, text }, number }) => ({
    id,
    number: String(number),
    color: null,
    text,
  }));
  return layOut(format, years, age, { title, smallPrint, chapters, moments }, of);
}

describe('In any format, for any life and any words', () => {
  const cases = [formats, lives, titles, smallPrints, marks] as const;

  test('everything is inside the margins, and on paper nothing is nearer to an edge than ten millimeters', () => {
    fc.assert(
      fc.property(...cases, (format, life, title, smallPrint, of) => {
        const { grid, lines, swatches } = layOutMarked(format, life, { title, smallPrint, of });
        const { width, height, margins, paper } = format;
        const { box } = grid;
        expect(grid.pitch).toBeGreaterThan(0);
        // The ages at the first and last column may be wider than these.
        const sides = paper ? 10 * UNITS_PER_MM : 0;
        for (const { left, right, top, bottom } of [
          { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height },
          ...lines.map(boxOf),
          ...swatches.map(({ x, y, size }) => ({ left: x, right: x + size, top: y, bottom: y + size })),
        ]) {
          expect(left).toBeGreaterThanOrEqual(sides);
          expect(right).toBeLessThanOrEqual(width - sides);
          expect(top).toBeGreaterThanOrEqual(margins.top - 1e-6);
          expect(bottom).toBeLessThanOrEqual(height - margins.bottom + 1e-6);
        }
      }),
    );
  });

  test('no words overlap each other or the weeks', () => {
    fc.assert(
      fc.property(...cases, (format, life, title, smallPrint, of) => {
        const { grid, lines } = layOutMarked(format, life, { title, smallPrint, of });
        const { x, y, width, height } = grid.box;
        const boxes = lines.filter(({ text }) => text.trim() !== '').map(boxOf);
        const weeks = { left: x, right: x + width, top: y, bottom: y + height };
        for (const [index, one] of [weeks, ...boxes].entries()) {
          for (const other of boxes.slice(index)) {
            const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            expect(Math.min(across, down)).toBeLessThanOrEqual(1e-6);
          }
        }
      }),
    );
  });
});
