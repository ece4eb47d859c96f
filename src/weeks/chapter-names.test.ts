import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placedChapter } from '../../tests/fixtures/life-events.ts';
import { unmoved } from '../../tests/fixtures/weeks.ts';
import type { PlacedChapter } from '../life/place-events.ts';
import { layOutLine, measureLine, placeNames, shortenText } from './chapter-names.ts';
import { layOutWeeks, type Room } from './geometry.ts';
import { type Box, WHOLE_YEAR } from './grid.ts';
import { layOutMarks } from './moment-rings.ts';

/** As on a phone: 52 weeks of 6 pixels right of the ages, the first year at 29. */
const PHONE: Room = { width: 36 + 52 * 6, height: 10_000 };
/** As on a wide screen: 84 years of 12 pixels each, the first at 5. */
const WIDE: Room = { width: 1120, height: 26 + 52 * 10, direction: 'horizontal' };

const chapter = (name: string, from: number, until: number) => placedChapter(name, from * 52, until * 52);

interface Drawn {
  readonly room?: Room;
  /** The present week, by default at birth. */
  readonly now?: number;
  readonly ring?: Box;
}

/** Letters are 8 pixels wide. */
const measure = (text: string) => text.length * 8;

function nameChapters(chapters: readonly PlacedChapter[], { room = PHONE, now = 0, ring }: Drawn = {}) {
  const geometry = layOutWeeks(unmoved(84 * 52, now), WHOLE_YEAR, room);
  return { geometry, names: placeNames({ geometry, chapters, rings: ring ? [ring] : [], measure }) };
}

describe('The name of a chapter', () => {
  test('is in the middle of its weeks, as wide as its letters and 8 pixels at either side', () => {
    const { geometry, names } = nameChapters([chapter('School', 6, 18)]);
    // The 13th year is just below the middle of those from the 7th to the 18th, and the 27th week that of a year.
    const middle = geometry.positionOf(12 * 52 + 26);
    expect(names).toMatchObject([{ text: 'School', x: middle.x, width: 64, height: 22 }]);
    expect(Math.abs((names[0]?.y ?? 0) - middle.y)).toBeLessThanOrEqual(geometry.pitch);
  });

  test('may be wider than a short chapter, but not more than three times as wide', () => {
    expect(nameChapters([chapter('Montreal', 18, 22)], { room: WIDE }).names).toMatchObject([
      { text: 'Montreal' },
    ]);
    // Three columns 12.4 pixels apart, 8.7 between decades, and a dot of 10 are 43.5: three times that are 130, of which
    // 16 are beside 14 letters.
    expect(nameChapters([chapter('Studies in Montreal', 18, 21)], { room: WIDE }).names).toMatchObject([
      { text: 'Studies in Mo…', width: 128 },
    ]);
    // Little would remain.
    expect(nameChapters([chapter('Montreal', 18, 18.5)], { room: WIDE }).names).toEqual([]);
  });

  test('is left out if most of what it would cover belongs to other chapters', () => {
    expect(nameChapters([chapter('Year off', 20, 20.5)]).names).toEqual([]);
    // It covers two years of this chapter and three others.
    expect(nameChapters([chapter('Years off', 23, 25)]).names).toHaveLength(1);
  });

  test('covers as few weeks of others as it can', () => {
    // Of the years 6 to 9, the middle is between 7 and 8. Around 7, a name reaches from the year 5 to 9; around 8, the gap
    // after ten years leaves it within the chapter.
    expect(nameChapters([chapter('School', 6, 10)]).names).toMatchObject([{ x: 195, y: 26 + 8.5 * 6 }]);
  });

  test('makes way for that of a shorter chapter', () => {
    // They take 64 pixels and 4 between them, and a name moves by four weeks of 6 pixels.
    expect(nameChapters([chapter('School', 0, 4), chapter('Abroad', 4, 6)]).names).toMatchObject([
      { text: 'Abroad', x: 195 },
      { text: 'School', x: 195 - 72 },
    ]);
  });

  test('is once among the weeks that it colors, and nowhere if others hide it', () => {
    const [city, job, love] = [chapter('City', 0, 20), chapter('Job', 6, 12), chapter('Love', 6, 12)];
    const { names, geometry } = nameChapters([city, job, love]);
    expect(names.map(({ text }) => text)).toEqual(['Love', 'City']);
    // 22 pixels are four years. Of the years below City, 13 to 20, those around the 15th are all its own, and the nearest to
    // the middle of its fourteen.
    expect(names[1]?.y).toBe(geometry.positionOf(14 * 52).y);
  });

  // Nine years of 6 pixels have their middle at 195, 53. The name is 64 by 22 pixels, and keeps 4 from what it may not hide.
  test.each([
    // (64 + 24) / 2 + 4 are 48 pixels: eight weeks.
    ['beside a tall ring', { ring: { x: 195, y: 53, width: 24, height: 1000 } }, 195 - 48, 53],
    // (22 + 6) / 2 + 4 are 18 pixels: three years. Below the ring, it would hide weeks of the tenth year.
    ['above a wide ring', { ring: { x: 195, y: 53, width: 1000, height: 6 } }, 195, 53 - 18],
    // With a radius of 1.8 × 6, it takes 46.8 pixels beside it, or 25.8 above it, where four years are 24.
    ['beside the glow of the present week', { now: 4 * 52 + 26 }, 195 - 48, 53],
    ['in the middle without a present week', { now: 84 * 52 }, 195, 53],
  ])('hides no ring and not the present week: it is %s', (_, drawn, x, y) => {
    expect(nameChapters([chapter('School', 0, 9)], drawn).names).toMatchObject([{ x, y }]);
  });
});

test('names are within the picture, and hide no ring, no other name and not the present week', () => {
  const bounds = fc.uniqueArray(fc.integer({ min: 0, max: 84 * 4 }), { minLength: 2, maxLength: 9 });
  const letters = fc.array(fc.integer({ min: 1, max: 80 }), { minLength: 9, maxLength: 9 });
  const weeks = fc.array(fc.nat(84 * 52 - 1), { maxLength: 20 });
  fc.assert(
    fc.property(
      bounds,
      letters,
      weeks,
      fc.nat(84 * 52 - 1),
      fc.boolean(),
      (some, lengths, moments, now, isWide) => {
        const quarters = some.toSorted((one, other) => one - other);
        const chapters = quarters
          .slice(1)
          .map((until, index) =>
            chapter('x'.repeat(lengths[index] ?? 1), (quarters[index] ?? 0) / 4, until / 4),
          );
        const geometry = layOutWeeks(unmoved(84 * 52, now), WHOLE_YEAR, isWide ? WIDE : PHONE);
        const rings = layOutMarks(
          geometry,
          moments.map((week, index) => ({ week, number: index + 1 })),
        );
        const names = placeNames({ geometry, chapters, rings, measure });
        const present = geometry.now ? [{ ...geometry.now, width: 18, height: 18 }] : [];
        for (const [index, name] of names.entries()) {
          expect(name.x - name.width / 2).toBeGreaterThanOrEqual(geometry.left);
          expect(name.x + name.width / 2).toBeLessThanOrEqual(geometry.width);
          expect(name.y - name.height / 2).toBeGreaterThanOrEqual(0);
          expect(name.y + name.height / 2).toBeLessThanOrEqual(geometry.height);
          for (const other of [...rings, ...present, ...names.slice(index + 1)]) {
            const isBeside = Math.abs(name.x - other.x) >= (name.width + other.width) / 2;
            const isBelow = Math.abs(name.y - other.y) >= (name.height + other.height) / 2;
            expect(isBeside || isBelow).toBe(true);
          }
        }
      },
    ),
  );
});

// Every character is 10 pixels wide, and so is the ellipsis.
test.each([
  ['keeps as many letters as fit, with the ellipsis', 'Montreal', 50, 'Mont…'],
  ['is the whole text if it fits', 'Montreal', 80, 'Montreal'],
  ['has no space before the ellipsis', 'Studies in Montreal', 80, 'Studies…'],
  ['keeps a space at the beginning', ' into', 30, ' i…'],
  ['is the ellipsis alone without room for a letter', 'Montreal', 19, '…'],
])('a text in some room %s', (_, text, width, shortened) => {
  expect(shortenText(text, width, ({ length }) => length * 10)).toBe(shortened);
});

/** 80 years in columns, below the line. */
const geometry = layOutWeeks(unmoved(80 * 52, 36 * 52), WHOLE_YEAR, {
  width: 1000,
  height: 600,
  direction: 'horizontal',
  header: measureLine([placedChapter('School', 6 * 52, 18 * 52)]),
});
const { yearMiddle, yearPitch } = geometry;
const layOut = (...chapters: Parameters<typeof placedChapter>[]) =>
  layOutLine(
    geometry,
    chapters.map((given) => placedChapter(...given)),
    measure,
  );

describe('The line of chapters above the weeks', () => {
  test('has each chapter over its years, with a gap of 2 pixels to the next, above every dot', () => {
    const [school, work] = layOut(['School', 6 * 52, 18 * 52], ['Work', 18 * 52, 36 * 52]);
    if (!school || !work) throw new Error('A chapter is missing');
    expect(school.bar.start).toBeCloseTo(yearMiddle(6) - yearPitch / 2);
    expect(work.bar.start).toBeCloseTo(yearMiddle(18) - yearPitch / 2);
    expect(school.bar.start + school.bar.width).toBeCloseTo(work.bar.start - 2, 0);
    expect(school.y + school.height / 2).toBeLessThan(geometry.box.y);
  });

  test('has another line for each chapter that shares weeks with those before it', () => {
    const shared: Parameters<typeof layOut> = [
      ['City', 0, 20 * 52],
      ['Job', 6 * 52, 12 * 52],
      ['Love', 10 * 52, 24 * 52],
      ['Rome', 20 * 52, 30 * 52],
    ];
    expect(layOut(...shared).map(({ text, y, height }) => [text, y - height / 2])).toEqual([
      ['City', 0],
      ['Job', 26],
      ['Love', 52],
      ['Rome', 0],
    ]);
    const heightOf = (count: number) =>
      measureLine(shared.slice(0, count).map((given) => placedChapter(...given)));
    expect([0, 1, 2, 3, 4].map(heightOf)).toEqual([0, 32, 58, 84, 84]);
  });

  test('shortens a name between others to its years, and leaves it out where not even three letters fit', () => {
    expect(
      layOut(
        ['A long name of a school', 0, 6 * 52],
        ['Kyoto', 6 * 52, 7 * 52],
        ['University', 7 * 52, 30 * 52],
      ).map(({ text }) => text),
    ).toEqual([expect.stringMatching(/^A long.*…$/), '', 'University']);
  });

  test('lets a name run on over the years after its own, or else over those before them', () => {
    // Two years are 24 pixels.
    const [first, alone, last] = layOut(
      ['Nursery in Oslo', 0, 2 * 52],
      ['School in Osaka', 30 * 52, 32 * 52],
      ['A home by the sea', 78 * 52, 80 * 52],
    );
    expect(first).toMatchObject({ text: 'Nursery in Oslo', width: 15 * 8 });
    expect(alone).toMatchObject({ text: 'School in Osaka', width: 15 * 8 });
    expect((alone?.x ?? 0) - 15 * 4).toBe(alone?.bar.start);
    expect(last).toMatchObject({ text: 'A home by the sea', width: 17 * 8 });
    expect((last?.x ?? 0) + 17 * 4).toBeCloseTo(geometry.width);
    expect(alone?.bar.width).toBeCloseTo(last?.bar.width ?? 0, 0);
  });

  test('cuts a name only where it would come nearer than 8 pixels to another chapter in its row', () => {
    const [school, work] = layOut(
      [`School of a very ${'very '.repeat(9)}long name`, 20 * 52, 22 * 52],
      ['Work', 28 * 52, 60 * 52],
      ['Love', 20 * 52 + 26, 30 * 52],
    );
    expect(school?.text).toMatch(/^School of a very.*…$/);
    expect((school?.x ?? 0) + (school?.width ?? 0) / 2).toBeLessThanOrEqual((work?.bar.start ?? 0) - 8);
    expect((school?.x ?? 0) - (school?.width ?? 0) / 2).toBe(0);
  });

  test('ends with the chart, and has no chapter after it', () => {
    const marks = layOut(['Retired', 65 * 52, Number.POSITIVE_INFINITY], ['Later', 80 * 52, 81 * 52]);
    expect(marks.map(({ text }) => text)).toEqual(['Retired']);
    const [retired] = marks;
    expect(retired && retired.bar.start + retired.bar.width).toBeCloseTo(
      yearMiddle(79) + yearPitch / 2 - 2,
      0,
    );
  });
});

test('no name in the line is over another chapter of its row, or out of the picture', () => {
  const chapters = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 60 }), fc.nat(79 * 52), fc.integer({ min: 26, max: 30 * 52 })),
    { maxLength: 9 },
  );
  fc.assert(
    fc.property(chapters, (some) => {
      const marks = layOut(
        ...some
          .toSorted(([, one], [, other]) => one - other)
          .map(
            ([letters, from, length]): Parameters<typeof placedChapter> => [
              'x'.repeat(letters),
              from,
              from + length,
            ],
          ),
      );
      for (const [index, mark] of marks.entries()) {
        expect(mark.x + mark.width / 2).toBeLessThanOrEqual(geometry.width);
        expect(mark.x - mark.width / 2).toBeGreaterThanOrEqual(-1);
        for (const other of marks.slice(index + 1).filter(({ y }) => y === mark.y))
          expect(other.x - other.width / 2 - (mark.x + mark.width / 2)).toBeGreaterThan(0);
      }
    }),
  );
});
