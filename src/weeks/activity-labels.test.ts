import { describe, expect, test } from 'vitest';
import { ROOM, runsOf, unmoved } from '../../tests/fixtures/weeks.ts';
import { labelActivities } from './activity-labels.ts';
import { layOutWeeks } from './geometry.ts';
import { WHOLE_YEAR } from './grid.ts';

const GEOMETRY = layOutWeeks(unmoved(520, 0), WHOLE_YEAR, ROOM);
const NUMBER = Number.POSITIVE_INFINITY;

/** Activities whose names have these widths, each with a larger share than the one before. */
const showAll = (widths: readonly number[]) =>
  widths.map((width, index) => ({ index, name: `Name ${index}`, percentage: index + 1, width }));

describe('A name above columns', () => {
  /** The activities with a number, in columns whose middles are 50 pixels apart. */
  const listNumbered = (...widths: number[]) =>
    labelActivities(
      { ...GEOMETRY, isHorizontal: false, left: 0, width: 200, middles: [50, 100, 150] },
      WHOLE_YEAR,
      showAll(widths),
    ).numbered;

  test('keeps 5 pixels from the numbers beside it and from the edges', () => {
    // Half of a number is 6.5 pixels, so that half of a name has 50 − 6.5 − 5 = 38.5.
    expect(listNumbered(77, NUMBER, NUMBER)).toEqual([1, 2]);
    expect(listNumbered(NUMBER, 77, NUMBER)).toEqual([0, 2]);
    expect(listNumbered(NUMBER, NUMBER, 77)).toEqual([0, 1]);
    expect(listNumbered(78, 78, 78)).toEqual([0, 1, 2]);
  });

  test('keeps 10 pixels from another name; without room for both, the activity of the larger share is named', () => {
    expect(listNumbered(40, 40, NUMBER)).toEqual([2]);
    expect(listNumbered(41, 41, NUMBER)).toEqual([0, 2]);
  });
});

describe('A name among the weeks of several bands', () => {
  /** The label of an activity of five columns for some years from the fourth on, in a grid of ten years without gaps. */
  const labelBand = ({ years, pitch, width }: { years: number; pitch: number; width: number }) => {
    const bands = [
      { from: 0, runs: runsOf(0, 52) },
      { from: 3, runs: runsOf(5, 47) },
      { from: 3 + years, runs: runsOf(0, 52) },
    ];
    const positionOf = (week: number) => ({ x: (week % 52) * pitch, y: Math.floor(week / 52) * pitch });
    return labelActivities({ ...GEOMETRY, pitch, positionOf }, bands, showAll([width])).columns[0]?.text;
  };

  test.each([
    ['reaches at most from the middle of its first column to that of the last', 2, 10, 40, 41],
    ['has a line of 15 pixels in a single year', 1, 15, 60, 61],
    ['has a line of 15 pixels in two years', 2, 8, 32, 33],
  ])('%s', (_, years, pitch, fits, isTooWide) => {
    expect(labelBand({ years, pitch, width: fits })).toBe('Name 0');
    expect(labelBand({ years, pitch, width: isTooWide })).toBe('1');
  });

  test('is a number in a band that is less high than a line', () => {
    expect(labelBand({ years: 1, pitch: 14, width: 40 })).toBe('1');
  });

  test('is missing for an activity that begins after the last year', () => {
    // Ten years are drawn, and the second activity begins in the eleventh.
    const bands = [
      { from: 0, runs: runsOf(52, 0) },
      { from: 10, runs: runsOf(26, 26) },
    ];
    expect(labelActivities(GEOMETRY, bands, showAll([NUMBER, NUMBER]))).toMatchObject({
      columns: [{ text: '1' }],
      numbered: [0],
    });
  });
});
