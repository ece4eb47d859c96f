import { expect, test } from 'vitest';
import { ACTIVITY_COLORS } from '../../life/colors.ts';
import type { Chapter } from '../../life/life-events.ts';
import { placeChapters } from '../../life/place-events.ts';
import { whenOf } from '../../life/when.ts';
import { listSegments } from './line-chapters.tsx';

const chapter = (name: string, from: string, until: string | null): Chapter => ({
  id: name,
  name,
  from: whenOf(from),
  until: until === null ? null : whenOf(until),
  color: ACTIVITY_COLORS[0],
});

const toPercent = (share: number) => Number((share * 100).toFixed(3));

/** The chapters of someone 20 weeks after their 36th birthday, on a line of 80 years, in hundredths of it. */
const segmentsOf = (...chapters: readonly Chapter[]) =>
  listSegments(placeChapters(chapters, { birthdate: null, now: 36 * 52 + 20 }), {
    age: 36,
    lifeExpectancy: 80,
  }).map(({ chapter: { name }, start, length }) => [name, toPercent(start), toPercent(length)]);

test('chapters have their share of the line', () => {
  expect(segmentsOf(chapter('School', '6', '18'), chapter('Work', '20', null))).toEqual([
    ['School', 7.5, 15],
    // From 20 to 36, where the line has now.
    ['Work', 25, 20],
  ]);
});

test('a chapter that has begun since the last birthday is on the line', () => {
  // 10 weeks after the birthday, and 11 weeks long.
  expect(segmentsOf(chapter('Move', `w${36 * 52 + 10}`, null))).toEqual([['Move', 45.24, 0.264]]);
});

test('chapters are cut at the end of the line, and left out after it', () => {
  expect(segmentsOf(chapter('Retired', '60', null))).toEqual([['Retired', 75, 25]]);
  expect(segmentsOf(chapter('Late', '60', '100'), chapter('Later', '100', '110'))).toEqual([
    ['Late', 75, 25],
  ]);
});
