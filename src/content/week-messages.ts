import type { CalendarDate } from '../life/calendar-date.ts';
import type { ActivityProjection, LifeProjection } from '../life/life-projection.ts';
import { yearsBetween } from '../life/schedule.ts';
import type { Format } from './format.ts';
import { choosePlural } from './plural.ts';

/** The texts of the life in weeks. */
export const WEEK_MESSAGES = {
  title: 'Life in Weeks',
  standing: 'Each row is a year of your life; each dot is a week.',
  lying: 'Each column is a year of your life; each dot is a week.',
  keys: {
    time: 'Arrow keys move by a week or a year, Page Up and Page Down by a decade.',
    activities: 'Arrow keys move by a year, Page Up and Page Down by a decade.',
  },
  add: 'To add a moment, click its week, tap it twice or press Enter.',
  choice: 'Color by',
  by: { time: 'Time', activities: 'Activity', chapters: 'Chapter' },
  age: 'Age',
  week: (position: string) => `week ${position}`,
  lived: 'So far',
  now: 'This week',
  until: (age: string) => `Up to age ${age}`,
  ahead: 'Ahead',
  allWeeks: 'All weeks',
  columns: { what: 'Weeks', lived: 'So far' },
} as const;

/** The two sentences that the results open with: what is behind somebody who is not near the average, and ahead. */
export function describeLife(
  format: Format,
  { weeksLived, weeksLeft }: { readonly weeksLived: number; readonly weeksLeft: number },
): { readonly lived: string; readonly ahead: string } {
  const weeks = `${format.number(weeksLived)} ${choosePlural(weeksLived, { one: 'week', other: 'weeks' })}`;
  return {
    lived: weeksLived === 0 ? 'Your first week has begun.' : `You have lived ${weeks}.`,
    ahead: `About ${format.number(weeksLeft)} may lie ahead.`,
  };
}

/**
 * The key to the dots.
 * @param until the slider's age, as written; `null` when it is not moved
 * @param ahead whether any week comes after that
 */
export function listDots({ until, ahead }: { until: string | null; ahead: boolean }) {
  return [
    { kind: 'lived', text: WEEK_MESSAGES.lived } as const,
    { kind: 'now', text: WEEK_MESSAGES.now } as const,
    ...(ahead ? [{ kind: 'ahead', text: WEEK_MESSAGES.ahead } as const] : []),
    // Last, so that the others stay in place when it appears.
    ...(until === null ? [] : [{ kind: 'between', text: WEEK_MESSAGES.until(until) } as const]),
  ];
}

/** The weeks of a life: so far, up to the slider's age, ahead. */
type WeekCounts = Pick<LifeProjection, 'weeksLived' | 'offsetWeeks' | 'weeksRemaining'>;

/** The weeks in a sentence. */
export function describeWeeks(
  format: Format,
  {
    weeksLived: lived,
    offsetWeeks: between,
    weeksRemaining: ahead,
    projectedAge,
    lifeExpectancy,
  }: WeekCounts & Pick<LifeProjection, 'projectedAge' | 'lifeExpectancy'>,
): string {
  const so = `${format.number(lived)} ${choosePlural(lived, { one: 'week', other: 'weeks' })} so far`;
  const expectancy = format.number(lifeExpectancy);
  if (between === 0 && ahead === 0) return `${so}, past a life expectancy of ${expectancy}.`;
  if (between === 0) {
    return `${so}, ${format.number(ahead)} ahead until ${expectancy}. The bright dot is this week.`;
  }
  if (ahead === 0) return `${so}, ${format.number(between)} from now until ${expectancy}.`;
  return `${so}, ${format.number(between)} from now until ${format.number(projectedAge)}, ${format.number(ahead)} after that.`;
}

interface WeekWords {
  /** Of life, completed years. */
  readonly age: number;
  /** Of its year, from 1. */
  readonly week: number;
  /** Its first and last day; `null` if the birthdate is unknown. */
  readonly dates: { readonly from: CalendarDate; readonly to: CalendarDate } | null;
  readonly state: 'lived' | 'now' | 'ahead';
}

/** Describes one week. It never names an activity: nobody has entered what happens in a single week. */
export function describeWeek(
  format: Format,
  { age, week, dates, state }: WeekWords,
): { readonly title: string; readonly text: string } {
  const parts = [dates && format.dateRange(dates.from, dates.to), WEEK_MESSAGES[state].toLowerCase()];
  return {
    title: `${WEEK_MESSAGES.age} ${format.number(age)}, ${WEEK_MESSAGES.week(format.number(week))}`,
    text: parts.filter(Boolean).join(' · '),
  };
}

/** The ages at which the columns of the table of weeks begin and end. */
type WeekSpans = Pick<LifeProjection, 'age' | 'projectedAge' | 'lifeExpectancy' | 'spans'>;

/**
 * Each row of the table of weeks, without columns of nothing: all of them, then each activity's share.
 * @param activities in the order of the hours of each span, with their shares of the whole life in percent
 */
export function listWeeks(
  format: Format,
  projection: WeekCounts & WeekSpans,
  activities: readonly Pick<ActivityProjection, 'id' | 'name' | 'percentage'>[],
): { readonly id: string; readonly cells: readonly [string, ...string[]] }[] {
  const { weeksLived, offsetWeeks, weeksRemaining, age, projectedAge, lifeExpectancy, spans } = projection;
  const columns = [
    // At 0, those of the first year.
    { weeks: weeksLived, from: 0, until: Math.max(1, age) },
    ...(offsetWeeks > 0 ? [{ weeks: offsetWeeks, from: age, until: projectedAge }] : []),
    ...(weeksRemaining > 0 ? [{ weeks: weeksRemaining, from: projectedAge, until: lifeExpectancy }] : []),
  ];
  const list = (percentageOf: (from: number, until: number) => number) =>
    columns.map(({ weeks, from, until }) =>
      format.number(Math.round((weeks * percentageOf(from, until)) / 100)),
    );
  return [
    { id: 'all', cells: [WEEK_MESSAGES.allWeeks, ...list(() => 100)] },
    ...activities.map(({ id, name, percentage }, index) => {
      const percentageOf = (from: number, until: number) =>
        spans.length === 1 ? percentage : (100 * yearsBetween(spans, index, from, until)) / (until - from);
      return { id, cells: [name, ...list(percentageOf)] as const };
    }),
  ];
}
