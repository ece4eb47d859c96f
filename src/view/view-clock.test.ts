import { afterEach, describe, expect, test } from 'vitest';
import { readTime, untilNextHour } from './view-clock.ts';

const ZONE = process.env['TZ'];
afterEach(() => {
  process.env['TZ'] = ZONE;
});

const MINUTE_MS = 60_000;

/** Every point in time at which the view looks at the clock, on a day in a time zone. */
function checksFrom(zone: string, start: string, hours: number): Date[] {
  process.env['TZ'] = zone;
  const first = new Date(start);
  const end = first.getTime() + hours * 60 * MINUTE_MS;
  const checks = [first];
  for (let at = first; at.getTime() < end; ) {
    at = new Date(at.getTime() + untilNextHour(at));
    checks.push(at);
  }
  return checks;
}

describe('The next look at the clock', () => {
  test('is at the next full hour', () => {
    process.env['TZ'] = 'UTC';
    expect(untilNextHour(new Date('2026-11-25T13:59:30Z'))).toBe(MINUTE_MS / 2);
    expect(untilNextHour(new Date('2026-11-25T14:00:00Z'))).toBe(60 * MINUTE_MS);
  });

  test.each([
    // The clocks go forward, and back.
    ['America/New_York', '2026-03-08T00:30:00-05:00'],
    ['America/New_York', '2026-11-01T00:30:00-04:00'],
    ['Europe/Berlin', '2026-10-25T00:30:00+02:00'],
    // The clocks change at midnight: a day begins at one o'clock, or one hour is there twice.
    ['Africa/Cairo', '2026-04-23T22:30:00+02:00'],
    ['Africa/Cairo', '2026-10-29T22:30:00+03:00'],
    ['America/Havana', '2026-03-07T22:30:00-05:00'],
    ['America/Havana', '2026-10-31T22:30:00-04:00'],
    // By half an hour, and by two hours.
    ['Australia/Lord_Howe', '2026-04-05T00:15:00+11:00'],
    ['Antarctica/Troll', '2026-10-25T00:30:00+02:00'],
    // Not whole hours from UTC.
    ['Asia/Kathmandu', '2026-11-25T22:30:00+05:45'],
    // A day was left out.
    ['Pacific/Apia', '2011-12-29T22:30:00-10:00'],
  ])('comes in every hour of a day in %s from %s, and as soon as its day begins', (zone, start) => {
    const checks = checksFrom(zone, start, 30);
    const waits = checks.slice(1).map((at, index) => at.getTime() - (checks[index]?.getTime() ?? 0));
    for (const wait of waits) {
      expect(wait).toBeGreaterThan(0);
      // The longest is an hour that the clocks go through twice.
      expect(wait).toBeLessThanOrEqual(180 * MINUTE_MS);
    }
    // A minute before each check at which another day has begun, it was still the day before.
    const days = checks.map((at) => readTime(at).today.day);
    const begun = checks.filter((_, index) => index > 0 && days[index] !== days[index - 1]);
    expect(begun.length).toBeGreaterThan(0);
    for (const at of begun) {
      expect(readTime(new Date(at.getTime() - MINUTE_MS)).today.day).not.toBe(readTime(at).today.day);
    }
  });
});

test('In hours that are there twice, the next look is never in the past', () => {
  // At Troll, the clocks go back from three to one.
  process.env['TZ'] = 'Antarctica/Troll';
  expect(untilNextHour(new Date('2026-10-25T01:30:00Z'))).toBe(60 * MINUTE_MS);
});

describe('By the clock, the view', () => {
  test.each([
    ['06:59', 'dark'],
    ['07:00', 'light'],
    ['18:59', 'light'],
    ['19:00', 'dark'],
    ['00:00', 'dark'],
  ])('at %s is %s', (time, theme) => {
    process.env['TZ'] = 'Asia/Tokyo';
    expect(readTime(new Date(`2026-11-25T${time}:00+09:00`)).theme).toBe(theme);
  });

  test('is moved each hour, by at most three pixels, and to eight places in a day', () => {
    process.env['TZ'] = 'UTC';
    const places = Array.from({ length: 24 }, (_, hour) =>
      readTime(new Date(Date.UTC(2026, 10, 25, hour))).shift.join(' '),
    );
    expect(new Set(places).size).toBe(8);
    expect(places.filter((place, index) => place === places[index - 1])).toEqual([]);
    const pixels = places.flatMap((place) => place.split(' ').map(Number));
    expect([Math.min(...pixels), Math.max(...pixels)]).toEqual([-3, 3]);
  });
});
