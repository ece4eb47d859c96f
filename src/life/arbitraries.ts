import fc from 'fast-check';
import { ACTIVITY_COLORS } from './activity-colors.ts';
import { type CalendarDate, parseCalendarDate } from './calendar-date.ts';
import type { Profile } from './life.ts';

/** A day of the calendar between two years, for property tests. */
export const calendarDates = (fromYear: number, toYear: number): fc.Arbitrary<CalendarDate> =>
  fc
    .record({
      year: fc.integer({ min: fromYear, max: toYear }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
    })
    .filter(({ year, month, day }) => {
      const padded = (part: number, length: number) => String(part).padStart(length, '0');
      return parseCalendarDate(`${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`) !== null;
    });

const activities = fc
  .array(
    fc.record({
      id: fc.uuid(),
      name: fc.string({ minLength: 1 }),
      hours: fc.double({ min: 0, max: 24, noNaN: true }),
      color: fc.constantFrom(...ACTIVITY_COLORS),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((list) => {
    const total = list.reduce((hours, activity) => hours + activity.hours, 0);
    return list.map((activity) => ({ ...activity, hours: activity.hours * Math.min(1, 24 / (total || 1)) }));
  });

/** Any birthdate, any life expectancy from 1 to 150, any one to five activities of at most 24 hours a day. */
export const profiles: fc.Arbitrary<Profile> = fc.record({
  birthdate: calendarDates(1, 2026),
  lifeExpectancy: fc.double({ min: 1, max: 150, noNaN: true }),
  activities,
});
