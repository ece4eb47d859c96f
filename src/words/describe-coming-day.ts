import { COMING, namePerson, ROUND_DAYS } from '#words/form.ts';
import { type CalendarDate, daysBetween } from '../life/calendar-date.ts';
import type { ComingDay, RoundDay } from '../life/coming-days.ts';
import type { Arguments } from './arguments.ts';
import { isolateName } from './isolate-name.ts';
import { joinUnits } from './join-sentences.ts';
import type { Format } from './language.ts';

/** A round day in a few words. @example '1,000 weeks old' */
const describeRoundDay = (format: Format, { unit, count }: Pick<RoundDay, 'unit' | 'count'>): string =>
  unit === 'seconds' ? ROUND_DAYS.billionSeconds : ROUND_DAYS[unit](format, { count });

interface OfLife extends Pick<Arguments, 'whose'> {
  readonly asOf: CalendarDate;
}

/**
 * A day to come, and how many days away it is, or the year of which no more is known. Figures stay beside their units.
 * @example '2,000 weeks old on May 19, 2027: in 172 days'
 * @example 'Around 2042: you’ll be as old as Ana was when you were born'
 */
export function describeComingDay(format: Format, day: ComingDay, { asOf, whose }: OfLife): string {
  if ('person' in day) {
    const what = COMING[day.kind]({ name: isolateName(namePerson(day.person.name)), whose });
    return COMING.inYear({ year: String(day.year), what });
  }
  const what = describeRoundDay(format, day);
  const count = daysBetween(asOf, day.date);
  return joinUnits(
    count === 0 ? COMING.today({ what }) : COMING.onDay(format, { date: format.date(day.date), count, what }),
  );
}
