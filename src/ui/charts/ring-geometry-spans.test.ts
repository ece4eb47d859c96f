import { describe, expect, test } from 'vitest';
import { sampleActivity, sampleAges } from '../../../tests/fixtures/activity-projection.ts';
import type { Ages } from '../../life/life-projection.ts';
import { layOutRings } from './ring-geometry.ts';

/** The size of the whole picture: the pie and 20 pixels of room on every side, for the numbers. */
const SIZE = 240;
const HALFWAY: Ages = sampleAges(42, 42, 84);

/** The radii of the arcs in a path, the smaller first. */
function readRadii(path: string | undefined): number[] {
  const radii = [...(path ?? '').matchAll(/A([\d.]+),/g)].map(([, radius]) => Number(radius));
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
  const [work, rest] = layOutRings(activities, { ...HALFWAY, spans }, SIZE).slices;
  const countSectors = (path: string | undefined) => [...(path ?? '').matchAll(/Z/g)].length;

  test('has each of them as a ring of its own: 21 years end at the root of 38² + 8556 / 4, which is 59.858', () => {
    // 63 years end at the root of 1444 + 6417, 88.662, and the 42 so far at 75.644.
    expect(work?.bands.map(({ tone, path }) => [tone, readRadii(path)])).toEqual([
      ['lived', [59.86, 75.64]],
      ['ahead', [75.64, 88.66]],
    ]);
    expect(rest?.bands.map(({ tone, path }) => [tone, readRadii(path)])).toEqual([
      ['lived', [38, 59.86, 75.64]],
      ['ahead', [75.64, 88.66, 100]],
    ]);
  });

  test('has one path for each tone of an activity, with its sector of every span', () => {
    expect(work?.bands.map(({ path }) => countSectors(path))).toEqual([1, 1]);
    expect(rest?.bands.map(({ path }) => countSectors(path))).toEqual([2, 2]);
    expect(countSectors(rest?.outline)).toBe(3);
  });

  test('divides a ring by the hours of its own span, without a gap where one activity takes them all', () => {
    // A whole ring that begins at the top, then three quarters from 1.5 pixels after the right.
    expect(rest?.outline).toMatch(/^M0,-59\.86A.*ZM88\.65,1\.5A.*ZM0,-100A/);
    // A quarter, from the top to the right, less the gap.
    expect(work?.outline).toMatch(/^M1\.5,-88\.65A/);
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
  });

  test('has the tooltip of a slice in the middle of its largest sector', () => {
    // At (59.858 + 88.662) / 2 = 74.26; an eighth and five eighths of a turn: 74.26 × sin 45° = 52.51.
    expect(work?.middle.map((each) => Math.round(each * 100) / 100)).toEqual([52.51, -52.51]);
    expect(rest?.middle.map((each) => Math.round(each * 100) / 100)).toEqual([-52.51, 52.51]);
  });

  test('has the number of a slice that ends before the rim inside it, and others where they reach the rim', () => {
    expect(work).toMatchObject({ isNumberInside: true, numberAt: work?.middle });
    expect(rest?.isNumberInside).toBe(false);
    // The rest takes the whole of the last ring, and its middle is opposite the top.
    expect(rest?.numberAt[0]).toBeCloseTo(0, 6);
    expect(rest?.numberAt[1]).toBeCloseTo(111, 6);
  });

  test('has one sector for an activity with the same hours in adjacent spans, and a new one after a pause', () => {
    const sleep = sampleActivity('sleep', { percentage: 100 / 3 });
    const withSleep = spans.map(({ hours: [own = 0, others = 0], ...ages }) => ({
      ...ages,
      hours: [8, own, others - 8],
    }));
    const [whole] = layOutRings([sleep, ...activities], { ...HALFWAY, spans: withSleep }, SIZE).slices;
    expect(countSectors(whole?.outline)).toBe(1);
    expect(readRadii(whole?.outline)).toEqual([38, 100]);
    const paused = spans.map(({ hours: [own = 0], ...ages }) => ({
      ...ages,
      hours: [24 - own * 4, own * 4],
    }));
    const [before] = layOutRings(activities, { ...HALFWAY, spans: paused }, SIZE).slices;
    expect(countSectors(before?.outline)).toBe(2);
  });
});
