import { expect, test } from 'vitest';
import { placedChapter } from '../../../tests/fixtures/life-events.ts';
import type { PlacedMoment } from '../../life/place-events.ts';
import { whenOf } from '../../life/when.ts';
import { formatFor } from '../../words/format.ts';
import {
  describeChapters,
  describeMarked,
  describeMarkedWeek,
  describeMarkedYear,
} from './describe-marks.ts';

const FORMAT = formatFor('en-US');
const moment = (text: string, number: number): PlacedMoment => ({
  moment: { id: text, text, when: whenOf('2012') },
  number,
  week: 0,
});
const berlin = placedChapter('Berlin', 1144, 1404);

test.each([
  ['nothing else without them', null, [], 'so far'],
  [
    'its chapter and its moments with their numbers',
    berlin,
    [moment('Wedding', 6), moment('Flight', 7)],
    'so far · Berlin · Wedding (6) · Flight (7)',
  ],
  [
    'five moments by name, and how many others there are',
    null,
    Array.from({ length: 50 }, (_, index) => moment(`M${index + 1}`, index + 1)),
    'so far · M1 (1) · M2 (2) · M3 (3) · M4 (4) · M5 (5) · 45 more',
  ],
  ['the number after a right-to-left text', null, [moment('חתונה', 2)], 'so far · \u2068חתונה\u2069 (2)'],
])('a week says %s', (_, chapter, moments, text) => {
  expect(describeMarkedWeek(FORMAT, { text: 'so far', chapter, moments })).toBe(text);
});

test('a year says its moments after what its time goes to', () => {
  const text = 'In a year …';
  const withWedding = describeMarkedYear(FORMAT, { text, moments: [moment('Wedding', 6)] });
  expect(withWedding).toBe('In a year … Moments: Wedding (6).');
  expect(describeMarkedYear(FORMAT, { text, moments: [] })).toBe(text);
});

test('a picture says how many moments it marks', () => {
  expect(describeMarked(FORMAT, 1)).toBe('1 moment is marked.');
  expect(describeMarked(FORMAT, 50)).toBe('50 moments are marked.');
});

test('chapters are named with their ages; one without an end has only the first', () => {
  const lisbon = { ...placedChapter('Lisbon', 1404, 1900), goesOn: true };
  expect(describeChapters(FORMAT, [berlin, lisbon])).toBe(
    'Chapters: Berlin, ages 22 to 27; Lisbon, from age 27.',
  );
});
