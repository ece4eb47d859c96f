import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDates } from '../../tests/fixtures/arbitraries.ts';
import { countDots } from '../../tests/fixtures/weeks.ts';
import { layOutYear } from './year-of-days.ts';

const ROOM = { x: 0, y: 0, width: 310, height: 240 };

describe('The days of a year', () => {
  test('are a row for each month, as wide as the room, before and after today', () => {
    // 310 ÷ 31: 10 pixels a day. 12 rows of 18 pixels are 216 of 240.
    const { box, scene } = layOutYear({ today: { year: 2026, month: 2, day: 3 }, marked: [] }, ROOM);
    expect(box).toEqual({ x: 0, y: 12, width: 310, height: 216 });
    expect(scene).toMatchObject({ pitch: 10, now: { x: 25, y: 39 } });
    const [lived = '', ahead = ''] = scene.dots.map(({ decades }) => decades[0]?.path);
    expect(countDots(lived, 10)).toEqual([31, 2]);
    expect(countDots(ahead, 10)).toEqual([26, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  });

  test('are in the middle of a wide room', () => {
    const { box, scene } = layOutYear(
      { today: { year: 2026, month: 1, day: 1 }, marked: [] },
      { ...ROOM, width: 1000, height: 120 },
    );
    expect([scene.pitch, box]).toEqual([10, { x: 345, y: 0, width: 310, height: 120 }]);
  });

  test('are all of them, in the room, on any day', () => {
    fc.assert(
      fc.property(calendarDates(1900, 2100), (today) => {
        const { pitch, dots, now: at } = layOutYear({ today, marked: [] }, ROOM).scene;
        const counts = dots.flatMap(({ decades }) => decades.flatMap(({ path }) => countDots(path, pitch)));
        const { year } = today;
        const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
        expect(counts.reduce((sum, each) => sum + each, 0)).toBe(isLeap ? 366 : 365);
        expect((at?.x ?? 0) + pitch / 2).toBeLessThanOrEqual(ROOM.width);
        expect((at?.y ?? 0) + pitch / 2).toBeLessThanOrEqual(ROOM.height);
      }),
    );
  });
});
