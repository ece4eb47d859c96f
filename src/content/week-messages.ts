import type { LifeProjection } from '../life/life-projection.ts';
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
export type WeekCounts = Pick<LifeProjection, 'weeksLived' | 'offsetWeeks' | 'weeksRemaining'>;

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
