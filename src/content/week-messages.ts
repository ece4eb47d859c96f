import type { ActivityProjection, LifeProjection } from '../life/life-projection.ts';
import type { Day, Format } from './format.ts';
import { choosePlural } from './plural.ts';

/** The words of the life in weeks. */
export const WEEK_MESSAGES = {
  title: 'Life in Weeks',
  hint: 'Each row is a year, from one birthday to the next. Each point is one of its weeks.',
  keys: 'Arrow keys move through the weeks and years, Page keys through decades.',
  choice: 'What the points show',
  by: { time: 'Lived and to come', activities: 'What the weeks go into' },
  age: 'Age',
  week: (position: string) => `week ${position}`,
  lived: 'Lived',
  now: 'This week',
  until: (age: string) => `Until ${age}`,
  toCome: 'Still to come',
  allWeeks: 'All weeks',
  table: 'The same as a table',
  columns: { what: 'Weeks', lived: 'Lived' },
  note: 'Weeks left count from your last birthday. A year has a day or two more than 52 weeks: the last point of each row stands for them as well.',
} as const;

/**
 * What each kind of point stands for.
 * @param until the slider's age, as written; `null` when it is not moved
 * @param ahead whether any week comes after that
 */
export function listDots({ until, ahead }: { until: string | null; ahead: boolean }) {
  return [
    { kind: 'lived', text: WEEK_MESSAGES.lived } as const,
    { kind: 'now', text: WEEK_MESSAGES.now } as const,
    ...(until === null ? [] : [{ kind: 'between', text: WEEK_MESSAGES.until(until) } as const]),
    ...(ahead ? [{ kind: 'ahead', text: WEEK_MESSAGES.toCome } as const] : []),
  ];
}

/** How the weeks of a life divide: lived, up to the slider's age, still to come. */
type WeekCounts = Pick<LifeProjection, 'weeksLived' | 'offsetWeeks' | 'weeksRemaining'>;

/** The weeks in a sentence. */
export function describeWeeks(
  format: Format,
  {
    weeksLived: lived,
    offsetWeeks: between,
    weeksRemaining: toCome,
    projectedAge,
    lifeExpectancy,
  }: WeekCounts & Pick<LifeProjection, 'projectedAge' | 'lifeExpectancy'>,
): string {
  const so = `${format.number(lived)} ${choosePlural(lived, { one: 'week', other: 'weeks' })} lived`;
  const expectancy = format.number(lifeExpectancy);
  if (between === 0 && toCome === 0) return `${so}, past a life expectancy of ${expectancy}.`;
  if (between === 0) {
    return `${so}, ${format.number(toCome)} left until ${expectancy}. The bright point is this week.`;
  }
  if (toCome === 0) return `${so}, ${format.number(between)} from now until ${expectancy}.`;
  return `${so}, ${format.number(between)} from now until ${format.number(projectedAge)}, ${format.number(toCome)} after that.`;
}

/** What a row of points goes into, in a sentence. @param points of each activity, out of 52 */
export function describeRow(
  format: Format,
  points: readonly { readonly name: string; readonly points: number }[],
): string {
  const parts = points
    .filter((each) => each.points > 0)
    .map((each) => `${format.number(each.points)} ${each.name}`);
  return `Of the 52 points in a row: ${parts.join(', ')}.`;
}

interface WeekWords {
  /** Of life, completed years. */
  readonly age: number;
  /** Of its year, from 1. */
  readonly week: number;
  /** Its first and last day; `null` where nobody has told the birthdate. */
  readonly dates: { readonly from: Day; readonly to: Day } | null;
  readonly state: 'lived' | 'now' | 'toCome';
  /** What the point stands for, where the points show that. */
  readonly activity: string | undefined;
}

/** One week: what is told of the point that is pointed at. */
export function describeWeek(
  format: Format,
  { age, week, dates, state, activity }: WeekWords,
): { readonly title: string; readonly text: string } {
  const parts = [
    dates && format.dateRange(dates.from, dates.to),
    WEEK_MESSAGES[state].toLowerCase(),
    activity,
  ];
  return {
    title: `${WEEK_MESSAGES.age} ${format.number(age)}, ${WEEK_MESSAGES.week(format.number(week))}`,
    text: parts.filter(Boolean).join(' · '),
  };
}

/** Each row of the table of weeks: all of them, then each activity's share. @param percentage of the day */
export function listWeeks(
  format: Format,
  { weeksLived: lived, offsetWeeks: between, weeksRemaining: toCome }: WeekCounts,
  activities: readonly Pick<ActivityProjection, 'id' | 'name' | 'percentage'>[],
): { readonly id: string; readonly cells: readonly [string, ...string[]] }[] {
  const spans = between > 0 ? [lived, between, toCome] : [lived, toCome];
  const list = (percentage: number) =>
    spans.map((weeks) => format.number(Math.round((weeks * percentage) / 100)));
  return [
    { id: 'all', cells: [WEEK_MESSAGES.allWeeks, ...list(100)] },
    ...activities.map(({ id, name, percentage }) => ({
      id,
      cells: [name, ...list(percentage)] as const,
    })),
  ];
}
