import { describe, expect, test } from 'vitest';
import { placedChapter } from '../../tests/fixtures/life-events.ts';
import { unmoved } from '../../tests/fixtures/weeks.ts';
import { LINE_HEIGHT, layOutLine } from './chapter-line.ts';
import { layOutWeeks } from './geometry.ts';
import { WHOLE_YEAR } from './grid.ts';

/** 80 years in columns, below the line. */
const geometry = layOutWeeks(unmoved(80 * 52, 36 * 52), WHOLE_YEAR, {
  width: 1000,
  height: 600,
  direction: 'horizontal',
  header: LINE_HEIGHT,
});
const { yearMiddle, yearPitch } = geometry;
/** 8 pixels a letter. */
const measure = (text: string) => 8 * text.length;
const layOut = (...chapters: Parameters<typeof placedChapter>[]) =>
  layOutLine(
    geometry,
    chapters.map((chapter) => placedChapter(...chapter)),
    measure,
  );

describe('The line of chapters above the weeks', () => {
  test('has each chapter over its years, with a gap of 2 pixels to the next, above every dot', () => {
    const [school, work] = layOut(['School', 6 * 52, 18 * 52], ['Work', 18 * 52, 36 * 52]);
    if (!school || !work) throw new Error('A chapter is missing');
    const begin = (mark: typeof school) => mark.x - mark.width / 2;
    expect(begin(school)).toBeCloseTo(yearMiddle(6) - yearPitch / 2);
    expect(begin(work)).toBeCloseTo(yearMiddle(18) - yearPitch / 2);
    expect(begin(school) + school.width).toBeCloseTo(begin(work) - 2, 0);
    expect(school.y + school.height / 2).toBeLessThan(geometry.box.y);
  });

  test('shortens a name to its years, and leaves it out where not even three letters fit', () => {
    expect(
      layOut(
        ['A long name of a school', 0, 6 * 52],
        ['Kyoto', 6 * 52, 7 * 52],
        ['University', 7 * 52, 30 * 52],
      ).map(({ text }) => text),
    ).toEqual([expect.stringMatching(/^A long.*…$/), '', 'University']);
  });

  test('ends with the chart, and has no chapter after it', () => {
    const marks = layOut(['Retired', 65 * 52, Number.POSITIVE_INFINITY], ['Later', 80 * 52, 81 * 52]);
    expect(marks.map(({ text }) => text)).toEqual(['Retired']);
    const [retired] = marks;
    expect(retired && retired.x + retired.width / 2).toBeCloseTo(yearMiddle(79) + yearPitch / 2 - 2, 0);
  });
});
