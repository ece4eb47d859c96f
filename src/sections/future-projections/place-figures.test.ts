import { expect, test } from 'vitest';
import { placeFigures } from './place-figures.ts';

/** With their plates, “1.5” is 33 pixels wide and “12.0” is 40. */
const place = (soFar: number, ahead: number, texts = ['12.0', '1.5']) =>
  placeFigures({ width: soFar, text: texts[0] ?? '' }, { width: ahead, text: texts[1] ?? '' }).map(
    ({ x, width }) => [x, x + width],
  );

test.each([
  [
    'at the ends of the bar, each in its part',
    place(100, 60),
    [
      [4, 44],
      [123, 156],
    ],
  ],
  [
    'both in the part ahead, if the other one is too narrow',
    place(10, 200),
    [
      [14, 54],
      [173, 206],
    ],
  ],
  [
    'both in the part so far, if the other one is too narrow',
    place(200, 10),
    [
      [4, 44],
      [163, 196],
    ],
  ],
  [
    'behind the bar, if neither part has room',
    place(20, 20),
    [
      [44, 84],
      [88, 121],
    ],
  ],
  [
    'also where one part has room for one of them only',
    place(60, 10),
    [
      [74, 114],
      [118, 151],
    ],
  ],
  ['alone in its bar', place(100, 0, ['12.0', '']), [[4, 44]]],
  ['alone behind a bar that is too narrow', place(10, 0, ['12.0', '']), [[14, 54]]],
  ['alone at the end', place(0, 100, ['', '1.5']), [[63, 96]]],
])('the figures of a bar are %s', (_, placed, expected) => {
  expect(placed).toEqual(expected);
});
