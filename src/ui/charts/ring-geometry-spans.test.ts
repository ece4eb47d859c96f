import { describe, expect, test } from 'vitest';
import { sampleActivity, sampleAges } from '../../../tests/fixtures/activity-projection.ts';
import type { Ages } from '../../life/life-projection.ts';
import { drawSector, layOutRings } from './ring-geometry.ts';

const roundPixels = (pixels: number) => Math.round(pixels * 100) / 100;

/** The size of the whole picture: the pie and 20 pixels of room on every side, for the numbers. */
const SIZE = 240;
const HALFWAY: Ages = sampleAges(42, 42, 84);

/** The radii of the arcs in a path to hundredths, the smaller first. */
function readRadii(path: string | undefined): number[] {
  const radii = [...(path ?? '').matchAll(/A([\d.]+),/g)].map(([, radius]) => roundPixels(Number(radius)));
  return [...new Set(radii)].toSorted((a, b) => a - b);
}

describe('A life in several spans', () => {
  /** Aged 42 of 84: six hours a day from 21 to 63, and the rest. */
  const activities = [
    sampleActivity('work', { percentage: 12.5 }),
    sampleActivity('rest', { percentage: 87.5 }),
  ];
  const spans = [
    { from: 0, until: 21, hours: [0, 24] },
    { from: 21, until: 63, hours: [6, 18] },
    { from: 63, until: 84, hours: [0, 24] },
  ];
  const drawLife = () => layOutRings(activities, { ...HALFWAY, spans }, SIZE).slices;
  /** Each sector of a path ends with a Z, and the next one begins right after it. */
  const countSectors = (path = '') => path.split(/Z(?=M|$)/).length - 1;
  /** To hundredths, with 0 for −0. */
  const roundPlace = (place: readonly number[] | undefined) =>
    place?.map((each) => Math.round(each * 100) / 100 + 0);

  test('has each of them as a ring of its own: 21 years end at the root of 38² + 8556 / 4, which is 59.858', () => {
    const [work, rest] = drawLife();
    // 63 years end at the root of 1444 + 6417, 88.662, and the 42 so far at 75.644.
    expect(work?.bands.map(({ tone, path }) => [tone, readRadii(path)])).toEqual([
      ['lived', [59.86, 75.64]],
      ['ahead', [75.64, 88.66]],
    ]);
    expect(rest?.bands.map(({ tone, path }) => [tone, readRadii(path)])).toEqual([
      ['lived', [38, 59.86, 75.64]],
      ['ahead', [75.64, 88.66, 100]],
    ]);
    expect(rest?.bands.map(({ path }) => countSectors(path))).toEqual([2, 2]);
  });

  test('divides a ring by the hours of its own span, without a gap where one activity takes them all', () => {
    const [work, rest] = drawLife();
    // A whole ring that begins at the top, then three quarters from 1.5 pixels after the right.
    expect(rest?.outline).toMatch(/^M0,-59\.858\d*A.*ZM88\.649\d*,1\.5A.*ZM0,-100A/);
    // A quarter, from the top to the right, less the gap.
    expect(work?.outline).toMatch(/^M1\.5,-88\.649\d*A/);
  });

  test('keeps a slice at its angle when an earlier activity in the list begins or ends', () => {
    const quarters = ['work', 'club', 'reading', 'rest'].map((id) => sampleActivity(id, { percentage: 25 }));
    const hours = [
      [0, 0, 6, 18],
      [6, 6, 6, 6],
      [0, 6, 6, 12],
    ];
    const life = { ...HALFWAY, spans: spans.map((ages, index) => ({ ...ages, hours: hours[index] ?? [] })) };
    const { slices } = layOutRings(quarters, life, SIZE);
    expect(slices.map(({ outline }) => countSectors(outline))).toEqual([1, 1, 1, 3]);
    // Reading from the top to the right, the club to the bottom, and work to the left.
    expect(slices.slice(0, 3).map(({ middle }) => middle.map(Math.sign))).toEqual([
      [-1, 1],
      [1, 1],
      [1, -1],
    ]);
    expect(slices.map(({ id, number }) => [id, number])).toEqual([
      ['work', 1],
      ['club', 2],
      ['reading', 3],
      ['rest', 4],
    ]);
    // The club and reading reach the rim, where 111 × sin 45° is 78.49; the rest is at the left of it.
    expect(slices.slice(1).map(({ numberAt }) => roundPlace(numberAt))).toEqual([
      [78.49, 78.49],
      [78.49, -78.49],
      [-111, 0],
    ]);
  });

  test('has the activity of the most years first, even if another one ends later', () => {
    // From 0 to 60 and from 40 to 84: at the top, both start at 0 unless the other one is before them.
    const three = ['late', 'early', 'rest'].map((id) => sampleActivity(id, { percentage: 25 }));
    const hours = [
      { from: 0, until: 40, hours: [0, 6, 18] },
      { from: 40, until: 60, hours: [6, 6, 12] },
      { from: 60, until: 84, hours: [6, 0, 18] },
    ];
    const { slices } = layOutRings(three, { ...HALFWAY, spans: hours }, SIZE);
    expect(slices.map(({ outline }) => countSectors(outline))).toEqual([2, 1, 3]);
  });

  test('has the tooltip of a slice in the middle of its largest sector', () => {
    const three = ['work', 'club', 'rest'].map((id) => sampleActivity(id, { percentage: 25 }));
    const hours = [
      [0, 6, 18],
      [6, 2.75, 15.25],
      [18, 0, 6],
    ];
    const life = { ...HALFWAY, spans: spans.map((ages, index) => ({ ...ages, hours: hours[index] ?? [] })) };
    // Work: 18 hours for 21 years are more than 6 for 42. At (88.662 + 100) / 2 and 9 / 24 of a turn: 94.331 × sin 45°.
    // The club: 6 hours for 21 years are more than 2.75 for 42. At (38 + 59.858) / 2 and 3 / 24 of a turn: 48.929 × sin 45°.
    // Rest: 15.25 hours for 42 years. At (59.858 + 88.662) / 2 and 16.375 / 24 of a turn, which is 65.625° after the
    // bottom: 74.26 × sin 65.625° and × cos 65.625°.
    expect(layOutRings(three, life, SIZE).slices.map(({ middle }) => roundPlace(middle))).toEqual([
      [66.7, 66.7],
      [34.6, -34.6],
      [-67.64, 30.65],
    ]);
  });

  test('has the number of a slice that ends before the rim inside it, and others where they reach the rim', () => {
    const [work, rest] = drawLife();
    expect(work).toMatchObject({ isNumberInside: true, numberAt: work?.middle });
    expect(rest?.isNumberInside).toBe(false);
    // The rest takes the whole of the last ring, and its middle is opposite the top.
    expect(roundPlace(rest?.numberAt)).toEqual([0, 111]);
  });

  test('has one sector for an activity with the same hours in adjacent spans, and a new one for other hours', () => {
    const sleep = sampleActivity('sleep', { percentage: 100 / 3 });
    const withSleep = spans.map(({ hours: [own = 0, others = 0], ...ages }) => ({
      ...ages,
      hours: [8, own, others - 8],
    }));
    const [whole] = layOutRings([sleep, ...activities], { ...HALFWAY, spans: withSleep }, SIZE).slices;
    expect(countSectors(whole?.outline)).toBe(1);
    expect(readRadii(whole?.outline)).toEqual([38, 100]);
    const countWith = (...hours: number[]) => {
      const life = spans.map((ages, index) => ({
        ...ages,
        hours: [hours[index] ?? 0, 24 - (hours[index] ?? 0)],
      }));
      return countSectors(layOutRings(activities, { ...HALFWAY, spans: life }, SIZE).slices[0]?.outline);
    };
    // After a pause, with more hours, and with fewer. Of 5 and 10 hours, the angles begin at 0 without a rounding error.
    expect([countWith(24, 0, 24), countWith(5, 10, 10), countWith(10, 10, 5)]).toEqual([2, 2, 2]);
  });
});

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
